import { judge } from './judge.ts'
import { isMissing, isNoWorse } from './no-worse.ts'
import type { Rule } from './rules.ts'
import type { JudgedShift, Situation } from './situation.ts'
import type { Verdict } from './verdict.ts'

/** The situation as it was before the proposal. */
const beforeOf = (situation: Situation, moved: ReadonlySet<string>, gone: readonly JudgedShift[]): Situation => ({
  ...situation,
  people: situation.people.map((person) => ({
    ...person,
    shifts: [
      ...person.shifts.filter(({ shiftId }) => !moved.has(shiftId)),
      ...gone.filter(({ providerId }) => providerId === person.providerId),
    ],
  })),
})

/**
 * What the rules say of a proposal, the heaviest first: only what is about its shifts, and nothing that was as bad before.
 * Whoever takes one shift out of a week that has too many may. Of what is missing only what the proposal takes away counts.
 * @param situation as it is after the proposal; `dropped` has its shifts as they were, where they were anybody's
 * @param moved the ids of its shifts
 */
export const judgeProposal = (
  situation: Situation,
  rules: readonly Rule[],
  moved: ReadonlySet<string>,
): readonly Verdict[] => {
  const verdicts = judge(situation, rules, moved)
  if (verdicts.length === 0) return verdicts
  const stood = judge(beforeOf(situation, moved, situation.dropped ?? []), rules, moved)
  const taken = verdicts.some(isMissing)
    ? new Set(judge(situation, rules, new Set()).map(({ key }) => key))
    : new Set<string>()
  return verdicts.filter((verdict) => (!isMissing(verdict) || taken.has(verdict.key)) && !isNoWorse(verdict, stood))
}
