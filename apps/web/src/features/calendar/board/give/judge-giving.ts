import { Locked, ProposalConflict, type ProposedVerdict, type VerdictNames } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { isFinal } from '#web/ui/rules/said.ts'
import type { Change } from '../change.ts'
import { moved } from '../proposing.ts'
import { dateOf, type BoardShift } from '../roster.ts'

/** Whoever shifts shall go to. */
export type Taker = {
  providerId: string
  providerName: string
  /** The last date on which a shift of theirs may begin. */
  lastDay: string | null
}
/** Why a shift cannot go to somebody. */
export type Reason =
  | { by: 'unsaved' }
  | { by: 'lastDay'; date: string }
  | { by: 'conflict'; conflict: ProposalConflict['facts']['conflicts'][number]['conflict'] }
  | { by: 'closed'; error: unknown }
  | { by: 'rule'; verdict: ProposedVerdict; names: VerdictNames }
type Said = { verdicts: readonly ProposedVerdict[]; names: VerdictNames }
/** What is said of giving shifts to somebody. */
export type Judged = {
  /** Those that cannot go, and why. */
  cannot: ReadonlyMap<number, Reason>
  /** What gives the others to them. */
  changes: readonly Change[]
  /** What the rules say of the others. */
  said: Said | undefined
}

const conflictsIn = conflictIn(ProposalConflict)
const lockedIn = conflictIn(Locked, 423)

type Kept = Map<number, Reason>

/** What is known without asking. */
const keptAhead = (shifts: readonly BoardShift[], { lastDay }: Taker): Kept =>
  new Map(
    shifts.flatMap((shift): [number, Reason][] => {
      if (shift.isUnsaved) return [[shift.assignmentId, { by: 'unsaved' }]]
      return lastDay !== null && dateOf(shift) > lastDay ? [[shift.assignmentId, { by: 'lastDay', date: lastDay }]] : []
    }),
  )

/** Which of the shifts a refusal is about. */
const keptBy = (error: unknown, changes: readonly Change[], shifts: readonly BoardShift[]): Kept => {
  const kept: Kept = new Map()
  for (const { at, conflict } of conflictsIn(error)?.facts.conflicts ?? []) {
    const id = changes[at]?.assignmentId
    if (id !== undefined && !kept.has(id)) kept.set(id, { by: 'conflict', conflict })
  }
  const lock = lockedIn(error)?.facts.lock
  if (!lock) return kept
  for (const shift of shifts) {
    const date = dateOf(shift)
    const isThere = lock.hospitalId === null || lock.hospitalId === shift.hospitalId
    if (isThere && lock.from <= date && date <= lock.to) kept.set(shift.assignmentId, { by: 'closed', error })
  }
  return kept
}

/** Of each rule that is final, the last shift that it names: where many are too many, those that come first go. */
const keptByRules = ({ verdicts, names }: Said, shifts: readonly BoardShift[]): Kept => {
  const kept: Kept = new Map()
  for (const verdict of verdicts) {
    const named = shifts.filter(({ assignmentId }) => verdict.assignmentIds.includes(assignmentId))
    if (!isFinal(verdict) || named.some(({ assignmentId }) => kept.has(assignmentId))) continue
    const last = named.reduce<BoardShift | undefined>(
      (latest, one) => (latest && latest.startsAt >= one.startsAt ? latest : one),
      undefined,
    )
    if (last) kept.set(last.assignmentId, { by: 'rule', verdict, names })
  }
  return kept
}

/**
 * What would become of shifts that are given to somebody: what stands in the way of some is kept back, and the rest is asked
 * about anew, until there is an answer for all that can go.
 * @throws whatever is not about some of the shifts
 */
export const judgeGiving = async (
  shifts: readonly BoardShift[],
  to: Taker,
  judge: (changes: readonly Change[]) => Promise<Said>,
): Promise<Judged> => {
  const cannot = keptAhead(shifts, to)
  for (;;) {
    const left = shifts.filter(({ assignmentId }) => !cannot.has(assignmentId))
    const { changes } = moved(left, 0, () => to.providerId)
    if (changes.length === 0) return { cannot, changes, said: undefined }
    let kept: Kept
    try {
      const said = await judge(changes)
      kept = keptByRules(said, left)
      if (kept.size === 0) return { cannot, changes, said }
    } catch (error) {
      kept = keptBy(error, changes, left)
      if (kept.size === 0) throw error
    }
    for (const [id, reason] of kept) cannot.set(id, reason)
  }
}
