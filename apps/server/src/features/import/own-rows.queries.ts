import { recordAll, type Author } from '#server/audit.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

const AT_ONCE = 500
const KINDS = ['contract', 'credential', 'demand', 'workedDay', 'rate'] as const
export type OwnKind = (typeof KINDS)[number]

/**
 * Takes back rows of an import that was not ended, of one kind at a time, each with its entry in the audit trail.
 * @returns how many; none when none are left
 */
export const withdrawOwn = async (trx: Db, author: Author, importId: string) => {
  for (const what of KINDS) {
    const id = sql.ref(`${what}Id`)
    const { rows } = await sql<{ id: string; before: object }>`
      delete from ${sql.table(what)} where account_id = ${author.accountId} and ${id} in (
        select ${id} from ${sql.table(what)}
        where account_id = ${author.accountId} and import_id = ${importId}::uuid limit ${AT_ONCE})
      returning ${id} as id, to_jsonb(${sql.table(what)}) as before`.execute(trx)
    if (rows.length === 0) continue
    await recordAll(
      trx,
      author,
      rows.map((row) => ({ action: `${what}.deleted` as const, objectId: row.id, before: row.before })),
    )
    return rows.length
  }
  return 0
}
