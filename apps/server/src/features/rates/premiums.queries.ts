import type { Premium, PremiumKind } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'
import { takeRow } from './money-rows.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('premium as m')
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'm.accountId').onRef('f.hospitalId', '=', 'm.hospitalId'),
    )
    .where('m.accountId', '=', accountId)
const columns = [
  'm.premiumId',
  'm.kind',
  'm.hospitalId',
  'f.facilityName',
  'm.validFrom',
  'm.validTo',
  'm.basisPoints',
  'm.perHour',
  'm.version',
] as const

type PremiumSearch = Search & { kind?: PremiumKind | undefined; hospitalId?: string | undefined }

/** One page of the account's premiums whose facility holds `q`, by kind in the order in which they count, and how many there are. */
export const searchPremiums = async (
  db: Db,
  { accountId, q, kind, hospitalId, page, perPage }: PremiumSearch,
): Promise<{ premiums: Premium[]; total: number }> => {
  const found = shown(db, accountId)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`f.sort_name`)))
    .$if(kind !== undefined, (rows) => rows.where('m.kind', '=', kind ?? 'night'))
    .$if(hospitalId !== undefined, (rows) => rows.where('m.hospitalId', '=', hospitalId ?? ''))
  const premiums = await found
    .select(columns)
    .orderBy('m.kind')
    .orderBy(sql`m.hospital_id is null`)
    .orderBy('f.sortName')
    .orderBy('m.validFrom', 'desc')
    .orderBy('m.premiumId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { premiums, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const premiumById = (db: Db, accountId: number, id: string): Promise<Premium | undefined> =>
  shown(db, accountId).where('m.premiumId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takePremium = async (trx: Db, accountId: number, id: string) => {
  await takeRow(trx, 'premium', accountId, id)
  return premiumById(trx, accountId, id)
}

export type PremiumFields = Pick<Premium, 'kind' | 'hospitalId' | 'validFrom' | 'validTo' | 'basisPoints' | 'perHour'>

/** The one of the kind at the same place from the same day. */
export const samePremium = (
  db: Db,
  accountId: number,
  { kind, hospitalId, validFrom }: PremiumFields,
): Promise<Premium | undefined> =>
  shown(db, accountId)
    .where('m.kind', '=', kind)
    .where(sql<boolean>`m.hospital_id is not distinct from ${hospitalId}`)
    .where('m.validFrom', '=', validFrom)
    .select(columns)
    .executeTakeFirst()

export const insertPremium = async (trx: Db, accountId: number, premiumId: string, fields: PremiumFields) => {
  await trx
    .insertInto('premium')
    .values({ accountId, premiumId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updatePremium = async (trx: Db, accountId: number, id: string, fields: PremiumFields) => {
  await trx
    .updateTable('premium')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('premiumId', '=', id)
    .execute()
}
