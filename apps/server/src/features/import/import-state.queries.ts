import type { ImportState, ImportSummary } from '@onward/contract'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { total } from '#server/search.ts'

/** How an import stands, as it is kept: by when it was last heard of a process that has ended is told. */
export type KeptState = Omit<ImportState, 'importId'>

type Owner = Pick<Author, 'accountId' | 'userId'>

/** Keeps a new import; false when its id is known already. */
export const createState = async (db: Db, { accountId, userId }: Owner, importId: string, state: KeptState) => {
  const made = await db
    .insertInto('importState')
    .values({ accountId, userId, importId, state: JSON.stringify(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('importId')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Writes down how far it is; in its own transaction, that it is done.
 * @returns whether somebody wants it to stop: nobody can say so between this and the end of the transaction
 */
export const keepState = async (db: Db, { accountId }: Owner, importId: string, state: KeptState) => {
  const kept = await db
    .updateTable('importState')
    .set({ state: JSON.stringify(state) })
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .returning('stopAt')
    .executeTakeFirst()
  return kept !== undefined && kept.stopAt !== null
}

/** Says that an import is to stop; false when it does not run, or was told so before. */
export const wishToStop = async (trx: Db, accountId: number, importId: string) => {
  const { numUpdatedRows } = await trx
    .updateTable('importState')
    .set({ stopAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .where('stopAt', 'is', null)
    .where(sql`state ->> 'state'`, '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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

type Page = { page: number; perPage: number }
type Listed = Omit<ImportSummary, 'importId' | 'userId'>

/** One page of the account's imports, the newest first, and how many there are; what was doubtful is counted. */
export const listStates = async (db: Db, accountId: number, { page, perPage }: Page) => {
  const found = db
    .selectFrom('importState')
    .where('accountId', '=', accountId)
    // Those of a server of before say it in their result alone.
    .where(sql<boolean>`coalesce(state ->> 'dryRun', state #>> '{result,dryRun}') is distinct from 'true'`)
  const rows = await found
    .select([
      'importId',
      'userId',
      sql<Listed>`(state - 'result' - 'refusal') || jsonb_build_object('counts',
        case when jsonb_typeof(state -> 'result') = 'object' then jsonb_build_object(
          'created', state #> '{result,created}', 'changed', state #> '{result,changed}',
          'unchanged', state #> '{result,unchanged}',
          'doubtful', jsonb_array_length(state #> '{result,doubtful}')) end)`.as('state'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('importId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}
