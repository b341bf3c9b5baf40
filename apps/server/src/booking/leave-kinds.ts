import { OTHER_LEAVE, type Leave } from '@onward/contract'
import type { Db } from '#server/db.ts'
import type { LeaveChange } from './changes.ts'
import { unknownId } from './refusals.ts'

/** Kinds of leave by id, and whether they are in use. One that is taken away meanwhile, the store refuses. */
type Kinds = ReadonlyMap<string, { isActive: boolean }>

const asked = (change: LeaveChange) => {
  if (change.kind === 'cancel') return []
  return (change.kind === 'create' ? change.row : change.to).leaveKindId ?? []
}

/** Those of the account's kinds of leave that the changes name. */
export const leaveKindsFor = async (trx: Db, accountId: number, changes: readonly LeaveChange[]): Promise<Kinds> => {
  const ids = changes.flatMap(asked)
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('leaveKind')
    .where('accountId', '=', accountId)
    .where('leaveKindId', 'in', ids)
    .select(['leaveKindId', 'isActive'])
    // One that is put away at the same moment waits, and then knows that it is used.
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ leaveKindId, ...kind }) => [leaveKindId, kind]))
}

/**
 * The kind of some leave: the one that is named, or else the one that it had, or other.
 * @throws ApiError that names the field
 */
export const kindOf = (leaveKindId: string | undefined, before: Leave | undefined, kinds: Kinds): string => {
  if (leaveKindId === undefined) return before?.leaveKindId ?? OTHER_LEAVE
  if (leaveKindId !== before?.leaveKindId && !kinds.get(leaveKindId)?.isActive)
    throw unknownId('leaveKindId', 'a kind of leave')
  return leaveKindId
}
