import type { Board } from '@onward/contract'
import { expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { removedIn } from '../removed.ts'
import { rosterOf } from '../roster.ts'
import { rowsOf } from '../rows.ts'
import { drawnTo, hoursOf, minutesOf, spanOf } from './hours.ts'

const NY = 'America/New_York'
const [SPRING, AUTUMN] = ['2031-03-09', '2031-11-02']
const of = (date: string, sampled: readonly Sampled[], facility = '', removed: Board['removed'] = []) => {
  const board = boardOf(sampled)
  const [ny, la] = board.facilities
  if (!ny || !la) throw new Error('there are two')
  const roster = rosterOf({ ...board, facilities: [ny, { ...la, timeZone: 'America/Los_Angeles' }] }, facility)
  const rows = rowsOf(roster, roster.shifts, {
    grouping: 'none',
    sort: 'name',
    totals: () => ({ minutes: 0, target: null, nights: 0, weekends: 0 }),
    isFree: () => true,
  })
  const removedBy = removedIn({ ...board, removed }, '', '')
  const hours = hoursOf(rows, roster.shifts, roster, date, facility, removedBy)
  const read = rows.flatMap((row) => {
    if (row.kind !== 'person' && row.kind !== 'open') return []
    const { axis, bars, removed: gone, timeZone } = hours.rowOf(row)
    const at = (instant: number) => (instant - axis.from) / 3_600_000
    return [
      `${row.key} ${timeZone?.slice(8)}: ${[...bars, ...gone]
        .map(({ from, to, isBefore, isAfter, lane, ...one }) =>
          [
            'removed' in one && 'removed ',
            isBefore && '<',
            at(from),
            '-',
            at(to),
            isAfter && '>',
            lane > 0 && ` in ${lane}`,
          ]
            .filter((one) => one !== false)
            .join(''),
        )
        .join(', ')}`,
    ]
  })
  return { hours, read, roster }
}
const night = (from: string, to: string): Sampled => [0, 0, `${from}T19:00`, `${to}T07:00`, 'night']

it('has the hours of the day as the clocks show them, each row by its own, and cuts what is longer', () => {
  const { read, hours } = of('2031-03-11', [
    night('2031-03-10', '2031-03-11'),
    night('2031-03-11', '2031-03-12'),
    day(1, '2031-03-11', 1),
    day(null, '2031-03-11'),
    day(null, '2031-03-11'),
    day(2, '2031-03-10'),
  ])
  expect(read).toEqual([
    'open ny New_York: 7-19, 7-19 in 1',
    'ada New_York: <-5-7, 19-31>',
    'ben Los_Angeles: 7-19',
    'cy New_York: ',
  ])
  expect(hours.hasZones).toBe(true)
  // Who is nobody is not on duty.
  expect(hours.onDuty.slice(5, 9)).toEqual([1, 1, 1, 1])
  expect(hours.onDuty.slice(17, 21)).toEqual([1, 1, 1, 1])
})

it('lays what is there no more beside what is', () => {
  const gone = {
    assignmentId: 9,
    facility: 0,
    startsAt: '2031-03-10T19:00',
    endsAt: '2031-03-11T07:00',
    shiftTypeId: 'night',
  }
  const { read, hours } = of('2031-03-11', [day(1, '2031-03-11', 1), night('2031-03-10', '2031-03-11')], '', [
    { ...gone, person: 0 },
    { ...gone, person: 2 },
  ])
  expect(read).toEqual([
    'ada New_York: <-5-7, removed <-5-7 in 1',
    'ben Los_Angeles: 7-19',
    'cy New_York: removed <-5-7',
  ])
  // Who works it no more is not on duty.
  expect(hours.onDuty[3]).toBe(1)
})

it('goes by the clock of the facility that is looked at', () => {
  const { read, hours } = of('2031-03-11', [day(1, '2031-03-11', 1), day(0, '2031-03-11')], 'ny')
  expect(read[1]).toBe('ben New_York: 10-22')
  expect(hours.hasZones).toBe(false)
  // Who is elsewhere is not on duty here.
  expect(hours.onDuty[12]).toBe(1)
})

it.each([
  [SPRING, 23, '2031-03-08', 6],
  [AUTUMN, 25, '2031-11-01', 8],
])('knows that %s has %i hours, and how long its night is', (date, count, before, until) => {
  const board = boardOf([night(before, date)])
  const minutes = (5 + until) * 60
  const { hours } = of(date, [])
  expect(hours.axis.hours).toHaveLength(count)
  const [shift] = rosterOf({ ...board, shifts: { ...board.shifts, elapsedMinutes: [minutes] } }, '').shifts
  if (!shift) throw new Error('there is one')
  const { from, to } = spanOf(shift, NY)
  expect((to - from) / 60_000).toBe(minutes)
  expect(minutesOf(shift, NY)).toBe(minutes)
  expect((to - hours.axis.from) / 3_600_000).toBe(until)
})

it('draws an end in whole steps, past no clock change that there is not, and leaves a step at least', () => {
  const [shift] = rosterOf(boardOf([day(0, '2031-03-11')]), '').shifts
  if (!shift) throw new Error('there is one')
  const { from, to } = spanOf(shift, NY)
  const minute = 60_000
  expect(drawnTo(shift, 'end', to + 68 * minute, NY)).toEqual({
    startsAt: '2031-03-11T07:00',
    endsAt: '2031-03-11T20:15',
  })
  expect(drawnTo(shift, 'start', from - 22 * minute, NY).startsAt).toBe('2031-03-11T06:45')
  expect(drawnTo(shift, 'end', from - 600 * minute, NY).endsAt).toBe('2031-03-11T07:15')
  expect(drawnTo(shift, 'start', to + 600 * minute, NY).startsAt).toBe('2031-03-11T18:45')
  // From 1:45 the next quarter is 3:00.
  const spring = { ...shift, startsAt: `${SPRING}T00:00`, endsAt: `${SPRING}T01:45`, elapsedMinutes: 105 }
  expect(drawnTo(spring, 'end', spanOf(spring, NY).to + 15 * minute, NY).endsAt).toBe(`${SPRING}T03:00`)
})
