import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { busyDays } from '../busy-days.ts'
import type { Finding, Kind } from '../kind.ts'
import { busyDaysIn, shiftsIn } from '../timeline.ts'
import { fixedOrRolling, reachOfWindow, type Window } from '../windows.ts'
import { inWindow, several } from '../words.ts'

/**
 * At least so many free days in a window. A day is free when no minute of a shift lies on it, a call from home included:
 * the morning after a night is not free. "One day in seven, averaged over four weeks" are 4 in 28 rolling days.
 */
export type FreeDaysParameters = { window: Window; days: number }
export type FreeDaysFacts = { window: Window; days: number; actual: number; from: LocalDate; to: LocalDate }

export const freeDays: Kind<FreeDaysParameters, FreeDaysFacts> = {
  find: (timeline, { window, days }, scene) => {
    const found: Finding<FreeDaysFacts>[] = []
    for (const { from, to } of fixedOrRolling(window, scene, () => busyDays(timeline))) {
      const busy = busyDaysIn(timeline, { from, to })
      const actual = to - from + 1 - busy
      // Without a shift there is nothing that could be given free.
      if (actual >= days || busy === 0) continue
      const shifts = shiftsIn(timeline.shifts, { from, to })
      const facts = { window, days, actual, from: dateOfDay(from), to: dateOfDay(to) }
      found.push({ shifts, about: facts.from, from, to, amount: days - actual, unit: 'days', facts })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ window, days, actual, from, to }, amount) =>
    `${several(actual, 'free day')} ${inWindow(window, from, to)}; at least ${days}, ${amount} missing.`,
}
