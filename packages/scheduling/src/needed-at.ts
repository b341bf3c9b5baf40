import type { LocalDate } from './day-numbers.ts'
import { resolveWall } from './resolve.ts'
import { usualTimes, type UsualTimes } from './shift-types.ts'

/**
 * The moments between which somebody is needed who is needed for a type on a date at a place, in milliseconds since 1970; undefined
 * for a type that may be at any time. A wall time that the clocks skip is moved forward, one that they repeat is the first.
 * Throws as `resolveWall`.
 */
export const neededAt = (
  type: UsualTimes,
  date: LocalDate,
  timeZone: string,
): { start: number; end: number } | undefined => {
  const times = usualTimes(type, date)
  if (!times) return undefined
  const start = Date.parse(resolveWall(times.startsAt, timeZone).instant)
  return { start, end: Math.max(start, Date.parse(resolveWall(times.endsAt, timeZone).instant)) }
}
