import { datesFrom } from '@onward/scheduling'
import { expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { cellsOf, isPlaced, leaveBars, openKey, placed, placesOf, rowKeyOf, weekNumber, weeksOf } from './placing.ts'
import { rosterOf } from './roster.ts'

const dates = datesFrom('2031-03-10', 7)
const shiftsOf = (...shifts: Sampled[]) => rosterOf(boardOf(shifts), '').shifts
const places = (startsAt: string, endsAt: string) =>
  shiftsOf([0, 0, startsAt, endsAt, 'call']).map((shift) => placesOf(shift, '2031-03-10', 7))[0]

it.each([
  ['a day on its day', '2031-03-11T07:00', '2031-03-11T19:00', [1]],
  ['a night on the day it begins', '2031-03-11T19:00', '2031-03-12T07:00', [1]],
  ['a day round the clock too', '2031-03-11T07:00', '2031-03-12T07:00', [1]],
  ['a weekend on call on both', '2031-03-14T07:00', '2031-03-16T07:00', [4, 5]],
  ['one that runs past noon on that day too', '2031-03-11T19:00', '2031-03-12T12:30', [1, 2]],
  ['nothing of a night of the day before', '2031-03-09T19:00', '2031-03-10T07:00', []],
  ['the rest of a call of the day before', '2031-03-08T07:00', '2031-03-11T19:00', [0, 1]],
  ['no more than there are dates', '2031-03-16T07:00', '2031-03-18T19:00', [6]],
])('puts %s', (_, startsAt, endsAt, expected) => {
  expect(places(startsAt, endsAt)).toEqual(expected)
  expect(shiftsOf([0, 0, startsAt, endsAt, 'call']).map((shift) => isPlaced(shift, dates))).toEqual([
    expected.length > 0,
  ])
})

it.each([
  ['a night, on its only day', '2031-03-11T19:00', '2031-03-12T07:00', [1], 1],
  ['three days from noon to noon, on the last of them', '2031-03-11T12:00', '2031-03-14T12:00', [1, 2, 3], 3],
  ['one that goes on after the dates, on none', '2031-03-15T07:00', '2031-03-18T19:00', [5, 6], undefined],
])('ends %s', (_, startsAt, endsAt, on, end) => {
  const cells = cellsOf(shiftsOf([0, 0, startsAt, endsAt, 'call']), dates)
  const shown = cells.flatMap((cell, at) => (cell ? [at] : []))
  expect(shown).toEqual(on)
  expect(shown.find((at) => cells[at]?.[0]?.isEnd)).toBe(end)
})

it('puts several of a day by their start, and what is nobody’s into rows of its own', () => {
  const shifts = shiftsOf(
    [0, 0, '2031-03-10T14:00', '2031-03-10T18:00', 'custom'],
    [0, 1, '2031-03-10T07:00', '2031-03-10T11:00', 'custom'],
    day(null, '2031-03-12', 1),
    [1, 0, '2031-03-01T07:00', '2031-03-01T19:00', 'day'],
  )
  const cells = placed(Map.groupBy(shifts, rowKeyOf), (own) => cellsOf(own, dates))
  expect(cells.get('ada')?.[0]?.map(({ shift }) => shift.startsAt)).toEqual(['2031-03-10T07:00', '2031-03-10T14:00'])
  expect(cells.get(openKey('la'))?.[2]).toHaveLength(1)
  expect(cells.get('ben')).toBe(undefined)
})

it('cuts leave to the dates, and knows that it goes on', () => {
  const leave = (startDate: string, endDate: string) => ({
    leaveId: 1,
    person: 0,
    startDate,
    endDate,
    leaveKindId: 'annual',
    leaveKindName: 'Annual leave',
    leaveDescription: '',
  })
  const bars = leaveBars(
    [leave('2031-03-01', '2031-03-11'), leave('2031-03-13', '2031-03-13'), leave('2031-03-01', '2031-03-09')],
    dates,
  )
  expect(bars.map(({ from, to, isBefore, isAfter }) => [from, to, isBefore, isAfter])).toEqual([
    [0, 1, true, false],
    [3, 3, false, false],
  ])
})

it('counts weeks as calendars on walls do, wherever they begin', () => {
  expect([weekNumber('2026-11-01', 0), weekNumber('2026-11-01', 1), weekNumber('2027-01-01', 1)]).toEqual([45, 44, 53])
  expect([weekNumber('2026-12-31', 1), weekNumber('2027-01-04', 1)]).toEqual([53, 1])
  expect(weeksOf(datesFrom('2031-03-12', 12), 1)).toEqual([
    { from: 0, days: 5 },
    { from: 5, days: 7 },
  ])
})
