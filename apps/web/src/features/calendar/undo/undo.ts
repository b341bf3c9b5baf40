import { BatchConflict, batches, ProposalConflict } from '@onward/contract'
import texts from 'texts:refusal,undo'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { offer } from '#web/ui/overlays/offer.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { conflictWords, refusalOf } from '../refusal.ts'

addTexts(texts)

export const { listBatches, undoBatch } = apiOf(batches)
type Undone = Awaited<ReturnType<typeof undoBatch>>

const conflictOf = conflictIn(ProposalConflict)
const undoneOf = conflictIn(BatchConflict)

/** Why something could not be taken back. */
export const undoRefusalOf = (error: unknown): string => {
  const batch = undoneOf(error)
  if (batch?.reason === 'undone') return textOf('undo.already')
  if (batch) {
    const { assignment } = batch.facts
    return assignment
      ? textOf('undo.goneOf', { provider: whoOf(assignment), date: mediumDate(assignment.scheduledDate) })
      : textOf('undo.gone')
  }
  const conflict = conflictOf(error)
  if (!conflict) return refusalOf(error)
  return conflict.facts.conflicts.map((one) => conflictWords(one.conflict)).join('\n')
}

let takeAway = () => {}
/** Says what was booked, and offers to take it back; one step at a time, the last one. */
export const offerUndo = (message: string, undo: () => void) => {
  takeAway()
  takeAway = offer(message, textOf('undo.do'), undo)
}

/** Says that something was taken back; or how much of it was left, because somebody has changed it since. */
export const undoneWords = ({ batchId, left, hidden }: Undone): string => {
  const count = left.length + hidden
  if (count === 0) return textOf('undo.done')
  return textOf(batchId === null ? 'undo.none' : 'undo.some', { count })
}
export const tellUndone = (undone: Undone) => tell(undoneWords(undone))
