import { wrongField, type Leave } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { given, type LeaveChange, type NewLeave } from './changes.ts'
import { kindOf, leaveKindsFor } from './leave-kinds.ts'
import type { Person } from './people.ts'
import { nameOf } from './plan-shifts.ts'
import type { NamedLeave } from './refusals.ts'
import { rowsSeen } from './seen.ts'
import { leavesById } from './shown-leave.ts'

/** A change with the row that it begins with and the one that it ends with. */
export type PlannedLeave =
  | { kind: 'create'; after: NamedLeave }
  | { kind: 'change'; before: Leave; after: NamedLeave }
  | { kind: 'cancel'; before: Leave }

/**
 * What the changes come to, each checked. The people's rows have been taken.
 * @throws ApiError 404 or 400 that names the field, 409 for a row that is no longer as its writer saw it
 */
export const planLeave = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  changes: readonly LeaveChange[],
  people: ReadonlyMap<string, Person>,
): Promise<PlannedLeave[]> => {
  const rowOf = await rowsSeen(changes, 'leave', async (ids) =>
    // Of whom they may not plan nothing is there.
    (await leavesById(trx, accountId, ids)).filter(({ providerId }) => scope === undefined || people.has(providerId)),
  )
  const kinds = await leaveKindsFor(trx, accountId, changes)
  const named = (row: NewLeave, before?: Leave): NamedLeave => {
    const { providerId, startDate, endDate, leaveDescription } = row
    if (endDate < startDate) throw wrongField('endDate', 'must not be before the first day')
    const leaveKindId = kindOf(row.leaveKindId, before, kinds)
    return { providerId, providerName: nameOf(providerId, people), startDate, endDate, leaveDescription, leaveKindId }
  }
  return changes.map((change) => {
    if (change.kind === 'create') return { kind: 'create', after: named(change.row) }
    const before = rowOf(change)
    return change.kind === 'cancel'
      ? { kind: 'cancel', before }
      : { kind: 'change', before, after: named({ ...before, ...given(change.to) }, before) }
  })
}
