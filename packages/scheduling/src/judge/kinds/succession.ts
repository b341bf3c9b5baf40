import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { startDay } from '../situation.ts'
import { isOne, type Which } from '../which.ts'
import { both } from '../windows.ts'
import { duration, several, theShift } from '../words.ts'

/**
 * After one of these shifts none of those: neither one that begins less than `minutes` elapsed minutes after the end of the
 * first, nor one that begins up to `days` days after the day on which the first begins (1, on the next one). Whichever is given
 * counts, both for both. What begins before the first has ended is no succession by minutes.
 */
export type SuccessionParameters = { after: Which; never: Which; minutes?: number; days?: number }
export type SuccessionFacts = {
  earlier: ShiftFacts
  later: ShiftFacts
  /** Elapsed minutes between the two. */
  minutesBetween: number
  daysBetween: number
  minutes?: number
  days?: number
}

const LONGEST_DAYS = 7

export const succession: Kind<SuccessionParameters, SuccessionFacts> = {
  find: ({ duty }, { after, never, minutes = 0, days = 0 }) => {
    const found: Finding<SuccessionFacts>[] = []
    // A shift lasts seven days at most, and places differ by less than two.
    const farthest = Math.max(minutes, days * 1440) + (LONGEST_DAYS + 2) * 1440
    const firsts = duty.filter((shift) => isOne(shift, after))
    let from = 0
    for (const later of duty) {
      if (!isOne(later, never)) continue
      while ((firsts[from]?.start ?? Infinity) < later.start - farthest) from += 1
      for (let at = from; at < firsts.length; at += 1) {
        const earlier = firsts[at]
        if (!earlier || earlier.start >= later.start) break
        const minutesBetween = later.start - earlier.end
        const daysBetween = startDay(later) - startDay(earlier)
        const isTooSoon = minutesBetween >= 0 && minutesBetween < minutes
        if (!isTooSoon && !(daysBetween >= 1 && daysBetween <= days)) continue
        found.push({
          shifts: [earlier, later],
          from: Math.min(startDay(earlier), startDay(later)),
          to: Math.max(startDay(earlier), startDay(later)),
          amount: 1,
          unit: 'shifts',
          facts: {
            earlier: shiftFacts(earlier),
            later: shiftFacts(later),
            minutesBetween,
            daysBetween,
            ...(minutes > 0 && { minutes }),
            ...(days > 0 && { days }),
          },
        })
      }
    }
    return found
  },
  reach: ({ minutes = 0, days = 0 }) => both(Math.max(Math.ceil(minutes / 1440), days) + LONGEST_DAYS),
  words: ({ earlier, later, minutes, days }, _, names) =>
    `${capital(theShift(later, names))} may not follow ${theShift(earlier, names)}` +
    `${minutes === undefined ? '' : ` within ${duration(minutes)}`}` +
    `${minutes !== undefined && days !== undefined ? ' or' : ''}` +
    `${days === undefined ? '' : days === 1 ? ' on the next day' : ` within ${several(days, 'day')}`}.`,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
