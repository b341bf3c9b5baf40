import type { ImportState } from '@onward/contract'
import { sql } from 'kysely'
import type { User } from '#server/context.ts'
import type { Db } from '#server/db.ts'

/** How an import stands, as it is kept: by when it was last heard of a process that has ended is told. */
export type KeptState = Omit<ImportState, 'importId'>

type Owner = Pick<User, 'accountId' | 'userId'>

/** Promises an import. */
export const createState = (db: Db, { accountId, userId }: Owner, importId: string, state: KeptState) =>
  db
    .insertInto('importState')
    .values({ accountId, userId, importId, state: JSON.stringify(state) })
    .execute()

/** Writes down how far it is; in its own transaction, that it is done. */
export const keepState = async (db: Db, { accountId }: Owner, importId: string, state: KeptState) => {
  await db
    .updateTable('importState')
    .set({ state: JSON.stringify(state) })
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .execute()
}

/** How an import of the account stands, whichever of its admins sent it. */
export const stateOf = async (db: Db, accountId: number, importId: string): Promise<KeptState | undefined> => {
  const row = await db
    .selectFrom('importState')
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .select(sql<KeptState>`state`.as('state'))
    .executeTakeFirst()
  return row?.state
}
