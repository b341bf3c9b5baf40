import { dutiesOf, type Duty } from '../duties.ts'
import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay } from '../situation.ts'
import { isOne, type Which } from '../which.ts'
import { duration, theShift } from '../words.ts'

/**
 * At least so many elapsed minutes from the end of a duty to the start of a later one, whatever the places.
 * A duty is one shift, or with `joinedWithin` all that have no more than so many minutes between them. `after` and `before`
 * say for which duties it counts (one of their shifts is such), `afterLength` after how long a one. Each duty is looked at
 * with the last-ended of those before it that count; between the two there may be others. Overlapping is no rest at all.
 */
export type RestParameters = {
  minutes: number
  joinedWithin?: number | null
  after?: Which
  afterLength?: number
  before?: Which
}
export type RestFacts = { minutes: number; actual: number; earlier: ShiftFacts; later: ShiftFacts }

const has = ({ shifts }: Duty, which: Which | undefined) => !which || shifts.some((shift) => isOne(shift, which))

export const rest: Kind<RestParameters, RestFacts> = {
  find: ({ duty }, { minutes, joinedWithin = null, after, afterLength = 0, before }) => {
    const found: Finding<RestFacts>[] = []
    let earlier: Duty | undefined
    for (const later of dutiesOf(duty, joinedWithin)) {
      if (earlier && later.start - earlier.end < minutes && has(later, before)) {
        const [one, other] = [earlier.last, later.first]
        const actual = Math.max(0, later.start - earlier.end)
        found.push({
          shifts: [one, other],
          from: Math.min(endDay(one), startDay(other)),
          to: Math.max(endDay(one), startDay(other)),
          amount: minutes - actual,
          unit: 'minutes',
          facts: { minutes, actual, earlier: shiftFacts(one), later: shiftFacts(other) },
        })
      }
      const counts = later.end - later.start >= afterLength && has(later, after)
      if (counts && (!earlier || later.end > earlier.end)) earlier = later
    }
    return found
  },
  reach: ({ minutes, afterLength = 0 }) => ({
    before: Math.ceil((minutes + afterLength) / 1440) + 1,
    after: Math.ceil(minutes / 1440) + 1,
  }),
  words: ({ minutes, actual, earlier, later }, amount, names) =>
    `${duration(actual)} of rest between ${theShift(earlier, names)} and ${theShift(later, names)}; ` +
    `at least ${duration(minutes)} must be free, ${duration(amount)} are missing.`,
}
