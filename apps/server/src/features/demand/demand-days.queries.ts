import type { DemandDay } from '@onward/contract'
import { sql } from 'kysely'
import type { Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import { dayColumns, daysOf } from '#server/demand-said.ts'
import { holds, total, type Search } from '#server/search.ts'

type Range = { from?: string | undefined; to?: string | undefined }

/** One page of single days by date, of a facility or of all, in a range, whose note holds `q`. */
export const searchDays = async (
  db: Db,
  {
    accountId,
    scope,
    hospitalId,
    q,
    from,
    to,
    page,
    perPage,
  }: Search & Range & { scope?: Scope; hospitalId?: string | undefined },
) => {
  const found = daysOf(db, accountId)
    .$if(scope !== undefined, (rows) => rows.where(sql<boolean>`hospital_id = any(${scope ?? []}::text[])`))
    .$if(hospitalId !== undefined, (rows) => rows.where('hospitalId', '=', hospitalId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('date', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('date', '<=', to ?? ''))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`coalesce(note, '')`)))
  const demandDays: DemandDay[] = await found
    .select(dayColumns)
    .orderBy('date')
    .orderBy('hospitalId')
    .orderBy('shiftTypeId')
    .orderBy('demandDayId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { demandDays, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One single day; until the transaction ends nobody else writes it. */
export const takeDay = (trx: Db, accountId: number, demandDayId: string): Promise<DemandDay | undefined> =>
  daysOf(trx, accountId).where('demandDayId', '=', demandDayId).select(dayColumns).forUpdate().executeTakeFirst()

/** What is said of the same. */
export const dayAlike = (
  db: Db,
  accountId: number,
  {
    hospitalId,
    shiftTypeId,
    specialtyId,
    date,
  }: Pick<DemandDay, 'hospitalId' | 'shiftTypeId' | 'specialtyId' | 'date'>,
): Promise<DemandDay | undefined> =>
  daysOf(db, accountId)
    .where('hospitalId', '=', hospitalId)
    .where('shiftTypeId', '=', shiftTypeId)
    .where('specialtyId', specialtyId === null ? 'is' : '=', specialtyId)
    .where('date', '=', date)
    .select(dayColumns)
    .executeTakeFirst()

export const insertDay = async (trx: Db, accountId: number, row: DemandDay) => {
  await trx
    .insertInto('demandDay')
    .values({ accountId, ...row })
    .execute()
}

export const updateDay = async (trx: Db, accountId: number, { demandDayId, ...to }: DemandDay) => {
  await trx
    .updateTable('demandDay')
    .set(to)
    .where('accountId', '=', accountId)
    .where('demandDayId', '=', demandDayId)
    .execute()
}

export const removeDay = async (trx: Db, accountId: number, demandDayId: string) => {
  await trx.deleteFrom('demandDay').where('accountId', '=', accountId).where('demandDayId', '=', demandDayId).execute()
}
