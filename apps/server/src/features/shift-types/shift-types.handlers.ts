import { randomUUID } from 'node:crypto'
import {
  ApiError,
  wrongField,
  type Handlers,
  type ShiftTypeConflict,
  type ShiftTypeRow,
  type shiftTypes as calls,
} from '@onward/contract'
import { clockMinutes, shiftTypes, usualTimes } from '@onward/scheduling'
import { MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import { record, recordChange } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation, unlessReferredTo } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import {
  deleteShiftType,
  insertShiftType,
  searchShiftTypes,
  shiftTypeById,
  shiftTypeNamed,
  takeShiftType,
  updateShiftType,
} from './shift-types.queries.ts'

export const shiftTypesHandlers: Handlers<typeof calls, Context> = {
  listShiftTypes: (search, context) =>
    searchShiftTypes(context.db, { ...search, accountId: signedIn(context).accountId }),

  readShiftType: async ({ shiftTypeId }, context) => ({
    shiftType: await there(context.db, signedIn(context).accountId, shiftTypeId),
  }),

  createShiftType: async (row, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const shiftTypeId = randomUUID()
    const { shiftTypeName, partOfDay = 'custom' } = row
    const named = { shiftTypeId, shiftTypeName, sortName: sortName(shiftTypeName) }
    return createOnce(context, 'createShiftType', row, async (trx) => {
      await insertShiftType(trx, accountId, { ...named, ...timesOf(row), partOfDay })
      const shiftType = await there(trx, accountId, shiftTypeId)
      await recordChange(trx, author, {
        action: 'shiftType.created',
        objectId: shiftTypeId,
        before: undefined,
        after: shiftType,
      })
      return { shiftType }
    }).catch(whoHas(context.db, accountId, shiftTypeName))
  },

  changeShiftType: async ({ shiftTypeId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const work = async (trx: Db) => {
      const before = await taking(trx, accountId, shiftTypeId, version)
      if (asked.partOfDay !== undefined && asked.partOfDay !== before.partOfDay && isFirst(shiftTypeId))
        throw wrongField('partOfDay', `must be ${before.partOfDay} for one of the first four`)
      const to = given({ ...asked, ...changedTimes(before, asked) })
      if (Object.keys(differing(before, to)).length === 0) return { shiftType: before }
      const { shiftTypeName } = asked
      const named = shiftTypeName === undefined ? {} : { sortName: sortName(shiftTypeName) }
      await updateShiftType(trx, accountId, shiftTypeId, { ...to, ...named })
      const shiftType = await there(trx, accountId, shiftTypeId)
      await recordChange(trx, author, {
        action: 'shiftType.changed',
        objectId: shiftTypeId,
        before: before,
        after: shiftType,
      })
      return { shiftType }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whoHas(context.db, accountId, asked.shiftTypeName ?? ''))
  },

  deleteShiftType: async ({ shiftTypeId, version }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const work = (isReferredTo: boolean) => async (trx: Db) => {
      const before = await taking(trx, accountId, shiftTypeId, version)
      if (shiftTypeId === 'custom')
        throw conflict({
          message: 'What is of no other type is of this one',
          reason: 'needed',
          facts: { shiftType: before },
        })
      if (!before.isUsed && !isReferredTo) {
        await deleteShiftType(trx, accountId, shiftTypeId)
        await record(trx, author, { ...author, action: 'shiftType.deleted', objectId: shiftTypeId, before })
        return { shiftType: before, isDeleted: true }
      }
      if (!before.isActive) return { shiftType: before, isDeleted: false }
      await updateShiftType(trx, accountId, shiftTypeId, { isActive: false })
      const shiftType = await there(trx, accountId, shiftTypeId)
      await recordChange(trx, author, {
        action: 'shiftType.archived',
        objectId: shiftTypeId,
        before: before,
        after: shiftType,
      })
      return { shiftType, isDeleted: false }
    }
    return unlessReferredTo((isReferredTo) => context.db.transaction().execute(work(isReferredTo)))
  },
}

const conflict = (refusal: ShiftTypeConflict) => new ApiError(409, refusal)
const none = () => new ApiError(404, { message: 'There is no such shift type' })

const there = async (db: Db, accountId: number, shiftTypeId: string) => {
  const shiftType = await shiftTypeById(db, accountId, shiftTypeId)
  if (!shiftType) throw none()
  return shiftType
}

/** The row as the writer saw it. */
const taking = async (trx: Db, accountId: number, shiftTypeId: string, version: number) => {
  const shiftType = await takeShiftType(trx, accountId, shiftTypeId)
  if (!shiftType) throw none()
  if (shiftType.version === version) return shiftType
  throw conflict({
    message: 'Somebody has changed this shift type since you opened it',
    reason: 'version',
    facts: { shiftType },
  })
}

type Times = {
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  days?: number | null | undefined
}

/** The first four have the words as ids that they go by. */
const isFirst = (shiftTypeId: string) => shiftTypes.some((word) => word === shiftTypeId)

/** The times of a type with what is given of them, nothing where none is: of one that lasts for days they do not say until when. */
const changedTimes = (before: ShiftTypeRow, asked: Times) => {
  const { startsAt = before.startsAt, endsAt = before.endsAt } = asked
  const isMoved = startsAt !== before.startsAt || endsAt !== before.endsAt
  if (!isMoved && asked.days === undefined) return {}
  const isKept = !isMoved || (before.days ?? 0) > 1
  return timesOf({ startsAt, endsAt, days: asked.days ?? (isKept ? before.days : null) })
}

/**
 * All three or none; without days one that ends no later than it began ends on the next day.
 * @throws ApiError that names the field
 */
const timesOf = ({ startsAt = null, endsAt = null, days = null }: Times) => {
  if (startsAt === null && endsAt === null) return { startsAt, endsAt, days: null }
  if (startsAt === null) throw wrongField('startsAt', 'must be given with endsAt')
  if (endsAt === null) throw wrongField('endsAt', 'must be given with startsAt')
  const whole = days ?? (endsAt > startsAt ? 0 : 1)
  if (whole === 0 && endsAt <= startsAt) throw wrongField('endsAt', 'must be after startsAt, or on a later day')
  // Any date will do: what is measured is the clock.
  const walls = usualTimes({ startsAt, endsAt, days: whole }, '2001-01-01')
  if (walls && clockMinutes(walls.startsAt, walls.endsAt) > MAX_SHIFT_HOURS * 60)
    throw wrongField('days', `must not make it more than ${MAX_SHIFT_HOURS} hours`)
  return { startsAt, endsAt, days: whole }
}

/** What is refused for a name that is taken says by whom. */
const whoHas =
  (db: Db, accountId: number, name: string) =>
  async (error: unknown): Promise<never> => {
    const owner = isUniqueViolation(error) ? await shiftTypeNamed(db, accountId, sortName(name)) : undefined
    if (!owner) throw error
    throw conflict({
      message: `There is a shift type ${owner.shiftTypeName}${owner.isActive ? '' : ', which was put away'}`,
      reason: 'name',
      facts: { shiftType: owner },
    })
  }
