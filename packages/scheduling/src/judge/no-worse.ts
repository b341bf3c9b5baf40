import type { Verdict } from './verdict.ts'

/** What a verdict says, of each kind with its facts. */
export type Said = Verdict extends infer One ? (One extends Verdict ? Pick<One, 'kind' | 'facts'> : never) : never

/** What is missing rather than too much: whoever adds a shift cannot have made it so, and a plan is made shift by shift. */
export const isMissing = ({ kind, facts }: Said): boolean => {
  if (kind === 'count' || kind === 'consecutiveDays') return !facts.isMost
  if (kind === 'contractMinutes') return facts.actual < facts.minutes
  if (kind === 'pair') return facts.together === 'always'
  return kind === 'completeWeekends'
}

/** What a verdict is about beside its rule, its person and its days. */
const thingOf = ({ kind, facts }: Verdict): string => {
  const shift = 'shift' in facts ? facts.shift.hospitalId : ''
  if ('window' in facts) return facts.from
  if (kind === 'credential') return `${shift} ${facts.credentialTypeId}`
  if (kind === 'specialty') return facts.specialtyId
  return 'leave' in facts ? `${shift} ${facts.leave.from}` : shift
}

const isOnSameDays = (one: Verdict, other: Verdict) => one.from <= other.to && other.from <= one.to

/**
 * Whether something was as bad before a booking, or worse: it is not the booking's to mend. What is asked of a change itself is
 * asked of every one.
 * @param before what stood against the rules about the same shifts before
 */
export const isNoWorse = (verdict: Verdict, before: readonly Verdict[]): boolean =>
  verdict.kind !== 'notice' &&
  before.some(
    (one) =>
      one.ruleId === verdict.ruleId &&
      one.providerId === verdict.providerId &&
      thingOf(one) === thingOf(verdict) &&
      isOnSameDays(one, verdict) &&
      (verdict.amount < one.amount ||
        (verdict.amount === one.amount && verdict.shiftIds.every((id) => one.shiftIds.includes(id)))),
  )
