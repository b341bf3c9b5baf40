import type { CredentialType } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { sortName } from '#server/names.ts'
import { holds, total, type Search } from '#server/search.ts'

const columns = [
  't.credentialTypeId',
  't.credentialTypeName',
  't.isActive',
  sql<number>`(
    select count(distinct c.provider_id)::integer from credential c
    where c.account_id = t.account_id and c.credential_type_id = t.credential_type_id)`.as('people'),
  sql<boolean>`(
    exists (select from credential c where c.account_id = t.account_id and c.credential_type_id = t.credential_type_id)
    or exists (
      select from requirement r where r.account_id = t.account_id and r.credential_type_id = t.credential_type_id))`.as(
    'isUsed',
  ),
  't.version',
] as const

const typesOf = (db: Db, accountId: number) => db.selectFrom('credentialType as t').where('t.accountId', '=', accountId)

/** One page of the account's credential types whose name holds `q`, and how many there are. */
export const searchCredentialTypes = async (
  db: Db,
  { accountId, q, status, page, perPage }: Search & { status: 'active' | 'inactive' | 'all' },
) => {
  const found = typesOf(db, accountId)
    .$if(status !== 'all', (rows) => rows.where('t.isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`t.sort_name`)))
  const credentialTypes: CredentialType[] = await found
    .select(columns)
    .orderBy('t.sortName')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { credentialTypes, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One credential type, in use or put away. */
export const credentialTypeById = (db: Db, accountId: number, id: string): Promise<CredentialType | undefined> =>
  typesOf(db, accountId).where('t.credentialTypeId', '=', id).select(columns).executeTakeFirst()

/** Until the transaction ends nobody else writes it, or gives it to somebody. */
export const takeCredentialType = async (trx: Db, accountId: number, id: string) => {
  await typesOf(trx, accountId).where('t.credentialTypeId', '=', id).select('t.version').forUpdate().execute()
  // A statement of its own: who has it is what has been committed by then.
  return credentialTypeById(trx, accountId, id)
}

/** Who has a name, however it is spelled. */
export const credentialTypeNamed = (db: Db, accountId: number, name: string): Promise<CredentialType | undefined> =>
  typesOf(db, accountId).where('t.sortName', '=', sortName(name)).select(columns).executeTakeFirst()

export const insertCredentialType = async (trx: Db, accountId: number, credentialTypeId: string, name: string) => {
  await trx
    .insertInto('credentialType')
    .values({ accountId, credentialTypeId, credentialTypeName: name, sortName: sortName(name) })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateCredentialType = async (
  trx: Db,
  accountId: number,
  id: string,
  { name, ...to }: { name?: string; isActive?: boolean },
) => {
  await trx
    .updateTable('credentialType')
    .set({
      ...to,
      ...(name !== undefined && { credentialTypeName: name, sortName: sortName(name) }),
      version: sql<number>`version + 1`,
    })
    .where('accountId', '=', accountId)
    .where('credentialTypeId', '=', id)
    .execute()
}

export const deleteCredentialType = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('credentialType').where('accountId', '=', accountId).where('credentialTypeId', '=', id).execute()
}
