import type { ProposedChange } from '@onward/contract'

/** What of a shift can be said by a change. */
export type Said = {
  /** Null of an open shift. */
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  shiftTypeId: string
  specialtyId: string | null
}
/** One change, as the board thinks of it: a new shift has an id below zero, until it is stored. */
export type Change =
  | ({ kind: 'create'; assignmentId: number } & Said)
  | ({ kind: 'change'; assignmentId: number; version: number } & Partial<Said>)
  | { kind: 'cancel'; assignmentId: number; version: number }
  /** One that is cancelled is put back. */
  | ({ kind: 'restore'; assignmentId: number; version: number } & Said)

let last = 0
/** An id for a shift that the store does not know yet. */
export const newShiftId = () => (last -= 1)

/** The version of a stored shift by now: a change of before may have led to a newer one, or have stored it. */
export type Stored = (assignmentId: number) => { assignmentId: number; version: number } | undefined

/** As the call takes it. */
export const proposedOf = (change: Change, stored: Stored): ProposedChange => {
  if (change.kind === 'create') {
    const { assignmentId: _, ...row } = change
    return row
  }
  const now = stored(change.assignmentId)
  return { ...change, ...(now && { assignmentId: now.assignmentId, version: Math.max(now.version, change.version) }) }
}
