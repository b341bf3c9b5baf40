import type { Credential, CredentialStatus } from '@onward/contract'
import { sql } from 'kysely'
import { takePeople } from '#server/booking/people.ts'
import { credentialStatus } from '#server/credential-status.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('credential as c')
    .innerJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'c.accountId').onRef('p.providerId', '=', 'c.providerId'),
    )
    .innerJoin('credentialType as t', (join) =>
      join.onRef('t.accountId', '=', 'c.accountId').onRef('t.credentialTypeId', '=', 'c.credentialTypeId'),
    )
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'c.accountId').onRef('f.hospitalId', '=', 'c.hospitalId'),
    )
    .where('c.accountId', '=', accountId)
const columns = [
  'c.credentialId',
  'c.providerId',
  'p.providerName',
  'c.credentialTypeId',
  't.credentialTypeName',
  'c.hospitalId',
  'f.facilityName',
  'c.number',
  'c.validFrom',
  'c.validTo',
  'c.isRevoked',
  credentialStatus.as('status'),
  'c.version',
] as const

type Wish = Search & {
  providerId?: string | undefined
  credentialTypeId?: string | undefined
  status?: CredentialStatus | undefined
}

/** One page of the account's credentials, those that end first before the others, and how many there are. */
export const searchCredentials = async (db: Db, wish: Wish) => {
  const { accountId, q, providerId, credentialTypeId, page, perPage } = wish
  const found = shown(db, accountId)
    .$if(providerId !== undefined, (rows) => rows.where('c.providerId', '=', providerId ?? ''))
    .$if(credentialTypeId !== undefined, (rows) => rows.where('c.credentialTypeId', '=', credentialTypeId ?? ''))
    .$if(wish.status !== undefined, (rows) => rows.where(credentialStatus, '=', wish.status ?? 'valid'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`p.sort_name`, sql`t.sort_name`, sql`c.number`)))
  const credentials: Credential[] = await found
    .select(columns)
    .orderBy('c.validTo', (order) => order.asc().nullsLast())
    .orderBy('p.sortName')
    .orderBy('t.sortName')
    .orderBy('c.credentialId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { credentials, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const credentialById = (db: Db, accountId: number, id: string): Promise<Credential | undefined> =>
  shown(db, accountId).where('c.credentialId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeCredential = async (trx: Db, accountId: number, id: string) => {
  await trx
    .selectFrom('credential')
    .where('accountId', '=', accountId)
    .where('credentialId', '=', id)
    .select('version')
    .forUpdate()
    .execute()
  return credentialById(trx, accountId, id)
}

export type CredentialFields = Pick<
  Credential,
  'providerId' | 'credentialTypeId' | 'hospitalId' | 'number' | 'validFrom' | 'validTo' | 'isRevoked'
>

/** Which of the rows that a credential hangs on are the account's; a type that is put away is none. Until the transaction ends they stay. */
export const whatThereIs = async (
  trx: Db,
  accountId: number,
  { providerId, credentialTypeId, hospitalId }: CredentialFields,
) => {
  const people = await takePeople(trx, accountId, [providerId])
  const type = await trx
    .selectFrom('credentialType')
    .where('accountId', '=', accountId)
    .where('credentialTypeId', '=', credentialTypeId)
    .select('isActive')
    .forShare()
    .executeTakeFirst()
  const place =
    hospitalId === null
      ? undefined
      : await trx
          .selectFrom('facility')
          .where('accountId', '=', accountId)
          .where('hospitalId', '=', hospitalId)
          .select('isActive')
          .forShare()
          .executeTakeFirst()
  return { isSomebody: people.has(providerId), type, place }
}

export const insertCredential = async (trx: Db, accountId: number, credentialId: string, fields: CredentialFields) => {
  await trx
    .insertInto('credential')
    .values({ accountId, credentialId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateCredential = async (trx: Db, accountId: number, id: string, fields: CredentialFields) => {
  await trx
    .updateTable('credential')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('credentialId', '=', id)
    .execute()
}

export const deleteCredential = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('credential').where('accountId', '=', accountId).where('credentialId', '=', id).execute()
}
