import {
  MOST_DAYS,
  wrongField,
  type assignmentChanges,
  type assignments,
  type Handlers,
  type HistoryEntry,
} from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { bookShift } from '#server/booking/book.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
import { missing } from '#server/booking/refusals.ts'
import { seriesOf } from '#server/booking/series-shifts.ts'
import { shiftById, shiftSeenBy } from '#server/booking/shown-shifts.ts'
import { authorOf, mayList, mayRead, maySee, ownId, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { historyOf, listShifts } from './assignments.queries.ts'

export const assignmentsHandlers: Omit<
  Handlers<typeof assignments & typeof assignmentChanges, Context>,
  'listProviders'
> = {
  listAssignments: async ({ providerId, hospitalId, ...list }, context) => {
    const user = signedIn(context)
    const providerIds = mayList(user, providerId)
    if (daysBetween(list.from, list.to) >= MOST_DAYS) {
      throw wrongField('to', `must not make it more than ${MOST_DAYS} days`)
    }
    const seen = { scope: scopeOf(user), ownId: ownId(user) }
    return listShifts(context.db, user.accountId, { ...list, ...seen, providerIds, hospitalIds: hospitalId })
  },

  readAssignment: async ({ id }, context) => {
    const user = signedIn(context)
    // Before looking: a client shall not learn either which ids there are.
    mayList(user, undefined)
    const seer = { scope: scopeOf(user), ownId: ownId(user) }
    const assignment = await shiftSeenBy(context.db, user.accountId, id, seer)
    if (assignment) {
      const isPlanned = seer.ownId === undefined && isWithin(seer.scope, assignment.hospitalId)
      return { assignment, seriesId: isPlanned ? await seriesOf(context.db, user.accountId, id) : null }
    }
    // To who plans elsewhere it is not there; a provider is told that it is not theirs, and nothing of a draft.
    const other = user.roles.includes('Scheduler') ? undefined : await shiftById(context.db, user.accountId, id)
    if (other && other.publication !== 'draft') mayRead(user, other.providerId)
    throw missing('assignment')
  },

  createAssignment: async ({ overrides, ...row }, context) => {
    const author = authorOf(context)
    return createOnce(context, 'createAssignment', row, (trx) =>
      bookShift(trx, author, { of: 'assignment', kind: 'create', row }, { overrides }),
    )
  },

  changeAssignment: async ({ id, version, status, overrides, ...to }, context) => {
    const author = authorOf(context)
    const kind = status ? 'restore' : 'change'
    return context.db
      .transaction()
      .execute((trx) => bookShift(trx, author, { of: 'assignment', kind, id, version, to }, { overrides }))
  },

  cancelAssignment: async ({ id, version }, context) => {
    const author = authorOf(context)
    return context.db
      .transaction()
      .execute((trx) => bookShift(trx, author, { of: 'assignment', kind: 'cancel', id, version }))
  },

  assignmentHistory: async ({ id }, context) => {
    const user = signedIn(context)
    const shift = await shiftById(context.db, user.accountId, id)
    if (!shift || !maySee(user, shift)) throw missing('assignment')
    const entries = await historyOf(context.db, user.accountId, id)
    return { entries: entries.map((entry) => toldWithin(scopeOf(user), entry)) }
  },
}

/** Of an entry what was at another facility is not said. */
const toldWithin = (scope: Scope, { before, after, ...entry }: HistoryEntry): HistoryEntry => {
  const told = (row: HistoryEntry['before']) =>
    row && typeof row.hospitalId === 'string' && !isWithin(scope, row.hospitalId) ? null : row
  return { ...entry, before: told(before), after: told(after) }
}
