import { MOST_DAYS, wrongField, type assignments, type Handlers } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { bookShift } from '#server/booking/book.ts'
import { missing } from '#server/booking/refusals.ts'
import { shiftById } from '#server/booking/shown-shifts.ts'
import { authorOf, mayList, mayRead, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { historyOf, listShifts } from './assignments.queries.ts'

export const assignmentsHandlers: Omit<Handlers<typeof assignments, Context>, 'listProviders'> = {
  listAssignments: async ({ providerId, hospitalId, ...list }, context) => {
    const user = signedIn(context)
    const providerIds = mayList(user, providerId)
    if (daysBetween(list.from, list.to) >= MOST_DAYS) {
      throw wrongField('to', `must not make it more than ${MOST_DAYS} days`)
    }
    return listShifts(context.db, user.accountId, { ...list, providerIds, hospitalIds: hospitalId })
  },

  readAssignment: async ({ id }, context) => {
    const user = signedIn(context)
    // Before looking: a client shall not learn either which ids there are.
    mayList(user, undefined)
    const assignment = await shiftById(context.db, user.accountId, id)
    if (!assignment) throw missing('assignment')
    mayRead(user, assignment.providerId)
    return { assignment }
  },

  createAssignment: async (row, context) => {
    const author = authorOf(context)
    return createOnce(context, 'createAssignment', row, async (trx) => ({
      assignment: await bookShift(trx, author, { of: 'assignment', kind: 'create', row }),
    }))
  },

  changeAssignment: async ({ id, version, status, ...to }, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => ({
      assignment: await bookShift(trx, author, {
        of: 'assignment',
        kind: status ? 'restore' : 'change',
        id,
        version,
        to,
      }),
    }))
  },

  cancelAssignment: async ({ id, version }, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => ({
      assignment: await bookShift(trx, author, { of: 'assignment', kind: 'cancel', id, version }),
    }))
  },

  assignmentHistory: async ({ id }, context) => {
    const { accountId } = signedIn(context)
    if (!(await shiftById(context.db, accountId, id))) throw missing('assignment')
    return { entries: await historyOf(context.db, accountId, id) }
  },
}
