import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import type { Finding, Kind } from '../kind.ts'
import type { Day, JudgedPerson, Span } from '../situation.ts'
import { isOnLeave, minutesIn, dutyIn, type Timeline } from '../timeline.ts'
import { reachOfWindow, type Window } from '../windows.ts'
import { duration, inWindow } from '../words.ts'

/**
 * What somebody works in a window is as much as the contract says: at most, at least, or about as much (`target`), give or take
 * `tolerance` minutes. Each day counts for a seventh of the week's figure of the contract in force on it; days without such a
 * figure and days of approved leave do not count, and neither do minutes on them. Without a contract nothing is said.
 */
export type ContractMinutesParameters = {
  of: 'target' | 'least' | 'most'
  window: Exclude<Window, { per: 'rolling' | 'day' }>
  tolerance: number
}
export type ContractMinutesFacts = {
  of: 'target' | 'least' | 'most'
  window: Window
  /** What the contract comes to in the window. */
  minutes: number
  actual: number
  tolerance: number
  from: LocalDate
  to: LocalDate
}

const figureOn = ({ contracts }: JudgedPerson, day: Day, of: ContractMinutesParameters['of']) =>
  contracts.find(({ from, to }) => from <= day && (to === null || day <= to))?.[of] ?? null

const compared = (timeline: Timeline, { from, to }: Span, of: ContractMinutesParameters['of']) => {
  // Sevenths are summed before they are divided: 40 hours a week are 40 hours, and not a little less.
  let sevenths = 0
  let actual = 0
  let days = 0
  for (let day = from; day <= to; day += 1) {
    const figure = figureOn(timeline.person, day, of)
    if (figure === null || isOnLeave(timeline.person, day)) continue
    days += 1
    sevenths += figure
    actual += minutesIn(timeline, { from: day, to: day })
  }
  return days === 0 ? undefined : { minutes: sevenths / 7, actual }
}

export const contractMinutes: Kind<ContractMinutesParameters, ContractMinutesFacts> = {
  find: (timeline, { of, window, tolerance }, scene) => {
    const found: Finding<ContractMinutesFacts>[] = []
    for (const span of timeline.person.contracts.length > 0 ? scene.windows(window) : []) {
      const sums = compared(timeline, span, of)
      if (!sums) continue
      const over = sums.actual - sums.minutes
      const amount = (of === 'most' ? over : of === 'least' ? -over : Math.abs(over)) - tolerance
      if (amount <= 0) continue
      const [from, to] = [dateOfDay(span.from), dateOfDay(span.to)]
      const facts = { of, window, ...sums, tolerance, from, to }
      found.push({ shifts: dutyIn(timeline, span), about: from, ...span, amount, unit: 'minutes', facts })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ of, window, minutes, actual, from, to }, amount) =>
    `${duration(actual)} on duty ${inWindow(window, from, to)}; by contract ` +
    `${{ target: 'about', least: 'at least', most: 'at most' }[of]} ${duration(minutes)}, ${duration(amount)} ` +
    `${actual > minutes ? 'too much' : 'too little'}.`,
}
