import type { SaidVerdict } from './said.ts'

/** What is typed for each warning that somebody goes over, by the verdict's key. */
export type Reasons = Readonly<Record<string, string>>

/** Whether a reason was begun. */
export const isReasonTyped = (reasons: Reasons) => Object.values(reasons).some((reason) => reason.trim() !== '')

/** The same with what was typed last: of a rule that says the same of several shifts it is said once. */
export const withReason = (reasons: Reasons, keys: readonly string[], reason: string): Reasons => ({
  ...reasons,
  ...Object.fromEntries(keys.map((key) => [key, reason])),
})

/** As it is sent. */
export const overridesOf = (reasons: Reasons): { verdictKey: string; reason: string }[] =>
  Object.entries(reasons).flatMap(([verdictKey, reason]) =>
    reason.trim() === '' ? [] : [{ verdictKey, reason: reason.trim() }],
  )

/** What was typed for these, of which some may be gone since. */
export const overridesFor = (verdicts: readonly Pick<SaidVerdict, 'key'>[], reasons: Reasons) =>
  overridesOf(reasons).filter(({ verdictKey }) => verdicts.some(({ key }) => key === verdictKey))

/** Whether one of these asks for a reason that is not typed yet. */
export const isReasonMissing = (verdicts: readonly Pick<SaidVerdict, 'key' | 'needs'>[], reasons: Reasons) =>
  verdicts.some(({ needs, key }) => needs === 'reason' && (reasons[key] ?? '').trim() === '')

/** Where what would clear them is offered elsewhere, or not at all. */
export const withoutCures = <One extends object>(verdicts: readonly One[]) =>
  verdicts.map((verdict) => ({ ...verdict, cures: null }))
