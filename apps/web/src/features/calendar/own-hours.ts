import type { Assignment } from '@onward/contract'
import { addDays, clockMinutes, dateOfWall, touchesNight, wallAt } from '@onward/scheduling'
import { isOverDays } from './events.ts'

type Shift = Pick<Assignment, 'start' | 'end' | 'scheduledDate' | 'elapsedMinutes' | 'startsAt' | 'endsAt'>

/** The shift that is under way, or the one that begins next. */
export const nextOf = <One extends Shift>(shifts: readonly One[], now: number): One | undefined =>
  shifts
    .filter(({ end }) => Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]

/** The shift of a date: one that begins on it, else a call over days that still runs. */
export const onDateOf = <One extends Shift>(shifts: readonly One[], date: string): One | undefined =>
  shifts.find(({ scheduledDate }) => scheduledDate === date) ??
  shifts.find((shift) => isOverDays(shift) && dateOfWall(shift.startsAt) < date && shift.endsAt > wallAt(date, '00:00'))

/** The minutes of a shift that fall on the dates from one to another: what is cut off at midnight is cut by the clock. */
const minutesIn = ({ startsAt, endsAt, elapsedMinutes }: Shift, from: string, to: string) => {
  const [begin, end] = [wallAt(from, '00:00'), wallAt(addDays(to, 1), '00:00')]
  const before = startsAt < begin ? clockMinutes(startsAt, endsAt < begin ? endsAt : begin) : 0
  const after = endsAt > end ? clockMinutes(startsAt > end ? startsAt : end, endsAt) : 0
  return Math.max(0, elapsedMinutes - before - after)
}
const sumOf = (shifts: readonly Shift[], from: string, to: string) =>
  shifts.reduce((sum, shift) => sum + minutesIn(shift, from, to), 0)

/**
 * What there is to work: in a week, of it done, and in a month, with its nights. Of a week the hours that fall in it; to a month
 * a shift counts whole where it begins, as on the board and in insight.
 */
export const hoursOf = (shifts: readonly Shift[], week: readonly string[], month: string, now: number) => {
  const [first = '', last = first] = [week[0], week.at(-1)]
  const ofMonth = shifts.filter(({ scheduledDate }) => scheduledDate.startsWith(month))
  const ended = shifts.filter(({ end }) => Date.parse(end) <= now)
  return {
    week: sumOf(shifts, first, last),
    done: sumOf(ended, first, last),
    month: ofMonth.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0),
    nights: ofMonth.filter(touchesNight).length,
  }
}
