import { dutiesOf } from '../duties.ts'
import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay } from '../situation.ts'
import { both } from '../windows.ts'
import { clock, duration } from '../words.ts'

/**
 * No duty longer than so many elapsed minutes, and so many more for handing over. Shifts with no more than `joinedWithin`
 * minutes between them are one duty, from the first start to the last end, what lies between them included.
 */
export type LongestDutyParameters = { minutes: number; handover: number; joinedWithin: number }
export type LongestDutyFacts = {
  minutes: number
  handover: number
  actual: number
  first: ShiftFacts
  last: ShiftFacts
}

/** A duty is followed so far, in days. */
const FARTHEST = 7

export const longestDuty: Kind<LongestDutyParameters, LongestDutyFacts> = {
  find: ({ duty }, { minutes, handover, joinedWithin }) => {
    const found: Finding<LongestDutyFacts>[] = []
    for (const { shifts, start, end, first, last } of dutiesOf(duty, joinedWithin)) {
      const actual = end - start
      if (actual <= minutes + handover) continue
      found.push({
        shifts,
        from: startDay(first),
        to: endDay(last),
        amount: actual - minutes - handover,
        unit: 'minutes',
        facts: { minutes, handover, actual, first: shiftFacts(first), last: shiftFacts(last) },
      })
    }
    return found
  },
  reach: ({ minutes, handover }) => both(Math.ceil((minutes + handover) / 1440) + FARTHEST),
  words: ({ minutes, handover, actual, first, last }, amount) =>
    `${duration(actual)} on duty without a break, from ${clock(first.startsAt)} to ${clock(last.endsAt)}; at most ` +
    `${duration(minutes)}${handover > 0 ? ` and ${duration(handover)} for handing over` : ''}, ${duration(amount)} too much.`,
}
