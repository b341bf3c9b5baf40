import { addDays } from '@onward/scheduling'
import { expect, it } from 'vitest'
import { hoursOf, nextOf, onDateOf } from './own-hours.ts'

const shift = (startsAt: string, endsAt: string, hours: number) => ({
  startsAt,
  endsAt,
  scheduledDate: startsAt.slice(0, 10),
  start: `${startsAt}:00.000Z`,
  end: `${endsAt}:00.000Z`,
  elapsedMinutes: hours * 60,
  timeZone: 'UTC',
})
const CALL = shift('2027-07-30T18:00', '2027-08-02T08:00', 62)
const DAY = shift('2027-08-04T07:00', '2027-08-04T19:00', 12)
const WEEK = ['2027-08-01', '2027-08-02', '2027-08-03', '2027-08-04', '2027-08-05', '2027-08-06', '2027-08-07']
const at = (instant: string) => Date.parse(`${instant}:00Z`)

it('a call that began last month is what one is on, on each date that it covers', () => {
  expect(nextOf([DAY, CALL], at('2027-08-01T12:00'))).toBe(CALL)
  expect(WEEK.slice(0, 4).map((date) => onDateOf([CALL, DAY], date))).toEqual([CALL, CALL, undefined, DAY])
  expect(onDateOf([CALL], '2027-07-30')).toBe(CALL)
  // A night belongs to the evening on which it begins.
  expect(onDateOf([shift('2027-07-31T19:00', '2027-08-01T07:00', 12)], '2027-08-01')).toBeUndefined()
})

it('a week counts the hours that fall in it, a month whole shifts that begin in it, as the board does', () => {
  const before = hoursOf([CALL, DAY], WEEK, '2027-08', at('2027-08-01T12:00'))
  expect(before).toEqual({ week: (32 + 12) * 60, done: 0, month: 12 * 60, nights: 0, isOverEdge: true })
  expect(hoursOf([CALL, DAY], WEEK, '2027-08', at('2027-08-03T12:00')).done).toBe(32 * 60)
  expect(hoursOf([CALL], WEEK, '2027-07', at('2027-08-01T12:00'))).toMatchObject({ month: 62 * 60, nights: 1 })
  // Over the edge of the month alone, of the week alone, and over none.
  const isOver = (shifts: (typeof DAY)[], month: string) => hoursOf(shifts, WEEK, month, 0).isOverEdge
  expect(isOver([shift('2027-08-31T19:00', '2027-09-01T07:00', 12)], '2027-08')).toBe(true)
  expect(isOver([shift('2027-08-07T19:00', '2027-08-08T07:00', 12)], '2027-08')).toBe(true)
  expect(isOver([DAY, shift('2027-08-10T19:00', '2027-08-11T07:00', 12)], '2027-08')).toBe(false)
})

it('an hour that the clock repeats or leaves out counts on its date', () => {
  const zoned = (startsAt: string, endsAt: string, start: string, hours: number) => ({
    ...shift(startsAt, endsAt, hours),
    start,
    timeZone: 'America/New_York',
  })
  const week = (monday: string) => Array.from({ length: 7 }, (_, day) => addDays(monday, day))
  const inWeek = (one: ReturnType<typeof zoned>, monday: string) => hoursOf([one], week(monday), '2026-12', 0).week / 60
  const longNight = zoned('2026-10-31T19:00', '2026-11-01T07:00', '2026-10-31T23:00:00.000Z', 13)
  // Sunday is the first of the week, and the last; a week that it has nothing to do with has none of it.
  expect(['2026-10-25', '2026-11-01', '2026-11-08'].map((day) => inWeek(longNight, day))).toEqual([5, 8, 0])
  const shortNight = zoned('2026-03-07T19:00', '2026-03-08T07:00', '2026-03-08T00:00:00.000Z', 11)
  expect(['2026-03-01', '2026-03-08', '2026-03-15'].map((day) => inWeek(shortNight, day))).toEqual([5, 6, 0])
  // A call that goes on after the night of the change: what is before Monday has the hour, what is after has not.
  const call = zoned('2026-10-31T19:00', '2026-11-03T07:00', '2026-10-31T23:00:00.000Z', 61)
  expect(['2026-10-26', '2026-11-02'].map((day) => inWeek(call, day))).toEqual([30, 31])
})
