import { ApiError, wrongField, type Handlers, type locks as calls } from '@onward/contract'
import { sql } from 'kysely'
import { record } from '#server/audit.ts'
import { holdClosing } from '#server/booking/locks.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { insertLock, listLocks, lockById } from './locks.queries.ts'

export const locksHandlers: Handlers<typeof calls, Context> = {
  listLocks: ({ page, perPage }, context) => {
    const user = signedIn(context)
    return listLocks(context.db, { accountId: user.accountId, scope: scopeOf(user), page, perPage })
  },

  lockPeriod: async (asked, context) => {
    if (asked.to < asked.from) throw wrongField('to', 'must not be before from')
    const author = authorOf(context)
    const { accountId, userId } = author
    return createOnce(context, 'lockPeriod', asked, async (trx) => {
      // What is being written at this moment is written before, or not at all.
      await holdClosing(trx, accountId)
      const lock = await insertLock(trx, { accountId, userId, ...asked })
      if (!lock) throw unknownId('hospitalId', 'a facility')
      await record(trx, author, { accountId, userId, action: 'lock.created', objectId: lock.lockId, after: lock })
      return { lock }
    })
  },

  unlockPeriod: async ({ lockId }, context) => {
    const author = authorOf(context)
    const { accountId, userId } = author
    return context.db.transaction().execute(async (trx) => {
      await holdClosing(trx, accountId)
      const lock = await lockById(trx, accountId, lockId)
      if (!lock) throw new ApiError(404, { message: 'There is no such closed period' })
      await sql`delete from period_lock where account_id = ${accountId} and lock_id = ${lockId}`.execute(trx)
      await record(trx, author, { accountId, userId, action: 'lock.deleted', objectId: lockId, before: lock })
      return { lock }
    })
  },
}
