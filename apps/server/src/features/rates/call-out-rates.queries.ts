import type { CallOutRate } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'
import { takeRow } from './money-rows.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('callOutRate as c')
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'c.accountId').onRef('f.hospitalId', '=', 'c.hospitalId'),
    )
    .where('c.accountId', '=', accountId)
const columns = ['c.callOutRateId', 'c.hospitalId', 'f.facilityName', 'c.partOfDay', 'c.perMille', 'c.version'] as const

/** One page of the account's rates whose facility holds `q`, those that count first before the others, and how many there are. */
export const searchCallOutRates = async (
  db: Db,
  { accountId, q, page, perPage }: Search,
): Promise<{ callOutRates: CallOutRate[]; total: number }> => {
  const found = shown(db, accountId).$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`f.sort_name`)))
  const callOutRates = await found
    .select(columns)
    .orderBy(sql`c.hospital_id is null`)
    .orderBy('f.sortName')
    .orderBy(sql`c.part_of_day is null`)
    .orderBy('c.partOfDay')
    .orderBy('c.callOutRateId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { callOutRates, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const callOutRateById = (db: Db, accountId: number, id: string): Promise<CallOutRate | undefined> =>
  shown(db, accountId).where('c.callOutRateId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeCallOutRate = async (trx: Db, accountId: number, id: string) => {
  await takeRow(trx, 'call_out_rate', accountId, id)
  return callOutRateById(trx, accountId, id)
}

export type CallOutRateFields = Pick<CallOutRate, 'hospitalId' | 'partOfDay' | 'perMille'>

/** The one of the same facility and part of the day. */
export const sameCallOutRate = (
  db: Db,
  accountId: number,
  { hospitalId, partOfDay }: CallOutRateFields,
): Promise<CallOutRate | undefined> =>
  shown(db, accountId)
    .where(sql<boolean>`c.hospital_id is not distinct from ${hospitalId}`)
    .where(sql<boolean>`c.part_of_day is not distinct from ${partOfDay}`)
    .select(columns)
    .executeTakeFirst()

export const insertCallOutRate = async (
  trx: Db,
  accountId: number,
  callOutRateId: string,
  fields: CallOutRateFields,
) => {
  await trx
    .insertInto('callOutRate')
    .values({ accountId, callOutRateId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateCallOutRate = async (trx: Db, accountId: number, id: string, fields: CallOutRateFields) => {
  await trx
    .updateTable('callOutRate')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('callOutRateId', '=', id)
    .execute()
}
