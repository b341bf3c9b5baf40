import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** After so long without a word an import's process has ended; one that goes on all the same finds itself given up. */
const SILENT = '1 minute'

/** Makes the account's import the one whose rows are written ahead; undefined while there is another one. */
export const claimStaging = async (trx: Db, accountId: number) => {
  const row = await trx
    .insertInto('stagedImport')
    .values({ accountId })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .returning('importId')
    .executeTakeFirst()
  return row?.importId
}

/** Lets the transaction see the rows of an import that nobody else sees. */
export const seeStaged = async (trx: Db, importId: string) => {
  await sql`select set_config('onward.import_id', ${importId}, true)`.execute(trx)
}

/** Says that the import goes on; false when it was given up meanwhile. Nobody gives it up before the transaction ends. */
export const holdStaging = async (trx: Db, accountId: number, importId: string) => {
  const { numUpdatedRows } = await trx
    .updateTable('stagedImport')
    .set({ heardAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .where('givenUpAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** From here on nothing is written ahead any more for this import. */
export const giveUpStaging = (db: Db, accountId: number, importId: string) =>
  db
    .updateTable('stagedImport')
    .set({ givenUpAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .execute()

/** Ends what hides the rows of an import. */
export const endStaging = (trx: Db, accountId: number, importId: string) =>
  trx.deleteFrom('stagedImport').where('accountId', '=', accountId).where('importId', '=', importId).execute()

/** Gives up every import: at the start of the only process that there can be. */
export const giveUpAll = async (db: Db, message: string) => {
  await db
    .updateTable('stagedImport')
    .set({ givenUpAt: sql`now()` })
    .execute()
  const stopped = JSON.stringify({ state: 'stopped', message })
  await sql`update import_state set state = state || ${stopped}::jsonb where state ->> 'state' = 'running'`.execute(db)
}

/** Imports whose rows are written ahead and that nobody will end. */
export const leftBehind = (db: Db) =>
  db
    .selectFrom('stagedImport')
    .where((where) =>
      where.or([where('givenUpAt', 'is not', null), where('heardAt', '<', sql<string>`now() - ${SILENT}::interval`)]),
    )
    .select(['accountId', 'importId'])
    .execute()
