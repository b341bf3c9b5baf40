import { dayNumber } from './day-numbers.ts'
import { instantOf, utcRange, wallOf, type Instant } from './instants.ts'
import type { DayMinutes, JudgedShift } from './judge/situation.ts'
import { addDays } from './dates.ts'
import { dateOfWall, wallMinutes, type WallTime } from './wall-times.ts'

const DAY = 1440
const MINUTE = 60_000

/** A shift as it is stored: its moments, what the wall shows, and the zone of the facility. */
export type StoredShift = Omit<JudgedShift, 'start' | 'end' | 'wallStart' | 'wallEnd' | 'days'> & {
  start: Instant
  end: Instant
  startsAt: WallTime
  endsAt: WallTime
  timeZone: string
}

/** Days of 24 hours, cut at midnight of the wall. */
const evenDays = (wallStart: number, wallEnd: number): DayMinutes[] => {
  const days: DayMinutes[] = []
  for (let midnight = Math.floor(wallStart / DAY) * DAY; midnight < wallEnd; midnight += DAY) {
    const minutes = Math.min(wallEnd, midnight + DAY) - Math.max(wallStart, midnight)
    days.push({ day: midnight / DAY, minutes })
  }
  return days
}

/** Days as long as they are, cut at the moments at which they begin. */
const realDays = (start: Instant, end: Instant, startsAt: WallTime, timeZone: string): DayMinutes[] => {
  const days: DayMinutes[] = []
  for (let date = dateOfWall(startsAt), from = start; from < end; date = addDays(date, 1)) {
    const midnight = utcRange(date, date, timeZone).end
    const to = midnight < end ? midnight : end
    // A date that a zone leaves out has no minute.
    if (to > from) days.push({ day: dayNumber(date), minutes: (Date.parse(to) - Date.parse(from)) / MINUTE })
    if (to > from) from = to
  }
  return days
}

/** The same in minutes, elapsed and on the wall, as they are counted since 1970. */
export type MinutedShift = Omit<JudgedShift, 'days'> & { timeZone: string }

/**
 * A shift for the judge, with the elapsed minutes of each of its local days. The zone is asked only where the clock and the
 * minutes that pass disagree: elsewhere no clock change lies inside. Throws as `utcRange`.
 */
export const judgedOfMinutes = ({ timeZone, ...shift }: MinutedShift): JudgedShift => {
  const { wallStart, wallEnd } = shift
  if (shift.end - shift.start === wallEnd - wallStart) return { ...shift, days: evenDays(wallStart, wallEnd) }
  // A start or an end that the clocks skipped stands where it was moved to.
  const [start, end] = [instantOf(shift.start * MINUTE), instantOf(shift.end * MINUTE)]
  const [shown, shownEnd] = [wallOf(start, timeZone), wallOf(end, timeZone)]
  const days = realDays(start, end, shown, timeZone)
  return { ...shift, wallStart: wallMinutes(shown), wallEnd: wallMinutes(shownEnd), days }
}

/** The same of a shift as it is stored. Throws as `wallMinutes` and `utcRange`. */
export const judgedShift = ({ start, end, startsAt, endsAt, ...shift }: StoredShift): JudgedShift =>
  judgedOfMinutes({
    ...shift,
    start: Date.parse(start) / MINUTE,
    end: Date.parse(end) / MINUTE,
    wallStart: wallMinutes(startsAt),
    wallEnd: wallMinutes(endsAt),
  })
