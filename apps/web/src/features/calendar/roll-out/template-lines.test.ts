import type { TemplateSlot } from '@onward/contract'
import { expect, it } from 'vitest'
import { beyond, daysOfWeeks, linesOf, mergedLines, newLine, nextWeek, slotsFrom, slotsOf } from './template-lines.ts'

const slot = (week: number, weekday: number, more: Partial<TemplateSlot> = {}): TemplateSlot => ({
  week,
  weekday,
  hospitalId: 'ny',
  facilityName: 'New York',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  startsAt: null,
  endsAt: null,
  days: null,
  specialtyId: null,
  specialtyName: null,
  providerId: null,
  providerName: null,
  ...more,
})
const bare = (named: TemplateSlot) => {
  const { facilityName: _f, shiftTypeName: _t, specialtyName: _s, providerName: _p, ...rest } = named
  return rest
}

it('are lines of the same shift on several days, and of two on one day two', () => {
  const slots = [slot(1, 1), slot(1, 2), slot(1, 1), slot(2, 0, { providerId: 'p1' })]
  const lines = linesOf(slots)
  expect(lines.map(({ providerId, ticked }) => [providerId, [...ticked]])).toEqual([
    [null, ['1 1', '1 2']],
    [null, ['1 1']],
    ['p1', ['2 0']],
  ])
  const back = slotsOf(lines, 2, '2031-01-06').map((one) => JSON.stringify(one))
  expect(back.toSorted()).toHaveLength(4)
  expect(slotsOf(linesOf(slots), 2, '2031-01-06')).toEqual(expect.arrayContaining(slots.map((one) => bare(one))))
})

it('leave out what stands in weeks that have gone', () => {
  const lines = linesOf([slot(1, 1), slot(2, 1)])
  expect([beyond(lines, 2), beyond(lines, 1)]).toEqual([0, 1])
  expect(slotsOf(lines, 1, '2031-01-06')).toHaveLength(1)
})

it('begin as the anchor does', () => {
  // A Wednesday.
  expect(daysOfWeeks(1, '2031-01-08').map(({ weekday }) => weekday)).toEqual([3, 4, 5, 6, 0, 1, 2])
  expect(nextWeek('2031-01-08', '2031-02-03')).toBe('2031-02-05')
  expect(nextWeek('2031-01-08', '2031-02-05')).toBe('2031-02-05')
})

it('may say the same once more', () => {
  const lines = linesOf([slot(1, 1)])
  const [first] = lines
  const more = first && newLine(lines, first)
  expect(more?.key).not.toBe(first?.key)
  expect(more?.ticked.size).toBe(0)
})

it('are taken over from shifts, with times of their own where they are not the usual ones', () => {
  const types = new Map([['day', { startsAt: '07:00', endsAt: '19:00', days: 0 }]])
  const shift = { providerId: 'p1', hospitalId: 'ny', shiftTypeId: 'day', specialtyId: null }
  const shifts = [
    { ...shift, startsAt: '2031-01-06T07:00', endsAt: '2031-01-06T19:00' },
    { ...shift, startsAt: '2031-01-15T20:00', endsAt: '2031-01-16T06:00' },
  ]
  expect(slotsFrom(shifts, '2031-01-06', types)).toMatchObject([
    { week: 1, weekday: 1, startsAt: null, endsAt: null, days: null },
    { week: 2, weekday: 3, startsAt: '20:00', endsAt: '06:00', days: 1 },
  ])
})

it('take in what somebody else has ticked and unticked, beside what was ticked here', () => {
  const before = [slot(1, 1), slot(1, 2), slot(1, 3), slot(1, 3)]
  const lines = linesOf(before)
  const merged = (typed: typeof lines, theirs: TemplateSlot[]) =>
    mergedLines(typed, before, theirs).map(({ providerId, ticked }) => [providerId, ...ticked])
  const ticked = lines.map((line, at) => (at === 0 ? { ...line, ticked: new Set(['1 1', '1 3', '1 5']) } : line))
  // Tuesday was unticked and Friday ticked here; there Monday went, and of two on Wednesday one.
  const theirs = [slot(1, 2), slot(1, 3), slot(1, 6), slot(1, 0, { providerId: 'p1' })]
  expect(merged(ticked, theirs)).toEqual([
    [null, '1 3', '1 5', '1 6'],
    ['p1', '1 0'],
  ])
  expect(merged(lines, theirs)).toEqual(linesOf(theirs).map(({ providerId, ticked: on }) => [providerId, ...on]))
  // The same of both is once, and what stands on no day yet stays.
  const both = [...before, slot(2, 1)]
  expect(merged(linesOf(both), both)).toEqual([
    [null, '1 1', '1 2', '1 3', '2 1'],
    [null, '1 3'],
  ])
  expect(merged([...lines, newLine(lines, slot(1, 1, { providerId: 'p2' }))], before).at(-1)).toEqual(['p2'])
})
