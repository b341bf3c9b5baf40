import { addDays } from '@onward/scheduling'
import { wallIn } from '#web/lib/wall-in.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'

const HOUR = 3_600_000
/** One day of the reader's clock: as many hours as it has, each with what the clock shows when it begins. */
export type Axis = { date: string; from: number; to: number; hours: readonly { at: number; wall: string }[] }

const midnight = (date: string) => new Date(`${date}T00:00`).getTime()

/** The hours of a date where the reader is: 23 or 25 of them when the clocks change. */
export const axisOf = (date: string): Axis => {
  const [from, to] = [midnight(date), midnight(addDays(date, 1))]
  const count = Math.ceil((to - from) / HOUR)
  const hours = Array.from({ length: count }, (_, hour) => from + hour * HOUR).map((at) => ({ at, wall: wallIn(at) }))
  return { date, from, to, hours }
}

/** How far along the axis an instant is, 0 to 1; outside of that, before it or after it. */
export const shareOf = ({ from, to }: Axis, at: number) => (at - from) / (to - from)

/** The instants of an event; one without any of its own is by the reader's clock. */
export const spanOf = ({ from, to, startsAt = '', endsAt = '' }: GridEvent) => ({
  from: from ?? new Date(startsAt).getTime(),
  to: to ?? new Date(endsAt).getTime(),
})
