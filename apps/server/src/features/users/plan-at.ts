import { wrongField, type AccountUser } from '@onward/contract'
import { unknownId } from '#server/booking/refusals.ts'
import type { Db } from '#server/db.ts'
import { setScope } from '#server/users.ts'

/** The ids of the facilities where somebody plans, in the order of the contract. */
export const idsOf = ({ facilities }: Pick<AccountUser, 'facilities'>) =>
  facilities.map(({ hospitalId }) => hospitalId).toSorted()

/** A 400: who plans nowhere is no Scheduler. */
export const whereWanted = () => wrongField('hospitalIds', 'must name a facility for the role Scheduler')

/**
 * Lets a user plan at facilities that are in use, or where they planned before.
 * @throws ApiError 404 that names the field
 */
export const planAt = async (
  trx: Db,
  owner: { accountId: number; userId: string },
  hospitalIds: readonly string[],
  before?: AccountUser,
) => {
  const had = new Set(before ? idsOf(before) : [])
  const known =
    hospitalIds.length === 0
      ? []
      : await trx
          .selectFrom('facility')
          .where('accountId', '=', owner.accountId)
          .where('hospitalId', 'in', hospitalIds)
          .select(['hospitalId', 'isActive'])
          .forShare()
          .execute()
  const open = new Set(known.flatMap(({ hospitalId, isActive }) => (isActive || had.has(hospitalId) ? hospitalId : [])))
  if (hospitalIds.some((id) => !open.has(id))) throw unknownId('hospitalIds', 'a list of facilities')
  await setScope(trx, owner, hospitalIds)
}
