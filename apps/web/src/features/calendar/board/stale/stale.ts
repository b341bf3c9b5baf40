import { ProposalConflict, type Assignment } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import type { Change, Said } from '../change.ts'
import type { Deed } from '../deed.ts'

/** A change of a deed that met a newer version of its shift, or one that is cancelled by now. */
export type Met = {
  /** Its place among the changes. */
  at: number
  change: Exclude<Change, { kind: 'create' }>
  /** The shift as it stands. */
  theirs: Assignment
  isCancelled: boolean
}

const conflictsOf = conflictIn(ProposalConflict)
const conflictsIn = (error: unknown) => conflictsOf(error)?.facts.conflicts ?? []

const staleIn = (error: unknown) =>
  conflictsIn(error).flatMap(({ at, conflict }) =>
    (conflict.reason === 'version' || conflict.reason === 'cancelled') && 'assignment' in conflict.facts
      ? [{ at, theirs: conflict.facts.assignment, isCancelled: conflict.reason === 'cancelled' }]
      : [],
  )
export const metIn = (error: unknown, { changes }: Pick<Deed, 'changes'>): Met[] =>
  staleIn(error).flatMap((one) => {
    const change = changes[one.at]
    return change && change.kind !== 'create' ? [{ ...one, change }] : []
  })

/** What else was in the way of the deed. */
export const othersIn = (error: unknown, met: readonly Met[]) =>
  conflictsIn(error).filter(({ at }) => !met.some((one) => one.at === at))

const saidOf = ({ providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId }: Said): Said => ({
  providerId,
  hospitalId,
  startsAt,
  endsAt,
  shiftTypeId,
  specialtyId,
})

/** A shift with what a change says of it; nothing where it cancels it. */
const changed = (before: Said, change: Met['change']): Said | undefined => {
  if (change.kind === 'cancel') return undefined
  const { kind: _, assignmentId: __, version: ___, ...said } = change
  return { ...saidOf(before), ...said }
}
/** What was wanted: of the shift as it was seen then. */
export const wantedOf = ({ change, theirs }: Met, { seen }: Pick<Deed, 'seen'>) =>
  changed(seen.find(({ assignmentId }) => assignmentId === change.assignmentId) ?? theirs, change)
/** What it comes to if it is done again: what only others have changed stays as they have left it. */
export const againOf = ({ change, theirs }: Met) => changed(theirs, change)

/** The deed without what others have changed. */
export const withoutMet = ({ changes }: Pick<Deed, 'changes'>, met: readonly Met[]): Change[] =>
  changes.filter((_, at) => !met.some((one) => one.at === at))

/** The deed on the shifts as they stand: what has been cancelled is put back, unless that was what was wanted. */
export const doneAgain = ({ changes }: Pick<Deed, 'changes'>, met: readonly Met[]): Change[] =>
  changes.flatMap((change, at): Change[] => {
    const one = met.find((some) => some.at === at)
    if (!one || change.kind === 'create') return [change]
    const { assignmentId, version } = one.theirs
    if (!one.isCancelled) return [{ ...change, version }]
    const said = againOf(one)
    return said ? [{ kind: 'restore', assignmentId, version, ...said }] : []
  })
