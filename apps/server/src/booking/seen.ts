import type { Assignment, Leave } from '@onward/contract'
import { atOnce, type Refusing } from './refusing.ts'
import { isCancelled, missing, stale } from './refusals.ts'

type Change = { kind: 'create' } | { kind: 'change' | 'cancel' | 'restore'; id: number; version: number }
type Of = { assignment: Assignment; leave: Leave }

/**
 * The rows that changes are about, provided that their writers saw each as it is.
 * @throws ApiError 404 for a row that is not there, 409 for one that has been cancelled and is not to be restored, or has a newer version
 */
export const rowsSeen = async <O extends keyof Of>(
  changes: readonly Change[],
  of: O,
  read: (ids: number[]) => Promise<Of[O][]>,
  { refuse }: Refusing = atOnce,
) => {
  const seen = changes.flatMap((change) => (change.kind === 'create' ? [] : change))
  const rows = seen.length === 0 ? [] : await read(seen.map(({ id }) => id))
  const byId = new Map(rows.map((row) => ['assignmentId' in row ? row.assignmentId : row.leaveId, row]))
  const rowOf = ({ id }: { id: number }) => {
    const row = byId.get(id)
    if (!row) throw missing(of)
    return row
  }
  for (const [at, change] of changes.entries()) {
    if (change.kind === 'create') continue
    const row = rowOf(change)
    if (row.status === 'cancelled' && change.kind !== 'restore') refuse(isCancelled(row), at)
    else if (row.version !== change.version) refuse(stale(row), at)
  }
  return rowOf
}
