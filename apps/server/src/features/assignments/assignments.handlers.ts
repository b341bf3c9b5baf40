import {
  ApiError,
  wrongField,
  type Assignment,
  type assignments,
  type Conflict,
  type Handlers,
  type NewAssignment,
} from '@onward/contract'
import { shiftTypeOf } from '@onward/scheduling'
import { resolveShift, ShiftError } from '@onward/scheduling/zoned'
import { record } from '#server/audit.ts'
import { mayRead, isAdmin, signedIn, type Context, type User } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isBookingRefused } from '#server/db-errors.ts'
import { createOnce } from '#server/idempotent.ts'
import * as queries from './assignments.queries.ts'
import { searchFacilities, searchProviders } from './people-and-places.queries.ts'

const missing = () => new ApiError(404, { message: 'There is no such assignment' })
const unknownId = (path: string, what: string) => {
  const message = `is not ${what} of this account`
  return new ApiError(404, { message: `${path}: ${message}`, issues: [{ path, message }] })
}
const conflict = (body: Conflict) => new ApiError(409, body)

/** The shift as it will be stored: wall times resolved in the facility's zone. */
const rowOf = async (db: Db, user: User, shift: NewAssignment & { providerId: string; hospitalId: string }) => {
  const { accountId } = user
  const facility = await queries.facilityOf(db, accountId, shift.hospitalId)
  if (!facility) throw unknownId('hospitalId', 'a facility')
  if (!(await queries.providerOf(db, accountId, shift.providerId))) throw unknownId('providerId', 'a provider')
  const { providerId, hospitalId, startsAt, endsAt, note = null } = shift
  const { timeZone } = facility
  try {
    const { start, end, scheduledDate, clockChange } = resolveShift({ startsAt, endsAt, timeZone })
    const shiftType = shift.shiftType ?? shiftTypeOf(startsAt, endsAt)
    return {
      providerId,
      hospitalId,
      startsAt,
      endsAt,
      timeZone,
      start,
      end,
      scheduledDate,
      clockChange,
      shiftType,
      note,
    }
  } catch (error) {
    if (error instanceof ShiftError) throw wrongField(error.field, error.message)
    throw error
  }
}

/** The store refused: says which shift or leave of the same person is in the way. */
const refusal = async (db: Db, user: User, row: queries.ShiftRow, except?: number) => {
  const conflicts = await queries.meeting(db, user.accountId, row, except)
  const [other] = conflicts
  if (other) {
    const when = `${readable(other.startsAt)} to ${readable(other.endsAt)}`
    const message = `${other.providerName} already works at ${other.facilityName} from ${when}`
    return conflict({ message, reason: 'overlap', conflicts })
  }
  const leave = await queries.leaveMeeting(db, user.accountId, row)
  if (leave) {
    const name = (await queries.providerOf(db, user.accountId, row.providerId))?.providerName ?? row.providerId
    const message = `${name} is on leave from ${leave.startDate} to ${leave.endDate} (${leave.leaveDescription})`
    return conflict({ message, reason: 'leave', leave })
  }
  // What was in the way has gone since: an honest "try again".
  return conflict({
    message: 'Somebody changed this schedule at the same moment. Try again.',
    reason: 'overlap',
    conflicts: [],
  })
}
const readable = (wall: string) => wall.replace('T', ' ')

/** The current row, provided that the writer saw its newest version. */
const currentRow = async (db: Db, user: User, id: number, version: number): Promise<Assignment> => {
  const current = await queries.assignmentById(db, user.accountId, id)
  if (!current) throw missing()
  if (current.status === 'cancelled') {
    throw conflict({ message: 'This assignment has been cancelled', reason: 'cancelled', assignment: current })
  }
  if (current.version !== version) throw stale(current)
  return current
}
const stale = (current: Assignment) =>
  conflict({
    message: 'Somebody has changed this assignment since you opened it',
    reason: 'version',
    assignment: current,
  })

/** Writes a new version of a row and its audit entry in one transaction. */
const write = (context: Context, user: User, before: Assignment, change: queries.ShiftRow | { status: 'cancelled' }) =>
  context.db.transaction().execute(async (trx) => {
    const { accountId, userId } = user
    const { assignmentId, version } = before
    if (!(await queries.updateAssignment(trx, { accountId, assignmentId, version }, change))) {
      const current = await queries.assignmentById(trx, accountId, assignmentId)
      throw current ? stale(current) : missing()
    }
    const assignment = await queries.assignmentById(trx, accountId, assignmentId)
    if (!assignment) throw missing()
    const action = 'status' in change ? 'assignment.cancelled' : 'assignment.changed'
    await record(trx, context, { accountId, userId, action, objectId: assignmentId, before, after: assignment })
    return { assignment }
  })

export const assignmentsHandlers: Handlers<typeof assignments, Context> = {
  listProviders: (search, context) =>
    searchProviders(context.db, { ...search, accountId: signedIn(context).accountId }),
  listFacilities: (search, context) =>
    searchFacilities(context.db, { ...search, accountId: signedIn(context).accountId }),

  listAssignments: async ({ from, to, providerId, hospitalId }, context) => {
    const user = signedIn(context)
    const providerIds = isAdmin(user) ? providerId : (providerId ?? [user.userId])
    for (const id of providerIds ?? []) mayRead(user, id)
    if (!isAdmin(user)) mayRead(user, user.userId)
    const of = { providerIds, hospitalIds: hospitalId }
    return { assignments: await queries.assignmentsBetween(context.db, user.accountId, { from, to }, of) }
  },

  createAssignment: async (shift, context) => {
    const user = signedIn(context)
    const { accountId, userId } = user
    const row = await rowOf(context.db, user, shift)
    try {
      return await createOnce(context, 'createAssignment', shift, async (trx) => {
        const assignmentId = await queries.insertAssignment(trx, accountId, row)
        const assignment = await queries.assignmentById(trx, accountId, assignmentId)
        if (!assignment) throw missing()
        await record(trx, context, {
          accountId,
          userId,
          action: 'assignment.created',
          objectId: assignmentId,
          after: assignment,
        })
        return { assignment }
      })
    } catch (error) {
      throw isBookingRefused(error) ? await refusal(context.db, user, row) : error
    }
  },

  changeAssignment: async ({ id, version, ...change }, context) => {
    const user = signedIn(context)
    const before = await currentRow(context.db, user, id, version)
    const keepsTimes = change.startsAt === undefined && change.endsAt === undefined
    const { shiftType: _, ...kept } = before
    const shift = { ...kept, ...(keepsTimes && { shiftType: before.shiftType }), ...given(change) }
    const row = await rowOf(context.db, user, shift)
    try {
      return await write(context, user, before, row)
    } catch (error) {
      throw isBookingRefused(error) ? await refusal(context.db, user, row, id) : error
    }
  },

  cancelAssignment: async ({ id, version }, context) => {
    const user = signedIn(context)
    return write(context, user, await currentRow(context.db, user, id, version), { status: 'cancelled' })
  },

  assignmentHistory: async ({ id }, context) => {
    const { accountId } = signedIn(context)
    if (!(await queries.assignmentById(context.db, accountId, id))) throw missing()
    return { entries: await queries.historyOf(context.db, accountId, id) }
  },
}

/** The fields that were sent. */
const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }
