import { shiftFacts, type Finding, type Kind, type Scene, type ShiftFacts } from '../kind.ts'
import { endDay, lengthOf, startDay, type JudgedShift } from '../situation.ts'
import { both } from '../windows.ts'
import { duration, theShift } from '../words.ts'

/**
 * Somebody never works at the same facility at the same time as one of the others (`never`), or every minute of their shifts
 * is one in which one of the others works there too (`always`). Calls from home do not count on either side.
 */
export type PairParameters = { providerId: string; others: readonly string[]; together: 'never' | 'always' }
export type PairFacts = {
  together: 'never' | 'always'
  shift: ShiftFacts
  /** Of the others, whom the shift meets. */
  met: readonly ShiftFacts[]
  others: readonly string[]
}

const isBeside = (a: JudgedShift, b: JudgedShift) => a.hospitalId === b.hospitalId && a.start < b.end && b.start < a.end

/** Minutes of a shift in which none of those that lie beside it, in order, is worked. */
const alone = (shift: JudgedShift, beside: readonly JudgedShift[]) => {
  let until = shift.start
  let covered = 0
  for (const { start, end } of beside) {
    const from = Math.max(start, until)
    const to = Math.min(end, shift.end)
    if (to <= from) continue
    covered += to - from
    until = to
  }
  return lengthOf(shift) - covered
}

export const pair: Kind<PairParameters, PairFacts> = {
  find: ({ person, duty }, { providerId, others, together }, { timelineOf }: Scene) => {
    if (person.providerId !== providerId) return []
    const theirs = others.flatMap((other) => timelineOf(other)?.duty ?? []).sort((a, b) => a.start - b.start)
    return duty.flatMap((shift): Finding<PairFacts>[] => {
      const beside = theirs.filter((other) => isBeside(shift, other))
      const days = { from: startDay(shift), to: endDay(shift) }
      const one = (met: readonly JudgedShift[], amount: number): Finding<PairFacts> => ({
        shifts: [shift, ...met],
        others,
        ...days,
        amount,
        unit: 'minutes',
        facts: { together, shift: shiftFacts(shift), met: met.map(shiftFacts), others },
      })
      if (together === 'never')
        return beside.map((other) => one([other], Math.min(shift.end, other.end) - Math.max(shift.start, other.start)))
      const missing = alone(shift, beside)
      return missing > 0 ? [one(beside, missing)] : []
    })
  },
  // A shift that goes over the edge meets others there; none is longer than seven days.
  reach: () => both(7),
  words: ({ together, shift, met, others }, amount, names) => {
    const who = names.provider(shift.providerId)
    if (together === 'never')
      return (
        `${who} and ${met.map(({ providerId }) => names.provider(providerId)).join(', ')} never work together, and do so for ` +
        `${duration(amount)} of ${theShift(shift, names)}.`
      )
    return (
      `${who} works with ${others.map(names.provider).join(' or ')} alone, and without for ${duration(amount)} of ` +
      `${theShift(shift, names)}.`
    )
  },
}
