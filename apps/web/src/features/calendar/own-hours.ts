import type { Assignment } from '@onward/contract'
import { addDays, clockMinutes, dateOfWall, firstDay, lastDay, touchesNight, wallAt } from '@onward/scheduling'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { isOverDays } from './events.ts'

const MINUTE = 60_000

type Shift = Pick<Assignment, 'start' | 'end' | 'scheduledDate' | 'elapsedMinutes' | 'startsAt' | 'endsAt' | 'timeZone'>

/** The shift that is under way, or the one that begins next. */
export const nextOf = <One extends Shift>(shifts: readonly One[], now: number): One | undefined =>
  shifts
    .filter(({ end }) => Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]

/** The shift of a date: one that begins on it, else a call over days that still runs. */
export const onDateOf = <One extends Shift>(shifts: readonly One[], date: string): One | undefined =>
  shifts.find(({ scheduledDate }) => scheduledDate === date) ??
  shifts.find((shift) => isOverDays(shift) && dateOfWall(shift.startsAt) < date && shift.endsAt > wallAt(date, '00:00'))

/** What has gone by of a shift at a time of its place: an hour that the clock repeats or leaves out counts on the date where it falls. */
const minutesUntil = ({ start, startsAt, endsAt, elapsedMinutes, timeZone }: Shift, wall: string) => {
  if (wall <= startsAt) return 0
  if (wall >= endsAt) return elapsedMinutes
  const byClock = clockMinutes(startsAt, wall)
  const change = elapsedMinutes - clockMinutes(startsAt, endsAt)
  const isBefore = change !== 0 && wallIn(Date.parse(start) + byClock * MINUTE, timeZone) !== wall
  return isBefore ? byClock + change : byClock
}
/** The minutes of a shift that fall on the dates from one to another. */
const minutesIn = (shift: Shift, from: string, to: string) =>
  minutesUntil(shift, wallAt(addDays(to, 1), '00:00')) - minutesUntil(shift, wallAt(from, '00:00'))
const sumOf = (shifts: readonly Shift[], from: string, to: string) =>
  shifts.reduce((sum, shift) => sum + minutesIn(shift, from, to), 0)

/**
 * What there is to work: in a week, of it done, and in a month, with its nights. Of a week the hours that fall in it; to a month
 * a shift counts whole where it begins, as on the board and in insight. Whether a shift over an edge makes these differ.
 */
export const hoursOf = (shifts: readonly Shift[], week: readonly string[], month: string, now: number) => {
  const [first = '', last = first] = [week[0], week.at(-1)]
  const ofMonth = shifts.filter(({ scheduledDate }) => scheduledDate.startsWith(month))
  const ended = shifts.filter(({ end }) => Date.parse(end) <= now)
  const isOver = (from: string, to: string) =>
    shifts.some((shift) => ![0, shift.elapsedMinutes].includes(minutesIn(shift, from, to)))
  return {
    week: sumOf(shifts, first, last),
    done: sumOf(ended, first, last),
    month: ofMonth.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0),
    nights: ofMonth.filter(touchesNight).length,
    isOverEdge: isOver(first, last) || isOver(firstDay(month), lastDay(month)),
  }
}
