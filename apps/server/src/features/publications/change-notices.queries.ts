import type { MailChanges } from '@onward/contract'
import { sql } from 'kysely'
import { shownOf, type ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import type { Waiting } from './when-due.ts'

export type Notified = { accountId: number; userId: string }

/** Who is to be mailed of changes, in all accounts, and since when they wait. */
export const whoWaits = async (db: Db, now: Date): Promise<(Notified & Waiting)[]> => {
  const { rows } = await sql<
    Notified & { notedAt: string; changedAt: string; next: string | null; timeZone: string | null }
  >`
    select n.account_id as "accountId", n.user_id as "userId", min(n.noted_at) as "notedAt",
      max(n.changed_at) as "changedAt", min(s.start) as next, (array_agg(s.time_zone order by s.start))[1] as "timeZone"
    from change_notice n
    left join lateral (
      select lower(k.during) as start, k.time_zone
      from jsonb_populate_record(null::told_assignment, n.known) k where k.assignment_id is not null
      union all
      select lower(a.during), a.time_zone from told_assignment a
      where a.account_id = n.account_id and a.assignment_id = n.assignment_id and a.provider_id = n.user_id
    ) s on s.start > ${now.toISOString()}::timestamptz
    group by n.account_id, n.user_id
    order by n.account_id, n.user_id`.execute(db)
  const at = (text: string | null) => (text === null ? null : new Date(text))
  return rows.map(({ notedAt, changedAt, next, ...row }) => {
    return { ...row, notedAt: new Date(notedAt), changedAt: new Date(changedAt), next: at(next) }
  })
}

/** Where somebody is mailed, and of which changes; undefined where they can no longer sign in. */
export const notifiedUser = async (db: Db, { accountId, userId }: Notified) =>
  (
    await sql<{ email: string; mailChanges: MailChanges }>`
      select email, mail_changes as "mailChanges" from app_user
      where account_id = ${accountId} and user_id = ${userId} and disabled_at is null`.execute(db)
  ).rows[0]

/**
 * Takes what is noted for somebody: the shifts that it is about, and those of them that they know, as they know them. Whoever
 * calls has taken their row, so that no booking notes anything meanwhile.
 */
export const takeNotices = async (trx: Db, { accountId, userId }: Notified) => {
  const { rows } = await sql<{ assignmentId: number; known: object | null }>`
    delete from change_notice where account_id = ${accountId} and user_id = ${userId}
    returning assignment_id as "assignmentId", known`.execute(trx)
  const known = JSON.stringify(rows.flatMap((row) => row.known ?? []))
  const shifts = await sql<ToldAssignment>`${shownOf(
    sql`(select * from jsonb_populate_recordset(null::told_assignment, ${known}::jsonb))`,
  )}`.execute(trx)
  return { ids: rows.map(({ assignmentId }) => assignmentId), known: shifts.rows }
}
