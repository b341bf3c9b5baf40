import { useDebouncedValue } from '@mantine/hooks'
import { ProposalConflict, proposals, RulesRefusal, type Assignment, type ProposedVerdict } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { isClosed } from '#web/lib/refusals/closed-days.ts'
import { conflictWords, refusalOf } from '../refusal.ts'
import { changesTo, type ShiftInput } from '../shift-merge.ts'
import { overridesOf, withReason, type Reasons } from '#web/ui/rules/typed-reasons.ts'
import { differ } from './use-foresight.ts'
import { useTypedForesight, type Around } from './use-typed-foresight.ts'

const api = apiOf(proposals)
const conflictOf = conflictIn(ProposalConflict)
const rulesOf = conflictIn(RulesRefusal, 422)
/** How long somebody stops typing before the rules are asked. */
const PAUSE = 400

/** What is typed as a change of a proposal: undefined while there is nothing to judge. A note is no rule's affair. */
const changeOf = (input: ShiftInput | undefined, shift: Assignment | undefined) => {
  if (!input || input.providerId === '' || input.hospitalId === '') return undefined
  const { note: _, ...judged } = input
  if (!shift) return { kind: 'create' as const, ...judged }
  const { note: __, ...to } = changesTo(input, shift)
  if (Object.keys(to).length === 0) return undefined
  return { kind: 'change' as const, assignmentId: shift.assignmentId, version: shift.version, ...to }
}

/** The last try to save it. */
type Saved = { error: unknown; submittedAt: number }

/**
 * What the rules say of what is typed: at once what is foreseen, and what the server says once somebody stops typing; and what is
 * typed as a reason for going over it. A refusal of a save says more than what was asked before, and is shown in its place until something else is typed.
 */
export const useJudged = (
  input: ShiftInput | undefined,
  shift: Assignment | undefined,
  save: Saved,
  around: Around,
) => {
  const typed = JSON.stringify(changeOf(input, shift) ?? null)
  const [change] = useDebouncedValue(typed, PAUSE)
  const foreseen = useTypedForesight(typed === 'null' ? undefined : input, shift, around)
  const [reasons, setReasons] = useState<Reasons>({})
  const { data, dataUpdatedAt, error, errorUpdatedAt, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['judged', change],
    queryFn: ({ signal }) => api.propose({ mode: 'judge', changes: [JSON.parse(change)] }, { signal }),
    enabled: change !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const refused = dataUpdatedAt > save.submittedAt ? undefined : rulesOf(save.error)?.facts
  const answered = change === 'null' ? undefined : data
  const isAnswered = typed === change && !isFetching && !isPlaceholderData
  const said = refused ?? (isAnswered ? answered : (foreseen ?? answered))
  // What a try to save has been told is not said twice, whichever of the two answers came first.
  const isSaid = save.error !== null && save.submittedAt > errorUpdatedAt
  const conflict = isSaid ? undefined : conflictOf(error)
  const told = save.error === null ? undefined : refusalOf(save.error)
  const why =
    isSaid || !error
      ? []
      : conflict
        ? conflict.facts.conflicts.map((one) => conflictWords(one.conflict))
        : [refusalOf(error)]
  const untold = why.filter((words) => words !== told).join('\n') || undefined
  const isMet = conflict !== undefined || isClosed(error)
  return {
    verdicts: said?.verdicts ?? ([] as ProposedVerdict[]),
    names: said?.names,
    isAsking: isFetching,
    isOther:
      isAnswered && foreseen !== undefined && answered !== undefined && differ(foreseen.verdicts, answered.verdicts),
    /** What stands in the way of it, or why nobody knows. */
    inTheWay: isMet ? untold : undefined,
    unknown: isMet || isFetching ? undefined : untold,
    reasons,
    setReason: (keys: readonly string[], reason: string) => setReasons(withReason(reasons, keys, reason)),
    /** The warnings that are gone over, with why. */
    overrides: overridesOf(reasons),
  }
}
