import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { dutiesOf } from '../duties.ts'
import type { Finding, Kind } from '../kind.ts'
import type { JudgedShift, Span } from '../situation.ts'
import { dutyIn } from '../timeline.ts'
import { reachOfWindow, type Window } from '../windows.ts'
import { duration, inWindow } from '../words.ts'

/**
 * In each window a stretch of at least so many minutes without duty that lies in it. Between two shifts its minutes are those
 * that pass; where the edge of the window cuts it, those of the clock of the shift to its other side.
 */
export type FreeStretchParameters = { window: Exclude<Window, { per: 'rolling' | 'day' }>; minutes: number }
export type FreeStretchFacts = {
  window: Window
  minutes: number
  /** The longest that there is. */
  actual: number
  from: LocalDate
  to: LocalDate
}

const DAY = 1440

/** The longest stretch without duty in the window, whose shifts these are, in order. */
const longestFree = (shifts: readonly JudgedShift[], { from, to }: Span) => {
  const duties = dutiesOf(shifts, 0)
  const [first, last] = [duties[0], duties.at(-1)]
  if (!first || !last) return (to - from + 1) * DAY
  const edges = Math.max(first.first.wallStart - from * DAY, (to + 1) * DAY - last.last.wallEnd)
  return duties.reduce(
    (longest, duty, at) => Math.max(longest, duty.start - (duties[at - 1]?.end ?? duty.start)),
    edges,
  )
}

export const freeStretch: Kind<FreeStretchParameters, FreeStretchFacts> = {
  find: (timeline, { window, minutes }, scene) => {
    const found: Finding<FreeStretchFacts>[] = []
    for (const span of scene.windows(window)) {
      if (span.to < timeline.days.from || span.from > timeline.days.to) continue
      const shifts = dutyIn(timeline, span)
      const actual = Math.max(0, longestFree(shifts, span))
      if (actual >= minutes || shifts.length === 0) continue
      const [from, to] = [dateOfDay(span.from), dateOfDay(span.to)]
      found.push({
        shifts,
        about: from,
        ...span,
        amount: minutes - actual,
        unit: 'minutes',
        facts: { window, minutes, actual, from, to },
      })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ window, minutes, actual, from, to }, amount) =>
    `The longest time off ${inWindow(window, from, to)} is ${duration(actual)}; ` +
    `at least ${duration(minutes)} at a stretch, ${duration(amount)} are missing.`,
}
