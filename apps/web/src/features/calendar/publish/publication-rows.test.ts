import type { PublishedEntry } from '@onward/contract'
import texts from 'texts:open,publications,publish'
import { expect, it } from 'vitest'
import { csv } from '@onward/sheets'
import { addTexts } from '#web/lib/text.ts'
import { publicationRows } from './publication-rows.ts'

addTexts(texts)

const told = (endsAt: string, facilityName = 'Harbor', more: object = {}): PublishedEntry['after'] => ({
  hospitalId: 'h',
  facilityName,
  startsAt: '2026-11-18T07:00',
  endsAt,
  timeZone: 'America/New_York',
  shiftTypeName: 'Day',
  ...more,
})
const diff = (providerName: string | null, entry: PublishedEntry) => ({
  providerId: providerName,
  providerName,
  minutesBefore: 0,
  minutesAfter: 720,
  isMailed: providerName !== null,
  entries: [entry],
})

it('has a row for each shift that somebody was told of, and runs nothing in a spreadsheet', () => {
  const before = told('2026-11-18T19:00', undefined, { note: 'Pager', specialtyName: null })
  const after = told('2026-11-18T21:00', '=cmd()', { note: null, specialtyName: 'Surgery' })
  const rows = publicationRows([
    diff('Maya', { assignmentId: 7, kind: 'changed', before, after }),
    diff(null, { assignmentId: 8, kind: 'removed', before, after: null }),
  ])
  const [head = [], ...rest] = rows
  expect([head.length, head[3], head[10]]).toEqual([18, 'Facility', 'Facility before'])
  const zone = 'America/New_York'
  const was = ['Harbor', '2026-11-18T07:00', '2026-11-18T19:00', zone, 'Day', '', 'Pager']
  expect(rest).toEqual([
    [
      'Maya',
      'Changed',
      7,
      '=cmd()',
      '2026-11-18T07:00',
      '2026-11-18T21:00',
      zone,
      'Day',
      'Surgery',
      '',
      ...was,
      'One mail',
    ],
    ['Open shift', 'Removed', 8, '', '', '', '', '', '', '', ...was, ''],
  ])
  expect(csv(rows)).toContain(",'=cmd(),")
})
