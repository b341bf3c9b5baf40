import { clockMinutes } from '@onward/scheduling'
import { wallIn } from '#web/lib/formats/wall-in.ts'

const MINUTE = 60_000
/** By how many minutes the clocks of a zone are ahead of UTC. */
const offsetAt = (instant: number, timeZone: string) =>
  clockMinutes(new Date(instant).toISOString().slice(0, 16), wallIn(instant, timeZone))
const offsetOf = (wall: string, timeZone: string) => {
  const asUtc = Date.parse(`${wall}Z`)
  return offsetAt(asUtc - offsetAt(asUtc, timeZone) * MINUTE, timeZone)
}

/**
 * The minutes that pass between two wall times of a zone, also in a night when its clocks change. What the server counts once
 * it is saved; of an hour that is skipped or shown twice the server decides.
 */
export const elapsedMinutes = (startsAt: string, endsAt: string, timeZone: string) =>
  clockMinutes(startsAt, endsAt) - offsetOf(endsAt, timeZone) + offsetOf(startsAt, timeZone)
