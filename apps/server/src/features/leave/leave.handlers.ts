import type { Handlers, leave } from '@onward/contract'
import { bookLeave } from '#server/booking/book.ts'
import { authorOf, mayList, ownId, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { leaveBetween } from './leave.queries.ts'

export const leaveHandlers: Handlers<typeof leave, Context> = {
  listLeave: async ({ from, to, providerId }, context) => {
    const user = signedIn(context)
    const seen = { scope: scopeOf(user), ownId: ownId(user) }
    return { leave: await leaveBetween(context.db, user.accountId, { from, to }, mayList(user, providerId), seen) }
  },

  createLeave: async (row, context) => {
    const author = authorOf(context)
    return createOnce(context, 'createLeave', row, async (trx) => ({
      leave: await bookLeave(trx, author, { of: 'leave', kind: 'create', row }),
    }))
  },

  changeLeave: async ({ id, version, ...to }, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => ({
      leave: await bookLeave(trx, author, { of: 'leave', kind: 'change', id, version, to }),
    }))
  },

  cancelLeave: async ({ id, version }, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => ({
      leave: await bookLeave(trx, author, { of: 'leave', kind: 'cancel', id, version }),
    }))
  },
}
