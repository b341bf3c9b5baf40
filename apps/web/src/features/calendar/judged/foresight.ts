import { needsOf, situations, type ProposedVerdict, type VerdictNames } from '@onward/contract'
import { foresee, type Foreseen, type Known } from '@onward/scheduling/foresight'
import { apiOf } from '#web/lib/api.ts'

export { asJudged, type Foreseen, type WrittenShift } from '@onward/scheduling/foresight'

export const { readSituation } = apiOf(situations)
export type Situation = Awaited<ReturnType<typeof readSituation>>
export type Said = { verdicts: ProposedVerdict[]; names: VerdictNames }

/**
 * What an admin will be told of changes, without cures: those are looked for by the server.
 * @returns undefined where it cannot be told from what is known
 */
export const foreseen = (
  known: Omit<Known, 'rules'> & Pick<Situation, 'rules'>,
  names: VerdictNames,
  changes: readonly Foreseen[],
): Said | undefined => {
  const verdicts = foresee(known, changes, Date.now() / 60_000)
  const ruleOf = new Map(known.rules.map((rule) => [rule.ruleId, rule]))
  return (
    verdicts && {
      names,
      verdicts: verdicts.map(({ shiftIds, key, facts, ...verdict }) => {
        const rule = ruleOf.get(verdict.ruleId)
        return {
          ...verdict,
          key: `${key} ${verdict.amount}`,
          facts: { ...facts },
          // The page says it in words of its own.
          message: '',
          providerName: names.providers[verdict.providerId] ?? verdict.providerId,
          assignmentIds: shiftIds.map(Number).filter((id) => id > 0),
          needs: rule ? needsOf(rule, true) : null,
          cures: null,
        }
      }),
    }
  )
}
