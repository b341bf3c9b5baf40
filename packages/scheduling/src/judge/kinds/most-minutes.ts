import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { dutyDays } from '../busy-days.ts'
import type { Finding, Kind } from '../kind.ts'
import { minutesIn, dutyIn } from '../timeline.ts'
import { fixedOrRolling, reachOfWindow, type Window } from '../windows.ts'
import { duration, inWindow } from '../words.ts'

/**
 * At most so many elapsed minutes on duty on the days of a window. Each day has the minutes that really pass on it, on the wall of
 * the facility: a night counts on both of its dates. A rolling window begins on a day with such a minute.
 */
export type MostMinutesParameters = { window: Window; minutes: number }
export type MostMinutesFacts = { window: Window; minutes: number; actual: number; from: LocalDate; to: LocalDate }

export const mostMinutes: Kind<MostMinutesParameters, MostMinutesFacts> = {
  find: (timeline, { window, minutes }, scene) => {
    const found: Finding<MostMinutesFacts>[] = []
    for (const { from, to } of fixedOrRolling(window, scene, () => dutyDays(timeline))) {
      const actual = minutesIn(timeline, { from, to })
      if (actual <= minutes) continue
      const shifts = dutyIn(timeline, { from, to })
      const facts = { window, minutes, actual, from: dateOfDay(from), to: dateOfDay(to) }
      found.push({ shifts, about: facts.from, from, to, amount: actual - minutes, unit: 'minutes', facts })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ window, minutes, actual, from, to }, amount) =>
    `${duration(actual)} on duty ${inWindow(window, from, to)}; at most ${duration(minutes)}, ${duration(amount)} too much.`,
}
