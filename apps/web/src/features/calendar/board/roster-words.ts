import { ProposalConflict } from '@onward/contract'
import texts from 'texts:refusal'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { addTexts } from '#web/lib/text.ts'
import { conflictWords, refusalOf } from '../refusal.ts'

addTexts(texts)

const conflictsOf = conflictIn(ProposalConflict)

/** Why changes cannot be booked: all that is in their way, or what is said of any refusal. */
export const wordsOf = (error: unknown): string => {
  const conflict = conflictsOf(error)
  return conflict ? conflict.facts.conflicts.map((one) => conflictWords(one.conflict)).join('\n') : refusalOf(error)
}
