import { expect, it } from 'vitest'
import { hoursOf, nextOf, onDateOf } from './own-hours.ts'

const shift = (startsAt: string, endsAt: string, hours: number) => ({
  startsAt,
  endsAt,
  scheduledDate: startsAt.slice(0, 10),
  start: `${startsAt}:00.000Z`,
  end: `${endsAt}:00.000Z`,
  elapsedMinutes: hours * 60,
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
  expect(before).toEqual({ week: (32 + 12) * 60, done: 0, month: 12 * 60, nights: 0 })
  expect(hoursOf([CALL, DAY], WEEK, '2027-08', at('2027-08-03T12:00')).done).toBe(32 * 60)
  expect(hoursOf([CALL], WEEK, '2027-07', at('2027-08-01T12:00'))).toMatchObject({ month: 62 * 60, nights: 1 })
})
