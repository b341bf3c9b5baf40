import type { LocalDate } from './day-numbers.ts'
import { wallOf, type Instant } from './instants.ts'
import { MAX_SHIFT_HOURS } from './longest-shift.ts'
import { resolveWall, type ClockChange } from './resolve.ts'
import { isTimeZone } from './time-zones.ts'
import { dateOfWall, type WallTime } from './wall-times.ts'

/** A shift as people write it: wall times at the facility, and the facility's zone. */
export type WallShift = { startsAt: WallTime; endsAt: WallTime; timeZone: string }

export type ResolvedShift = {
  /** Half-open: a shift that begins when another ends does not overlap it. */
  start: Instant
  end: Instant
  /** Minutes that really pass: a night over a clock change is an hour shorter or longer than its clock says. */
  elapsedMinutes: number
  /** The facility's date at the start. */
  scheduledDate: LocalDate
  clockChange: { startsAt: ClockChange; endsAt: ClockChange }
}

/**
 * The moments of a shift, both ends kept as the wall says.
 * Throws a ShiftError when a field cannot be read, when the shift does not end after its start, on the wall as in
 * elapsed time, or when it is longer than MAX_SHIFT_HOURS.
 */
export const resolveShift = ({ startsAt, endsAt, timeZone }: WallShift): ResolvedShift => {
  if (!isTimeZone(timeZone)) throw new ShiftError('timeZone', `Not a time zone: ${timeZone}`)
  const start = resolveField('startsAt', startsAt, timeZone)
  const end = resolveField('endsAt', endsAt, timeZone)
  const elapsedMinutes = (Date.parse(end.instant) - Date.parse(start.instant)) / 60_000
  // Skipped times move forward, so 03:15 to 02:45 on the spring day would pass by elapsed time alone.
  if (elapsedMinutes <= 0 || endsAt <= startsAt) throw new ShiftError('endsAt', 'A shift must end after it starts')
  if (elapsedMinutes > MAX_SHIFT_HOURS * 60)
    throw new ShiftError('endsAt', `A shift may last at most ${MAX_SHIFT_HOURS} hours`)
  return {
    start: start.instant,
    end: end.instant,
    elapsedMinutes,
    scheduledDate: dateOfWall(start.clockChange === 'skipped' ? wallOf(start.instant, timeZone) : startsAt),
    clockChange: { startsAt: start.clockChange, endsAt: end.clockChange },
  }
}

// The zone is known to be one by now, so whatever is refused is the wall time.
const resolveField = (field: keyof WallShift, wall: WallTime, zone: string) => {
  try {
    return resolveWall(wall, zone)
  } catch (error) {
    throw error instanceof RangeError ? new ShiftError(field, error.message) : error
  }
}

/** A shift that cannot be: `field` says what to correct, the message why. */
export class ShiftError extends RangeError {
  readonly field: keyof WallShift

  constructor(field: keyof WallShift, message: string) {
    super(message)
    this.name = 'ShiftError'
    this.field = field
  }
}
