import { clockMinutes } from '@onward/scheduling'
import type { ClockChange } from '@onward/scheduling/zoned'
import { wallIn } from '#web/lib/formats/wall-in.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
/** By how many minutes the clocks of a zone are ahead of UTC. */
const offsetAt = (instant: number, timeZone: string) =>
  clockMinutes(new Date(instant).toISOString().slice(0, 16), wallIn(instant, timeZone))
/** A wall time with the offset by which it is meant: of two the first, and of none the one before the gap, as the server has it. */
const readIn = (wall: string, timeZone: string): { offset: number; clockChange: ClockChange } => {
  const asUtc = Date.parse(`${wall}Z`)
  const [before, after] = [offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)]
  const isShownBy = (offset: number) => offsetAt(asUtc - offset * MINUTE, timeZone) === offset
  const [isShownBefore, isShownAfter] = [isShownBy(before), isShownBy(after)]
  if (before === after || isShownBefore !== isShownAfter)
    return { offset: isShownAfter ? after : before, clockChange: null }
  return { offset: before, clockChange: isShownBefore ? 'repeated' : 'skipped' }
}

/** The minutes that pass between two wall times of a zone, also in a night when its clocks change: what the server counts. */
export const elapsedMinutes = (startsAt: string, endsAt: string, timeZone: string) =>
  clockMinutes(startsAt, endsAt) - readIn(endsAt, timeZone).offset + readIn(startsAt, timeZone).offset

/** Whether the clocks of a zone skip one of two wall times, or show it twice. */
export const clockChangesOf = (walls: { startsAt: string; endsAt: string }, timeZone: string) => ({
  startsAt: readIn(walls.startsAt, timeZone).clockChange,
  endsAt: readIn(walls.endsAt, timeZone).clockChange,
})
