import { dateOfDay, type LocalDate } from './day-numbers.ts'
import { dateOfWall, wallMinutes, type WallTime } from './wall-times.ts'

/** The part of a shift that one date shows: minutes since that date's midnight, 0 to 1440, `start` before `end`. */
export type DayPiece = {
  date: LocalDate
  start: number
  end: number
  /** The shift began on an earlier date. */
  continuesBefore: boolean
  /** The shift ends on a later date. */
  continuesAfter: boolean
}

const DAY = 1440

/**
 * The pieces of a wall interval, one per date, in order: what a week view paints of a shift across midnight.
 * A shift that ends at midnight has no piece on the next date; an interval that does not end after its start has none.
 * The minutes are the clock's and sum to `clockMinutes`. Throws a RangeError when either text is no wall time.
 */
export const splitByDay = (startsAt: WallTime, endsAt: WallTime): DayPiece[] => {
  const start = wallMinutes(startsAt)
  const end = wallMinutes(endsAt)
  if (start >= end) return []
  const pieces: DayPiece[] = []
  for (let midnight = Math.floor(start / DAY) * DAY; midnight < end; midnight += DAY) {
    const continuesBefore = start < midnight
    const continuesAfter = end > midnight + DAY
    pieces.push({
      date: continuesBefore ? dateOfDay(midnight / DAY) : dateOfWall(startsAt),
      start: continuesBefore ? 0 : start - midnight,
      end: continuesAfter ? DAY : end - midnight,
      continuesBefore,
      continuesAfter,
    })
  }
  return pieces
}
