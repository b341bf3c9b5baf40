import type { Handlers, leave, leaveChanges, leaveMonths } from '@onward/contract'
import { bookLeave } from '#server/booking/book.ts'
import { bookLeaveOfSeveral, changeLeaveAround } from '#server/booking/leave-around.ts'
import { authorOf, mayList, ownId, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { leaveInMonth } from './leave-month.queries.ts'
import { leaveBetween } from './leave.queries.ts'

export const leaveHandlers: Handlers<typeof leave & typeof leaveChanges & typeof leaveMonths, Context> = {
  listLeave: async ({ from, to, providerId }, context) => {
    const user = signedIn(context)
    const seen = { scope: scopeOf(user), ownId: ownId(user) }
    return { leave: await leaveBetween(context.db, user.accountId, { from, to }, mayList(user, providerId), seen) }
  },

  leaveMonth: ({ month, ...search }, context) => {
    const user = signedIn(context)
    return leaveInMonth(context.db, { ...search, month, accountId: user.accountId, scope: scopeOf(user) })
  },

  createLeave: async (row, context) => {
    const author = authorOf(context)
    return createOnce(context, 'createLeave', row, (trx) =>
      bookLeave(trx, author, { of: 'leave', kind: 'create', row }),
    )
  },

  createLeaveOfSeveral: async (input, context) => {
    const author = authorOf(context)
    const { providerIds, shifts = [], overrides, ...row } = input
    return createOnce(context, 'createLeaveOfSeveral', input, async (trx) => {
      const several = { providerIds, row, outcomes: shifts, overrides }
      const { leave, assignments, batchId } = await bookLeaveOfSeveral(trx, author, several)
      return { leave, assignments, batchId }
    })
  },

  changeLeave: async ({ id, version, shifts, overrides, ...to }, context) => {
    const author = authorOf(context)
    const change = { of: 'leave', kind: 'change', id, version, to } as const
    return context.db
      .transaction()
      .execute(async (trx) =>
        shifts === undefined
          ? { ...(await bookLeave(trx, author, change, { overrides })), assignments: [] }
          : changeLeaveAround(trx, author, change, { outcomes: shifts, overrides }),
      )
  },

  cancelLeave: async ({ id, version }, context) => {
    const author = authorOf(context)
    return context.db
      .transaction()
      .execute((trx) => bookLeave(trx, author, { of: 'leave', kind: 'cancel', id, version }))
  },
}
