import type { Contract } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('contract as c')
    .innerJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'c.accountId').onRef('p.providerId', '=', 'c.providerId'),
    )
    .where('c.accountId', '=', accountId)
const columns = [
  'c.contractId',
  'c.providerId',
  'p.providerName',
  'c.validFrom',
  'c.validTo',
  'c.fte',
  'c.targetHours',
  'c.leastHours',
  'c.mostHours',
  'c.packId',
  'c.version',
] as const

/** One page of the account's contracts, or of one person's, the latest first, and how many there are. */
export const searchContracts = async (
  db: Db,
  { accountId, q, providerId, page, perPage }: Search & { providerId?: string | undefined },
) => {
  const found = shown(db, accountId)
    .$if(providerId !== undefined, (rows) => rows.where('c.providerId', '=', providerId ?? ''))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`p.sort_name`, sql`p.provider_id`)))
  const contracts: Contract[] = await found
    .select(columns)
    .orderBy('p.sortName')
    .orderBy('p.providerId')
    .orderBy('c.validFrom', 'desc')
    .orderBy('c.contractId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { contracts, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const contractById = (db: Db, accountId: number, id: string): Promise<Contract | undefined> =>
  shown(db, accountId).where('c.contractId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeContract = async (trx: Db, accountId: number, id: string) => {
  await trx
    .selectFrom('contract')
    .where('accountId', '=', accountId)
    .where('contractId', '=', id)
    .select('version')
    .forUpdate()
    .execute()
  return contractById(trx, accountId, id)
}

export type ContractFields = Pick<
  Contract,
  'providerId' | 'validFrom' | 'validTo' | 'fte' | 'targetHours' | 'leastHours' | 'mostHours' | 'packId'
>

/** Another one of the same person that has some of the days. Whoever calls has taken the person. */
export const overlapping = (
  trx: Db,
  accountId: number,
  { providerId, validFrom, validTo }: ContractFields,
  exceptId: string,
): Promise<Contract | undefined> =>
  shown(trx, accountId)
    .where('c.providerId', '=', providerId)
    .where('c.contractId', '!=', exceptId)
    .where(sql<boolean>`c.valid_from <= coalesce(${validTo}::date, 'infinity')`)
    .where(sql<boolean>`coalesce(c.valid_to, 'infinity') >= ${validFrom}::date`)
    .select(columns)
    .orderBy('c.validFrom')
    .limit(1)
    .executeTakeFirst()

export const insertContract = async (trx: Db, accountId: number, contractId: string, fields: ContractFields) => {
  await trx
    .insertInto('contract')
    .values({ accountId, contractId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateContract = async (trx: Db, accountId: number, id: string, fields: ContractFields) => {
  await trx
    .updateTable('contract')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('contractId', '=', id)
    .execute()
}

export const deleteContract = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('contract').where('accountId', '=', accountId).where('contractId', '=', id).execute()
}
