import { sql, type RawBuilder } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { writeShifts, type ShiftWrites } from './write-shifts.ts'

/**
 * Notes shifts ahead, as their people are told of them now, for who of them is mailed of changes. What is noted of a shift
 * already stays: they know it as it was then. Nobody is mailed of what they do themselves.
 */
const note = (trx: Db, { accountId, userId }: Author, of: RawBuilder<boolean>, known: RawBuilder<unknown>) =>
  sql`
    insert into change_notice as n (account_id, user_id, assignment_id, known)
    select a.account_id, u.user_id, a.assignment_id, ${known}
    from told_assignment a
    join app_user u on u.account_id = a.account_id and u.user_id = a.provider_id
      and u.disabled_at is null and u.invited_at is null and u.mail_changes <> 'none'
    where a.account_id = ${accountId} and ${of} and a.status = 'confirmed' and upper(a.during) > now()
      and u.user_id is distinct from ${userId}
    order by u.user_id, a.assignment_id
    on conflict (account_id, user_id, assignment_id) do update set changed_at = now()`.execute(trx)

const isOneOf = (ids: readonly number[]) => sql<boolean>`a.assignment_id = any(${[...ids]}::bigint[])`

/**
 * Writes shifts as `writeShifts` does, and notes what their people knew of them, for a mail that tells them what has become of
 * it. Whoever calls has taken the people's rows.
 */
export const writeNoted = async (trx: Db, author: Author, writes: ShiftWrites, ...how: HowWritten) => {
  const { change, restore = [], cancel } = writes
  const touched = [...change, ...restore, ...cancel].map(({ assignmentId }) => assignmentId)
  if (touched.length > 0) await note(trx, author, isOneOf(touched), sql`to_jsonb(a)`)
  const created = await writeShifts(trx, author, writes, ...how)
  const written = [...touched, ...created]
  if (written.length > 0) await note(trx, author, isOneOf(written), sql`null`)
  return created
}
type HowWritten = Parameters<typeof writeShifts> extends [unknown, unknown, unknown, ...infer How] ? How : never

/** Notes the shifts that an import has written ahead, once they are seen. */
export const noteImported = (trx: Db, author: Author, importId: string) =>
  note(
    trx,
    author,
    sql<boolean>`a.assignment_id in (
      select i.assignment_id from assignment i where i.account_id = ${author.accountId} and i.import_id = ${importId}::uuid)`,
    sql`null`,
  )
