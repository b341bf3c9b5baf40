import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { startDays } from '../duties.ts'
import type { Finding, Kind } from '../kind.ts'
import { meet, type Day, type JudgedShift } from '../situation.ts'
import type { Which } from '../which.ts'
import { both } from '../windows.ts'
import { several } from '../words.ts'

/**
 * At most, or at least, so many days in a row on which a counted shift begins (`worked`), or on which none does (`free`).
 * A night belongs to the day on which it begins. Free days are counted from a worked one on, and where nothing follows up
 * to the last day that is judged. What goes on to that day, with nothing planned after it, may yet grow: it is never too short. Calls from home do not count.
 */
export type ConsecutiveDaysParameters = {
  count: 'worked' | 'free'
  most?: number
  least?: number
  which?: Which
}
export type ConsecutiveDaysFacts = {
  count: 'worked' | 'free'
  /** The limit that is not kept. */
  limit: number
  isMost: boolean
  actual: number
  from: LocalDate
  to: LocalDate
  which?: Which
}

type Run = { from: Day; to: Day; shifts: readonly JudgedShift[]; isOpen: boolean }

const workedRuns = (days: Map<Day, JudgedShift[]>, until: Day): Run[] => {
  const runs: { from: Day; to: Day; shifts: JudgedShift[]; isOpen: boolean }[] = []
  for (const [day, shifts] of days) {
    const run = runs.at(-1)
    if (run?.to === day - 1) {
      run.to = day
      run.shifts.push(...shifts)
    } else runs.push({ from: day, to: day, shifts: [...shifts], isOpen: false })
  }
  const last = runs.at(-1)
  if (last && last.to >= until) last.isOpen = true
  return runs
}

const freeRuns = (days: Map<Day, JudgedShift[]>, until: Day): Run[] => {
  const runs: Run[] = []
  let before: [Day, JudgedShift[]] | undefined
  for (const [day, shifts] of days) {
    if (before && day > before[0] + 1)
      runs.push({ from: before[0] + 1, to: day - 1, shifts: [...before[1], ...shifts], isOpen: false })
    before = [day, shifts]
  }
  if (before && before[0] < until) runs.push({ from: before[0] + 1, to: until, shifts: before[1], isOpen: true })
  return runs
}

/** A run is followed so far beyond its limit. */
const BEYOND = 31

export const consecutiveDays: Kind<ConsecutiveDaysParameters, ConsecutiveDaysFacts> = {
  find: ({ duty }, { count, most = Infinity, least = 0, which }, { situation }) => {
    const days = startDays(duty, which)
    const found: Finding<ConsecutiveDaysFacts>[] = []
    for (const run of count === 'worked' ? workedRuns(days, situation.range.to) : freeRuns(days, situation.range.to)) {
      const actual = run.to - run.from + 1
      const isMost = actual > most
      if (!(isMost || (actual < least && !run.isOpen)) || !meet(run, situation.range)) continue
      const limit = isMost ? most : least
      const [from, to] = [dateOfDay(run.from), dateOfDay(run.to)]
      found.push({
        shifts: run.shifts,
        from: run.from,
        to: run.to,
        amount: Math.abs(actual - limit),
        unit: 'days',
        facts: { count, limit, isMost, actual, from, to, ...(which && { which }) },
      })
    }
    return found
  },
  reach: ({ most = 0, least = 0 }) => both(Math.max(most, least) + BEYOND),
  words: ({ count, limit, isMost, actual, from, to, which }) =>
    `${several(actual, 'day')} in a row ${count === 'free' ? 'without' : 'with'} ` +
    `${which ? 'such a shift' : 'a shift'}, from ${from} to ${to}; at ${isMost ? 'most' : 'least'} ${limit}.`,
}
