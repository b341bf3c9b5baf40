import { leaveChanges, type Candidate } from '@onward/contract'
import { apiOf, type Calling } from '#web/lib/api.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { conflictWords, refusalOf } from '../refusal.ts'
import { shiftChanges } from '../shift-changes.ts'
import type { ShownShift } from '../shown-shift.ts'
import { useUndo } from '../undo/use-undo.ts'
import { inTheWayIn } from '../use-outcomes.ts'

const { createLeaveOfSeveral } = apiOf(leaveChanges)

/** The leave of whom the shift is taken from. */
export type Away = { leaveKindId: string; leaveDescription: string; startDate: string; endDate: string }
type Input = { shift: ShownShift; to: Pick<Candidate, 'providerId' | 'providerName'>; away: Away | undefined }
type Written = { batchId: number }

const call: Calling<Input, Written> = async ({ shift, to: { providerId }, away }, options) => {
  const { assignmentId, version } = shift
  if (!away) return shiftChanges.changeAssignment({ id: assignmentId, version, providerId })
  const shifts = [{ assignmentId, version, outcome: 'handOver' as const, providerId }]
  return createLeaveOfSeveral({ providerIds: [shift.providerId], ...away, shifts }, options)
}

/** Why a shift was not handed over; of leave, what else is in its way, which this is not the place to decide about. */
const wording = (error: unknown): string => {
  const facts = inTheWayIn(error)
  if (!facts) return refusalOf(error)
  const [refused] = facts.handOvers
  if (facts.changed.length > 0) return textOf('inTheWay.areChanged', { count: facts.changed.length })
  if (refused) return conflictWords(refused.booking)
  if (facts.people.some(({ leave }) => leave.length > 0)) return textOf('inTheWay.leaves')
  return textOf('candidates.others', { count: Math.max(1, facts.people.flatMap(({ shifts }) => shifts).length - 1) })
}

/** Gives a shift to somebody else, and records leave of whose it was where that is said. All of it, or nothing. */
export const useReplace = (onDone: () => void) => {
  const t = useText()
  const offerUndo = useUndo()
  return useChange(call, {
    by: createLeaveOfSeveral,
    once: true,
    wording,
    onDone: ({ batchId }, { shift, to: { providerName: provider }, away }) => {
      onDone()
      const done = away
        ? t('candidates.doneAway', { provider, away: shift.providerName })
        : t('candidates.done', { provider })
      offerUndo(done, batchId)
    },
  })
}
