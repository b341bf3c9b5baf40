import type { Language, MailChanges } from '@onward/contract'
import { sql } from 'kysely'
import type { MailedUser } from '#server/booking/published-diffs.ts'
import { shownOf, type ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'
import { hasOwnShifts, isVerified } from '#server/users.ts'
import type { Waiting } from './when-due.ts'

export type Notified = { accountId: number; userId: string }

/** Told as a change: what a publication told, too, where its mail has not left for a day. */
const isAChange = sql`(n.publication_id is null or n.changed_at < now() - interval '1 day')`

/** Who is to be mailed of changes, in all accounts, and since when they wait; while a mail of theirs is on its way, nobody. */
export const whoWaits = async (db: Db, now: Date): Promise<(Notified & Waiting)[]> => {
  const { rows } = await sql<
    Notified & { notedAt: string; changedAt: string; next: string | null; timeZone: string | null }
  >`
    select n.account_id as "accountId", n.user_id as "userId", min(n.noted_at) as "notedAt",
      max(n.changed_at) as "changedAt", min(s.start) as next, (array_agg(s.time_zone order by s.start))[1] as "timeZone"
    from change_notice n
    left join lateral (
      select lower(k.during) as start, upper(k.during) as until, k.time_zone
      from jsonb_populate_record(null::told_assignment, n.known) k where k.assignment_id is not null
      union all
      select lower(a.during), upper(a.during), a.time_zone from told_assignment a
      where a.account_id = n.account_id and a.assignment_id = n.assignment_id and a.provider_id = n.user_id
    ) s on s.until > ${now.toISOString()}::timestamptz
    where ${isAChange} and not exists (
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
    from app_user u where u.account_id = ${accountId} and u.user_id = ${userId} and ${hasOwnShifts}`.execute(db)
  return rows.find((user) => isVerified(user, config))
}

/** A shift that is noted for somebody: as they know it, and as they are told of it now, each a row of `told_assignment`. */
export type Notice = {
  assignmentId: number
  /** The row as it was read. */
  seen: string
  known: object | null
  told: object | null
  /** Whether a mail may have reached them that said it otherwise, and how; null where it was not theirs by that. */
  isSaid: boolean
  said: object | null
  isPublished: boolean
}

/** What is noted for somebody, as it is at one moment: what a publication told, or what is told as a change. */
export const noticesOf = async (
  db: Db,
  { accountId, userId }: Notified,
  publicationId: number | undefined,
): Promise<Notice[]> =>
  (
    await sql<Notice>`
      select n.assignment_id as "assignmentId", n.xmin::text as seen, n.known, to_jsonb(a) as told,
        n.is_said as "isSaid", n.said, n.publication_id is not null as "isPublished"
      from change_notice n
      left join told_assignment a on a.account_id = n.account_id and a.assignment_id = n.assignment_id
        and a.provider_id = n.user_id and a.status = 'confirmed'
      where n.account_id = ${accountId} and n.user_id = ${userId}
        and ${publicationId === undefined ? isAChange : sql`n.publication_id = ${publicationId}`}`.execute(db)
  ).rows

/** Rows of `told_assignment` that were kept, as the contract shows them. */
export const shownRows = async (db: Db, rows: readonly object[]): Promise<ToldAssignment[]> =>
  (
    await sql<ToldAssignment>`${shownOf(
      sql`(select * from jsonb_populate_recordset(null::told_assignment, ${JSON.stringify(rows)}::jsonb))`,
    )}`.execute(db)
  ).rows

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

/** Those that are as they were read, as far as no booking holds them: one that is under way is not waited for. */
const asSeen = ({ accountId, userId }: Notified, notices: readonly Notice[]) => {
  const read = notices.map(({ assignmentId: id, seen, told }) => ({ id, seen, told }))
  return sql`
    select n.assignment_id as id, g.told
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as g(id bigint, seen text, told jsonb)
    join change_notice n on n.assignment_id = g.id and n.xmin::text = g.seen
    where n.account_id = ${accountId} and n.user_id = ${userId} for update of n skip locked`
}

/** Keeps what a mail is about to say, should nobody hear whether it arrived; answers the notices as they are then. */
export const sayNotices = async (
  db: Db,
  { accountId, userId }: Notified,
  notices: readonly Notice[],
): Promise<Notice[]> => {
  const { rows } = await sql<{ id: number; seen: string }>`
    with free as materialized (${asSeen({ accountId, userId }, notices)})
    update change_notice n set is_said = true, said = f.told from free f
    where n.account_id = ${accountId} and n.user_id = ${userId} and n.assignment_id = f.id
    returning n.assignment_id as id, n.xmin::text as seen`.execute(db)
  const seenNow = new Map(rows.map(({ id, seen }) => [id, seen]))
  return notices.map((notice) => ({ ...notice, seen: seenNow.get(notice.assignmentId) ?? notice.seen }))
}

/**
 * Somebody has been told of these. What is as it was read is done with; what a booking has noted meanwhile, or is about to, is
 * still to be told, on top of that. Each of those is waited for by itself: whoever holds one and waits waits for nothing of ours.
 */
export const settleNotices = async (db: Db, { accountId, userId }: Notified, notices: readonly Notice[]) => {
  const own = sql`n.account_id = ${accountId} and n.user_id = ${userId}`
  const { rows } = await sql<{ id: number }>`
    with free as materialized (${asSeen({ accountId, userId }, notices)})
    delete from change_notice n using free f where ${own} and n.assignment_id = f.id
    returning n.assignment_id as id`.execute(db)
  const done = new Set(rows.map(({ id }) => id))
  for (const { assignmentId: id, told } of notices)
    if (!done.has(id))
      await sql`
        update change_notice n set known = ${told && JSON.stringify(told)}::jsonb, publication_id = null,
          is_said = false, said = null, noted_at = n.changed_at
        where ${own} and n.assignment_id = ${id}`.execute(db)
}
