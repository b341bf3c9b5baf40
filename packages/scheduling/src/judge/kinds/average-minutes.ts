import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { dutyDays } from '../busy-days.ts'
import type { Finding, Kind } from '../kind.ts'
import { leaveDaysIn, minutesIn, dutyIn } from '../timeline.ts'
import { isOne, type Which } from '../which.ts'
import { fixedOrRolling, reachOfWindow, type Window } from '../windows.ts'
import { duration, inWindow, several } from '../words.ts'

/**
 * At most so many elapsed minutes a week on the average of a window. Days of approved leave are left out of the days that the
 * average is taken over, unless `leaveCounts`. With `onlyWith` it counts for windows in which so many such shifts begin or end:
 * an average of night workers is asked of whoever works nights.
 */
export type AverageMinutesParameters = {
  window: Window
  minutesPerWeek: number
  leaveCounts?: boolean
  onlyWith?: { which: Which; shifts: number }
}
export type AverageMinutesFacts = {
  window: Window
  minutesPerWeek: number
  /** The average, a week. */
  actual: number
  /** All minutes of the window. */
  minutes: number
  leaveDays: number
  from: LocalDate
  to: LocalDate
}

export const averageMinutes: Kind<AverageMinutesParameters, AverageMinutesFacts> = {
  find: (timeline, { window, minutesPerWeek, leaveCounts = false, onlyWith }, scene) => {
    const found: Finding<AverageMinutesFacts>[] = []
    for (const { from, to } of fixedOrRolling(window, scene, () => dutyDays(timeline))) {
      const minutes = minutesIn(timeline, { from, to })
      const leaveDays = leaveCounts ? 0 : leaveDaysIn(timeline.person, { from, to })
      const days = to - from + 1 - leaveDays
      // In sevenths, so that no average is rounded before it is compared.
      if (minutes * 7 <= minutesPerWeek * days || minutes === 0) continue
      const shifts = dutyIn(timeline, { from, to })
      if (onlyWith && shifts.filter((shift) => isOne(shift, onlyWith.which)).length < onlyWith.shifts) continue
      const actual = days > 0 ? (minutes * 7) / days : minutes
      const facts = {
        window,
        minutesPerWeek,
        actual,
        minutes,
        leaveDays,
        from: dateOfDay(from),
        to: dateOfDay(to),
      }
      found.push({
        shifts,
        about: facts.from,
        from,
        to,
        amount: minutes - (minutesPerWeek * days) / 7,
        unit: 'minutes',
        facts,
      })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ window, minutesPerWeek, actual, leaveDays, from, to }, amount) =>
    `${duration(actual)} a week on average ${inWindow(window, from, to)}` +
    `${leaveDays > 0 ? `, without ${several(leaveDays, 'day')} of leave` : ''}; ` +
    `at most ${duration(minutesPerWeek)}, ${duration(amount)} too much in all.`,
}
