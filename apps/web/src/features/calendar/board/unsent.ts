import type { Change } from './change.ts'
import type { Deed } from './deed.ts'
import type { BoardShift } from './roster.ts'

/** The same person at the same place and times: the server lets nobody be there twice. Open shifts are alike in all that they are. */
const isSame = (one: BoardShift, other: Extract<Change, { kind: 'create' }>) =>
  one.providerId === other.providerId &&
  one.hospitalId === other.hospitalId &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt &&
  (one.providerId !== null || (one.shiftTypeId === other.shiftTypeId && one.specialtyId === other.specialtyId))

/**
 * Changes as they are about the shifts that the server told of: a new one that is among them, since only the answer was lost, is
 * that one, and what is done to it is done to that.
 */
export const recognised = (shifts: readonly BoardShift[], deeds: readonly Pick<Deed, 'changes' | 'stoodOpen'>[]) => {
  const stored = new Map<number, number>()
  // A shift that was changed before makes room for a new one where it was.
  const touched = new Set<number>()
  const left = (change: Change, stoodOpen: Deed['stoodOpen']): Change[] => {
    const known = stored.get(change.assignmentId)
    if (known !== undefined) return change.kind === 'create' ? [] : [{ ...change, assignmentId: known }]
    const twin =
      change.kind === 'create' && change.assignmentId < 0
        ? shifts.find(
            (shift) => !touched.has(shift.assignmentId) && !stoodOpen?.has(shift.assignmentId) && isSame(shift, change),
          )
        : undefined
    touched.add(twin?.assignmentId ?? change.assignmentId)
    if (!twin) return [change]
    stored.set(change.assignmentId, twin.assignmentId)
    return []
  }
  const changes = deeds.flatMap((deed) => deed.changes.flatMap((change) => left(change, deed.stoodOpen)))
  return { stored, changes }
}

/** What waits, and what is to be sent, where a new shift is cleared that never was sent: neither of the two is. */
export const neverSent = (waiting: readonly Deed[], changes: readonly Change[]) => {
  const unsent = new Set(
    waiting.flatMap((deed) =>
      deed.mayBeStored ? [] : deed.changes.flatMap((one) => (one.kind === 'create' ? [one.assignmentId] : [])),
    ),
  )
  const gone = new Set(
    changes.flatMap((one) => (one.kind === 'cancel' && unsent.has(one.assignmentId) ? [one.assignmentId] : [])),
  )
  const isLeft = ({ assignmentId }: Change) => !gone.has(assignmentId)
  return {
    waiting: waiting
      .map((deed) => (deed.changes.every(isLeft) ? deed : { ...deed, changes: deed.changes.filter(isLeft) }))
      .filter((deed) => deed.changes.length > 0),
    changes: changes.filter(isLeft),
  }
}
