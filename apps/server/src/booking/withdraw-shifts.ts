import { sql } from 'kysely'
import { recordEach, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { shownWritten } from './shown-shifts.ts'

const AT_ONCE = 500

/**
 * Takes back shifts of an import that was not ended, which nobody but this transaction has seen, each with its entry in the
 * audit trail.
 * @returns how many; none when none are left
 */
export const withdrawShifts = async (trx: Db, author: Author, importId: string) => {
  const { accountId } = author
  const { rows } = await sql`
    with a as (
      delete from assignment
      where account_id = ${accountId} and assignment_id in (
        select assignment_id from assignment where account_id = ${accountId} and import_id = ${importId}::uuid limit ${AT_ONCE})
        and import_id = ${importId}::uuid
      returning *
    )
    ${recordEach(
      author,
      'assignment.withdrawn',
      sql`select s."assignmentId" as id, to_jsonb(s) as before, null::jsonb as after from (${shownWritten}) s`,
    )}`.execute(trx)
  return rows.length
}
