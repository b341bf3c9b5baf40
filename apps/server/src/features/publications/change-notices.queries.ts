import type { Language, MailChanges } from '@onward/contract'
import { sql } from 'kysely'
import { leaveUntil } from '#server/booking/noted-leave.ts'
import type { MailedUser } from '#server/booking/published-diffs.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'
import { isReached } from '#server/mail-refusals.ts'
import { hasOwnShifts, isVerified } from '#server/users.ts'
import type { Waiting } from './when-due.ts'

export type Notified = { accountId: number; userId: string }

/** Told as a change, of `change_notice n`: what a publication told, too, where its mail has not left for a day. */
export const isAChange = sql`(n.publication_id is null or n.changed_at < now() - interval '1 day')`

/** When each shift begins of which somebody is to be told, as they know it and as it is; null where it is over. */
const shiftsWaiting = (now: Date) => sql`
  select n.account_id, n.user_id, n.noted_at, n.changed_at, s.start, s.time_zone
  from change_notice n
  left join lateral (
    select lower(k.during) as start, upper(k.during) as until, k.time_zone
    from jsonb_populate_record(null::told_assignment, n.known) k where k.assignment_id is not null
    union all
    select lower(a.during), upper(a.during), a.time_zone from told_assignment a
    where a.account_id = n.account_id and a.assignment_id = n.assignment_id and a.provider_id = n.user_id
  ) s on s.until > ${now.toISOString()}::timestamptz
  where ${isAChange}`

/** The same of leave, which is at no place: by the clock of where its person was booked last, or else of the first facility. */
const leaveWaiting = (now: Date) => sql`
  select n.account_id, n.user_id, n.noted_at, n.changed_at, s.start_date::timestamp at time zone z.time_zone, z.time_zone
  from leave_notice n
  cross join lateral (
    select coalesce(
      (select a.time_zone from assignment a where a.account_id = n.account_id and a.provider_id = n.user_id
        order by upper(a.during) desc limit 1),
      (select f.time_zone from facility f where f.account_id = n.account_id order by f.hospital_id limit 1),
      'UTC') as time_zone
  ) z
  left join lateral (
    select (n.known->>'startDate')::date as start_date, (n.known->>'endDate')::date as end_date where n.known is not null
    union all
    select l.start_date, l.end_date from leave l
    where l.account_id = n.account_id and l.leave_id = n.leave_id and l.provider_id = n.user_id
  ) s on ${leaveUntil(sql`s.end_date`)} > ${now.toISOString()}::timestamptz`

/** Who is to be mailed of changes, in all accounts, and since when they wait; while a mail of theirs is on its way, nobody. */
export const whoWaits = async (db: Db, now: Date): Promise<(Notified & Waiting)[]> => {
  const { rows } = await sql<
    Notified & { notedAt: string; changedAt: string; next: string | null; timeZone: string | null }
  >`
    select n.account_id as "accountId", n.user_id as "userId", min(n.noted_at) as "notedAt",
      max(n.changed_at) as "changedAt", min(n.start) as next, (array_agg(n.time_zone order by n.start))[1] as "timeZone"
    from (${shiftsWaiting(now)} union all ${leaveWaiting(now)}) n
    where not exists (
      select from pgboss.job j
      where j.name = 'mail' and j.state in ('created', 'retry', 'active')
        and j.data @> jsonb_build_object('kind', 'changes', 'accountId', n.account_id, 'userId', n.user_id))
    group by n.account_id, n.user_id
    order by n.account_id, n.user_id`.execute(db)
  return rows.map(({ notedAt, changedAt, next, ...row }) => {
    const [noted, changed] = [new Date(notedAt), new Date(changedAt)]
    return { ...row, notedAt: noted, changedAt: changed, next: next === null ? null : new Date(next) }
  })
}

/** Where somebody is mailed, and of which changes; undefined where they do not sign in, or have no shifts of their own any more. */
export const notifiedUser = async (db: Db, { accountId, userId }: Notified, config: Config) => {
  const { rows } = await sql<MailedUser & { email: string; language: Language | null; mailChanges: MailChanges }>`
    select u.user_id as "userId", u.email, u.email_verified_at as "emailVerifiedAt", u.is_claim as "isClaim",
      u.language, u.mail_changes as "mailChanges"
    from app_user u where u.account_id = ${accountId} and u.user_id = ${userId} and ${hasOwnShifts}
      and ${isReached}`.execute(db)
  return rows.find((user) => isVerified(user, config))
}

/** Has the word with somebody, so that no other mail of their shifts is made meanwhile; false while another process has it. */
export const takeWord = async (db: Db, { accountId, userId }: Notified): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update app_user set mailing_until = now() + interval '5 minutes'
    where account_id = ${accountId} and user_id = ${userId} and (mailing_until is null or mailing_until < now())`.execute(
    db,
  )
  return numAffectedRows === 1n
}
export const giveWord = (db: Db, { accountId, userId }: Notified) =>
  sql`update app_user set mailing_until = null where account_id = ${accountId} and user_id = ${userId}`.execute(db)
