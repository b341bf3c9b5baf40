import { clockMinutes, dateOfWall, minutesOfWall, wallMinutes } from '@onward/scheduling'
import { DAY } from '#web/ui/schedule/carry/use-time-carry.ts'
import type { Carried } from '#web/ui/schedule/carry/use-carry.ts'
import { STEP, type Spot, type Times } from '#web/ui/schedule/times.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { spanOf, type AxisIn } from './axis.ts'

const MINUTE = 60_000

/** A place in a row of the day: by the clock of the row's place, and how far that clock is from the instants. */
export type Pressed = { spot: Spot; row: string; timeZone: string | undefined; offset: number }
/** What is being carried or drawn, where it would come to stand. */
export type Draft = { row: string; from: number; to: number; words: string }

/** Where a pointer is in the row on which it was pressed. */
export const spotOn = (
  axisIn: AxisIn,
  { clientX }: { clientX: number },
  on: Element | undefined,
): Pressed | undefined => {
  const track = on?.closest<HTMLElement>('[data-row]')
  // A row that has gone meanwhile is nowhere: what is held stays where it was last.
  if (!track?.isConnected) return undefined
  const { row = '', zone: timeZone } = track.dataset
  const axis = axisIn(timeZone)
  const { left, right, width } = track.getBoundingClientRect()
  const isRtl = getComputedStyle(track).direction === 'rtl'
  const share = Math.min(1, Math.max(0, (isRtl ? right - clientX : clientX - left) / width))
  const at = Math.min(axis.to - MINUTE, axis.from + share * (axis.to - axis.from))
  const wall = wallIn(at, timeZone)
  const offset = Math.round(at / MINUTE) - wallMinutes(wall)
  return { spot: { date: dateOfWall(wall), minutes: minutesOfWall(wall) }, row, timeZone, offset }
}

export const draftOf = ({ event, to }: Carried<Times>, pressed: Pressed | undefined, words: string): Draft => {
  if (!event) {
    const at = (wall: string) => (wallMinutes(wall) + (pressed?.offset ?? 0)) * MINUTE
    return { row: pressed?.row ?? '', from: at(to.startsAt), to: at(to.endsAt), words }
  }
  const { from, to: until } = spanOf(event)
  const { startsAt = '', endsAt = '' } = event
  const by = (was: string, is: string) => clockMinutes(was, is) * MINUTE
  return { row: event.id, from: from + by(startsAt, to.startsAt), to: until + by(endsAt, to.endsAt), words }
}

/** Along the day by quarters, up and down by days. */
export const byDayKey = (key: string, isRtl: boolean): number | undefined => {
  const on = isRtl ? -STEP : STEP
  return { ArrowLeft: -on, ArrowRight: on, ArrowUp: -DAY, ArrowDown: DAY }[key]
}
