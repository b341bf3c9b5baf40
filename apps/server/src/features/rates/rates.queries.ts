import type { Rate } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'
import { takeRow } from './money-rows.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('rate as r')
    .leftJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'r.accountId').onRef('p.providerId', '=', 'r.providerId'),
    )
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'r.accountId').onRef('f.hospitalId', '=', 'r.hospitalId'),
    )
    .leftJoin('shiftType as k', (join) =>
      join.onRef('k.accountId', '=', 'r.accountId').onRef('k.shiftTypeId', '=', 'r.shiftTypeId'),
    )
    .leftJoin('specialty as s', (join) =>
      join.onRef('s.accountId', '=', 'r.accountId').onRef('s.specialtyId', '=', 'r.specialtyId'),
    )
    .where('r.accountId', '=', accountId)
export const columns = [
  'r.rateId',
  'r.providerId',
  'p.providerName',
  'r.hospitalId',
  'f.facilityName',
  'r.shiftTypeId',
  'k.shiftTypeName',
  'r.specialtyId',
  's.specialtyName',
  'r.validFrom',
  'r.validTo',
  'r.perHour',
  'r.version',
] as const

type RateFilter = Pick<Search, 'accountId' | 'q'> & { providerId?: string | undefined; hospitalId?: string | undefined }

/** The account's rates whose names hold `q`. */
export const found = (db: Db, { accountId, q, providerId, hospitalId }: RateFilter) =>
  shown(db, accountId)
    .$if(q !== undefined, (rows) =>
      rows.where(holds(q ?? '', sql`p.sort_name`, sql`f.sort_name`, sql`k.sort_name`, sql`s.sort_name`)),
    )
    .$if(providerId !== undefined, (rows) => rows.where('r.providerId', '=', providerId ?? ''))
    .$if(hospitalId !== undefined, (rows) => rows.where('r.hospitalId', '=', hospitalId ?? ''))

/** In the order in which they count. */
export const inTurn = <Rows extends ReturnType<typeof found>>(rows: Rows) =>
  rows
    .orderBy(sql`(r.provider_id is null, r.hospital_id is null, r.shift_type_id is null, r.specialty_id is null)`)
    .orderBy('p.sortName')
    .orderBy('f.sortName')
    .orderBy('k.sortName')
    .orderBy('s.sortName')
    .orderBy('r.validFrom', 'desc')
    .orderBy('r.rateId')

/** One page of them, and how many there are. */
export const searchRates = async (
  db: Db,
  { page, perPage, ...filter }: RateFilter & Search,
): Promise<{ rates: Rate[]; total: number }> => {
  const all = found(db, filter)
  const rates = await inTurn(all)
    .select(columns)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rates, total: (await all.select(total).executeTakeFirstOrThrow()).total }
}

export const rateById = (db: Db, accountId: number, id: string): Promise<Rate | undefined> =>
  shown(db, accountId).where('r.rateId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeRate = async (trx: Db, accountId: number, id: string) => {
  await takeRow(trx, 'rate', accountId, id)
  return rateById(trx, accountId, id)
}

export type RateFields = Pick<
  Rate,
  'providerId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId' | 'validFrom' | 'validTo' | 'perHour'
>

/** The one that names the same from the same day. */
export const sameRate = (
  db: Db,
  accountId: number,
  { providerId, hospitalId, shiftTypeId, specialtyId, validFrom }: RateFields,
): Promise<Rate | undefined> =>
  shown(db, accountId)
    .where(sql<boolean>`r.provider_id is not distinct from ${providerId}`)
    .where(sql<boolean>`r.hospital_id is not distinct from ${hospitalId}`)
    .where(sql<boolean>`r.shift_type_id is not distinct from ${shiftTypeId}`)
    .where(sql<boolean>`r.specialty_id is not distinct from ${specialtyId}`)
    .where('r.validFrom', '=', validFrom)
    .select(columns)
    .executeTakeFirst()

export const insertRate = async (trx: Db, accountId: number, rateId: string, fields: RateFields) => {
  await trx
    .insertInto('rate')
    .values({ accountId, rateId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateRate = async (trx: Db, accountId: number, id: string, fields: RateFields) => {
  await trx
    .updateTable('rate')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('rateId', '=', id)
    .execute()
}
