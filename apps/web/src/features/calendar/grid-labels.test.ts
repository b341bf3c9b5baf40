import texts from 'texts:calendar,leave'
import type { Leave } from '@onward/contract'
import { describe, expect, it } from 'vitest'
import { shift } from '#test/events.ts'
import { addTexts } from '#web/lib/text.ts'
import { toLeaveEvents } from './events.ts'
import { gridLabels } from './grid-labels.ts'

addTexts(texts)

const leaveOf = (name: string, leaveId: number) =>
  ({
    leaveId,
    providerName: name,
    leaveDescription: 'Holiday',
    startDate: '2026-03-07',
    endDate: '2026-03-07',
  }) as Leave // all that a day of it is made of
const absent = (...names: string[]) => toLeaveEvents(names.map(leaveOf), ['2026-03-07'])
const shifts = (count: number) =>
  Array.from({ length: count }, (_, at) => shift(`${at}`, '2026-03-07', `Provider ${at}`))

const open = { ...shift('open', '2026-03-07', 'Open shift'), look: 'open' as const }

describe('what is said of a day', () => {
  it.each([
    ['nothing', [], 'Saturday, March 7, 2026, no shifts'],
    ['a shift', shifts(1), 'Saturday, March 7, 2026, 1 shift'],
    ['many shifts', shifts(40), 'Saturday, March 7, 2026, 40 shifts'],
    ['shifts and leave', [...absent('Ada', 'Tom'), ...shifts(2)], 'Saturday, March 7, 2026, 2 shifts, leave: Ada, Tom'],
    ['the leave of many', [...absent('A', 'B', 'C', 'D'), ...shifts(2)], 'Saturday, March 7, 2026, 2 shifts'],
    ['open shifts', [...shifts(2), open], 'Saturday, March 7, 2026, 2 shifts, 1 open'],
  ])('with %s is how much there is, and by name what is little', (_, events, said) => {
    expect(gridLabels().day('2026-03-07', events)).toBe(said)
  })
})

it('the grids are called by what they show', () => {
  const { month, times, empty } = gridLabels()
  expect([month('March 2026'), times('Sunday', 'Saturday'), empty]).toEqual([
    'Shifts of March 2026',
    'Shifts from Sunday to Saturday',
    'No shifts in this period',
  ])
})

it('where not each leave is an event of the day, all who are away are said and counted', () => {
  const away = new Map([['2026-03-07', ['Ada', 'Tom']]])
  const { day, head } = gridLabels(away)
  const events = [...absent('Ada'), ...shifts(3)]
  expect(day('2026-03-07', events)).toBe('Saturday, March 7, 2026, 3 shifts, leave: Ada, Tom')
  expect(head?.('2026-03-07', events)).toEqual({ onDuty: 3, open: 0, away: 2 })
  expect(gridLabels().head).toBeUndefined()
})
