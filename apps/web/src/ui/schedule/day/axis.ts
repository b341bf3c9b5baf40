import { addDays, wallAt, wallMinutes } from '@onward/scheduling'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** One day of a clock: as many hours as it has, each with what the clock shows when it begins. */
export type Axis = { date: string; from: number; to: number; hours: readonly { at: number; wall: string }[] }

/** The instant at which a zone's clock shows a wall time; without one, the reader's. */
export const instantOf = (wall: string, timeZone: string | undefined): number => {
  if (timeZone === undefined) return new Date(wall).getTime()
  const wanted = wallMinutes(wall)
  const nearer = (at: number) => at + (wanted - wallMinutes(wallIn(at, timeZone))) * MINUTE
  // The second look is for a night in which the clocks change between the guess and the wall time.
  return nearer(nearer(Date.parse(`${wall}Z`)))
}
const midnight = (date: string, timeZone: string | undefined) => instantOf(wallAt(date, '00:00'), timeZone)

/** The hours of a date in a zone, or where the reader is: 23 or 25 of them when the clocks change. */
export const axisOf = (date: string, timeZone?: string): Axis => {
  const [from, to] = [midnight(date, timeZone), midnight(addDays(date, 1), timeZone)]
  const count = Math.ceil((to - from) / HOUR)
  const hours = Array.from({ length: count }, (_, hour) => from + hour * HOUR).map((at) => ({
    at,
    wall: wallIn(at, timeZone),
  }))
  return { date, from, to, hours }
}

/** The day of each place by its own clock; of a place of which none is known, the reader's. */
export const localAxes = (date: string) => {
  const known = new Map<string | undefined, Axis>()
  return (timeZone: string | undefined): Axis => {
    const axis = known.get(timeZone) ?? axisOf(date, timeZone)
    known.set(timeZone, axis)
    return axis
  }
}
export type AxisIn = ReturnType<typeof localAxes>

/** How far along the axis an instant is, 0 to 1; outside of that, before it or after it. */
export const shareOf = ({ from, to }: Axis, at: number) => (at - from) / (to - from)
/** Whether an instant is on the day. */
export const isOn = ({ from, to }: Axis, at: number) => at >= from && at < to

/** The instants of an event; one without any of its own is by the reader's clock. */
export const spanOf = ({ from, to, startsAt = '', endsAt = '' }: GridEvent) => ({
  from: from ?? new Date(startsAt).getTime(),
  to: to ?? new Date(endsAt).getTime(),
})
