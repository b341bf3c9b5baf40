import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay, type JudgedShift } from '../situation.ts'
import { both } from '../windows.ts'
import { duration, theShift } from '../words.ts'

/**
 * No change of a shift less than so many elapsed minutes before it begins, or after it has begun. It is about proposals alone:
 * about the shifts that they add, and about what they change or take away as it was before. Of both the earlier start counts.
 */
export type NoticeParameters = { minutes: number }
export type NoticeFacts = {
  minutes: number
  /** Minutes until it begins; 0 when it has begun. */
  actual: number
  shift: ShiftFacts
}

export const notice: Kind<NoticeParameters, NoticeFacts> = {
  find: ({ person, shifts }, { minutes }, { situation: { now, dropped = [] }, isProposal }) => {
    if (now === undefined || !isProposal) return []
    const before = dropped.filter(({ providerId }) => providerId === person.providerId)
    const soon = new Map<string, JudgedShift>()
    for (const shift of before.length > 0 ? [...shifts, ...before] : shifts) {
      if (shift.start - now >= minutes) continue
      const other = soon.get(shift.shiftId)
      if (!other || shift.start < other.start) soon.set(shift.shiftId, shift)
    }
    return [...soon.values()].map((shift): Finding<NoticeFacts> => {
      const actual = Math.max(0, shift.start - now)
      const facts = { minutes, actual, shift: shiftFacts(shift) }
      const days = { from: startDay(shift), to: endDay(shift) }
      return { shifts: [shift], ...days, amount: minutes - actual, unit: 'minutes', facts }
    })
  },
  reach: () => both(0),
  words: ({ minutes, actual, shift }, _, names) =>
    actual === 0
      ? `${theShift(shift, names).replace(/^t/, 'T')} has begun; it is not changed later than ${duration(minutes)} before.`
      : `${theShift(shift, names).replace(/^t/, 'T')} begins in ${duration(actual)}; it is not changed later than ${duration(minutes)} before.`,
}
