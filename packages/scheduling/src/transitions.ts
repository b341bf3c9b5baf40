import { Temporal } from 'temporal-polyfill'
import { pad } from './day-numbers.ts'
import { instantOf, type Instant } from './instants.ts'
import { checkTimeZone } from './time-zones.ts'

/** A change of a zone's clocks at a moment; offsets in minutes east of UTC. Forward: `offsetAfter` is the larger. */
export type Transition = { instant: Instant; offsetBefore: number; offsetAfter: number }

const minutes = (at: Temporal.ZonedDateTime) => at.offsetNanoseconds / 60_000_000_000

/**
 * The clock changes of a zone in the UTC years `fromYear` to `toYear`, both included, in order; none for a fixed zone.
 * Throws a RangeError when the zone is unknown.
 */
export const transitions = (zone: string, fromYear: number, toYear: number): Transition[] => {
  checkTimeZone(zone)
  const end = Temporal.Instant.from(`${pad(toYear + 1, 4)}-01-01T00:00Z`).epochMilliseconds
  const found: Transition[] = []
  // One step back, because a change in the first moment of the year belongs to it.
  let at = Temporal.Instant.from(`${pad(fromYear, 4)}-01-01T00:00Z`)
    .subtract({ nanoseconds: 1 })
    .toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= end) return found
    found.push({ instant: instantOf(next.epochMilliseconds), offsetBefore: minutes(at), offsetAfter: minutes(next) })
    at = next
  }
}
