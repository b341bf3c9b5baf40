import { leaveChanges, type CallOptions, type Candidate, type CandidateCure, type Override } from '@onward/contract'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { apiOf, type Calling } from '#web/lib/api.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { slotFrom } from './candidate-words.ts'
import { conflictWords, refusalOf } from '../refusal.ts'
import { withReasons } from '../judged/with-reasons.ts'
import { shiftChanges } from '../shift-changes.ts'
import type { ShownShift } from '../shown-shift.ts'
import { useUndo } from '../undo/use-undo.ts'
import { inTheWayIn } from '../use-outcomes.ts'

const { createLeaveOfSeveral } = apiOf(leaveChanges)
const OPEN = { providerName: null }

/** The leave of whom the shift is taken from. */
export type Away = { leaveKindId: string; leaveDescription: string; startDate: string; endDate: string }
/** To somebody, or to nobody yet: the shift is open then. */
type Taker = Pick<Candidate, 'providerId' | 'providerName'> | null
/** With a cure the shift is at other times, or of another type, with whoever takes it on. */
type Input = { shift: ShownShift; to: Taker; away: Away | undefined; cure?: CandidateCure }
type Written = { batchId: number }

const book = async (
  { shift, to, away, cure }: Input,
  overrides: Override[] | undefined,
  options: CallOptions,
): Promise<Written> => {
  const over = overrides && { overrides }
  const { assignmentId, version } = shift
  if (!away || shift.providerId === null)
    return shiftChanges.changeAssignment(
      { id: assignmentId, version, providerId: to?.providerId ?? null, ...(cure && slotFrom(cure)), ...over },
      options,
    )
  const seen = { assignmentId, version }
  const shifts = [
    to ? { ...seen, outcome: 'handOver' as const, providerId: to.providerId } : { ...seen, outcome: 'open' as const },
  ]
  return createLeaveOfSeveral({ providerIds: [shift.providerId], ...away, shifts, ...over }, options)
}
const call: Calling<Input, Written> = withReasons((input, options) => book(input, undefined, options), book)

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
    onDone: ({ batchId }, { shift, to, away }) => {
      onDone()
      const provider = whoOf(to ?? OPEN)
      offerUndo(
        away
          ? t(to ? 'candidates.doneAway' : 'candidates.openAway', { provider, away: whoOf(shift) })
          : t(to ? 'candidates.done' : 'candidates.open', { provider }),
        batchId,
      )
    },
  })
}
