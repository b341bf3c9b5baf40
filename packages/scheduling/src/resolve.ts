import { Temporal } from 'temporal-polyfill'
import { instantOf, type Instant } from './instants.ts'
import { checkTimeZone } from './time-zones.ts'
import { isWallTime, type WallTime } from './wall-times.ts'

/** What a clock change does to a wall time: 'skipped', it never shows; 'repeated', it shows twice; null, neither. */
export type ClockChange = 'skipped' | 'repeated' | null

/**
 * The moment of a wall time in a zone. A skipped time moves forward by the gap; of a repeated one, the first is meant.
 * Throws a RangeError when the text is no wall time or the zone is unknown.
 */
export const resolveWall = (wall: WallTime, zone: string): { instant: Instant; clockChange: ClockChange } => {
  if (!isWallTime(wall)) throw new RangeError(`Not a wall time: ${wall}`)
  checkTimeZone(zone)
  const plain = Temporal.PlainDateTime.from(wall)
  const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = plain.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { instant: instantOf(earlier.epochMilliseconds), clockChange: null }
  return earlier.toPlainDateTime().equals(plain)
    ? { instant: instantOf(earlier.epochMilliseconds), clockChange: 'repeated' }
    : { instant: instantOf(later.epochMilliseconds), clockChange: 'skipped' }
}
