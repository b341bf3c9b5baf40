import { randomUUID } from 'node:crypto'
import { wrongField, type DemandDay, type Handlers, type demand as calls } from '@onward/contract'
import { record, recordChange, type Author } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import { isWithin } from '#server/booking/scope.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { authorOf, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { takeFacilities } from '#server/demand-said.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { kindsInUse } from './demand.queries.ts'
import { dayAlike, insertDay, removeDay, searchDays, takeDay, updateDay } from './demand-days.queries.ts'
import { noDay, sameDay, staleDay } from './demand.refusals.ts'

type Calls = Pick<typeof calls, 'listDemandDays' | 'createDemandDay' | 'changeDemandDay' | 'deleteDemandDay'>

export const demandDaysHandlers: Handlers<Calls, Context> = {
  listDemandDays: (search, context) => searchDays(context.db, { ...search, ...authorOf(context) }),

  createDemandDay: async (asked, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const row: DemandDay = { ...asked, note: asked.note ?? null, demandDayId: randomUUID(), version: 1 }
    return createOnce(context, 'createDemandDay', asked, async (trx) => {
      const [place] = await takeFacilities(trx, author, [row.hospitalId])
      if (place === undefined) throw unknownId('hospitalId', 'a facility')
      await assertSound(trx, accountId, undefined, row)
      await insertDay(trx, accountId, row)
      await recordChange(trx, author, {
        action: 'demandDay.created',
        objectId: row.demandDayId,
        before: undefined,
        after: row,
      })
      return { demandDay: row }
    }).catch(whatIsThere(context.db, accountId, () => row))
  },

  changeDemandDay: async ({ demandDayId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    let wanted: DemandDay | undefined
    const work = async (trx: Db) => {
      const before = await taking(trx, author, demandDayId, version)
      const to = given(asked)
      if (Object.keys(differing(before, to)).length === 0) return { demandDay: before }
      const after = { ...before, ...to, version: version + 1 }
      wanted = after
      await assertSound(trx, accountId, before, after)
      await updateDay(trx, accountId, after)
      await recordChange(trx, author, { action: 'demandDay.changed', objectId: demandDayId, before, after })
      return { demandDay: after }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whatIsThere(context.db, accountId, () => wanted))
  },

  deleteDemandDay: async ({ demandDayId, version }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await taking(trx, author, demandDayId, version)
      await removeDay(trx, accountId, demandDayId)
      await record(trx, author, { ...author, action: 'demandDay.deleted', objectId: demandDayId, before })
      return { demandDay: before }
    })
  },
}

/** The row as the writer saw it. */
const taking = async (trx: Db, { accountId, scope }: Author, demandDayId: string, version: number) => {
  const day = await takeDay(trx, accountId, demandDayId)
  if (!day || !isWithin(scope, day.hospitalId)) throw noDay()
  if (day.version !== version) throw staleDay(day)
  return day
}

/** No fewer are wished for than have to be there, and what it newly names is in use. */
const assertSound = async (trx: Db, accountId: number, before: DemandDay | undefined, row: DemandDay) => {
  const { shiftTypeId, specialtyId, least, wished } = row
  if (wished < least) throw wrongField('wished', 'must not be fewer than the least')
  const inUse = await kindsInUse(trx, accountId, {
    types: [shiftTypeId],
    specialties: specialtyId === null ? [] : [specialtyId],
  })
  if (shiftTypeId !== before?.shiftTypeId && !inUse.types.has(shiftTypeId))
    throw unknownId('shiftTypeId', 'a shift type')
  if (specialtyId !== null && specialtyId !== before?.specialtyId && !inUse.specialties.has(specialtyId))
    throw unknownId('specialtyId', 'a specialty')
}

/** What is refused because the same is there already says what that is. */
const whatIsThere =
  (db: Db, accountId: number, wanted: () => DemandDay | undefined) =>
  async (error: unknown): Promise<never> => {
    const row = isUniqueViolation(error) ? wanted() : undefined
    const other = row && (await dayAlike(db, accountId, row))
    throw other ? sameDay(other) : error
  }
