import { ApiError, wrongField, type Conflict, type Handlers, type Leave, type leave } from '@onward/contract'
import { record } from '#server/audit.ts'
import { isAdmin, mayRead, signedIn, type Context, type User } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isBookingRefused } from '#server/db-errors.ts'
import { createOnce } from '#server/idempotent.ts'
import * as queries from './leave.queries.ts'

const missing = () => new ApiError(404, { message: 'There is no such leave' })
const conflict = (body: Conflict) => new ApiError(409, body)
const stale = (current: Leave) =>
  conflict({ message: 'Somebody has changed this leave since you opened it', reason: 'version', leave: current })

/** @throws ApiError that names the field when the provider is not of the account or the days run backwards */
const checked = async (db: Db, user: User, row: queries.LeaveRow) => {
  if (row.endDate < row.startDate) throw wrongField('endDate', 'must not be before the first day')
  if ((await queries.providerName(db, user.accountId, row.providerId)) === undefined) {
    const message = 'is not a provider of this account'
    throw new ApiError(404, { message: `providerId: ${message}`, issues: [{ path: 'providerId', message }] })
  }
  return row
}

/** The store refused: says which assignment or other leave of the same person is in the way. */
const refusal = async (db: Db, user: User, row: queries.LeaveRow, except?: number) => {
  const { accountId } = user
  const name = (await queries.providerName(db, accountId, row.providerId)) ?? row.providerId
  const shifts = await queries.assignmentsDuring(db, accountId, row)
  const [first] = shifts
  if (first) {
    const more = shifts.length > 1 ? ` and ${shifts.length - 1} more` : ''
    const message = `${name} works at ${first.facilityName} from ${first.startsAt.replace('T', ' ')}${more}. Cancel or move that first.`
    return conflict({ message, reason: 'assignments' })
  }
  const other = await queries.leaveDuring(db, accountId, row, except)
  if (other) {
    const message = `${name} is already on leave from ${other.startDate} to ${other.endDate} (${other.leaveDescription})`
    return conflict({ message, reason: 'leave', leave: other })
  }
  return conflict({ message: 'Somebody changed this schedule at the same moment. Try again.', reason: 'assignments' })
}

const currentRow = async (db: Db, user: User, id: number, version: number) => {
  const current = await queries.leaveById(db, user.accountId, id)
  if (!current) throw missing()
  if (current.status === 'cancelled') {
    throw conflict({ message: 'This leave has been cancelled', reason: 'cancelled', leave: current })
  }
  if (current.version !== version) throw stale(current)
  return current
}

/** Writes a new version of a row and its audit entry in one transaction. */
const write = (context: Context, user: User, before: Leave, change: queries.LeaveRow | { status: 'cancelled' }) =>
  context.db.transaction().execute(async (trx) => {
    const { accountId, userId } = user
    const { leaveId, version } = before
    const isWritten = await queries.updateLeave(trx, { accountId, leaveId, version }, change)
    const row = await queries.leaveById(trx, accountId, leaveId)
    if (!row) throw missing()
    if (!isWritten) throw stale(row)
    const action = 'status' in change ? 'leave.cancelled' : 'leave.changed'
    await record(trx, context, { accountId, userId, action, objectId: leaveId, before, after: row })
    return { leave: row }
  })

export const leaveHandlers: Handlers<typeof leave, Context> = {
  listLeave: async ({ from, to, providerId }, context) => {
    const user = signedIn(context)
    const providerIds = isAdmin(user) ? providerId : (providerId ?? [user.userId])
    for (const id of providerIds ?? []) mayRead(user, id)
    if (!isAdmin(user)) mayRead(user, user.userId)
    return { leave: await queries.leaveBetween(context.db, user.accountId, { from, to }, providerIds) }
  },

  createLeave: async (input, context) => {
    const user = signedIn(context)
    const { accountId, userId } = user
    const row = await checked(context.db, user, input)
    try {
      return await createOnce(context, 'createLeave', input, async (trx) => {
        const leaveId = await queries.insertLeave(trx, accountId, row)
        const created = await queries.leaveById(trx, accountId, leaveId)
        if (!created) throw missing()
        await record(trx, context, { accountId, userId, action: 'leave.created', objectId: leaveId, after: created })
        return { leave: created }
      })
    } catch (error) {
      throw isBookingRefused(error) ? await refusal(context.db, user, row) : error
    }
  },

  changeLeave: async ({ id, version, ...change }, context) => {
    const user = signedIn(context)
    const before = await currentRow(context.db, user, id, version)
    const row = await checked(context.db, user, {
      providerId: change.providerId ?? before.providerId,
      startDate: change.startDate ?? before.startDate,
      endDate: change.endDate ?? before.endDate,
      leaveDescription: change.leaveDescription ?? before.leaveDescription,
    })
    try {
      return await write(context, user, before, row)
    } catch (error) {
      throw isBookingRefused(error) ? await refusal(context.db, user, row, id) : error
    }
  },

  cancelLeave: async ({ id, version }, context) => {
    const user = signedIn(context)
    return write(context, user, await currentRow(context.db, user, id, version), { status: 'cancelled' })
  },
}
