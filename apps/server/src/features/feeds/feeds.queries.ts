import { FEED_DAYS, type CalendarFeed } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { accountOf, hashOf } from '#server/tokens.ts'
import { hasOwnShifts } from '#server/users.ts'

type Owner = { accountId: number; userId: string }

const columns = ['feedId', 'feedName', 'createdAt', 'fetchedAt', 'agent'] as const

/** Somebody's addresses, the newest first. */
export const feedsOf = (db: Db, { accountId, userId }: Owner): Promise<CalendarFeed[]> =>
  db
    .selectFrom('calendarFeed')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('feedId')
    .execute()

/** Whether somebody is scheduled at all; until the transaction ends nobody else makes an address for them. */
export const takeOwnProvider = async (trx: Db, { accountId, userId }: Owner): Promise<boolean> => {
  const { rows } = await sql`
    select from provider p
    join app_user u on u.account_id = p.account_id and u.user_id = p.provider_id and ${hasOwnShifts}
    where p.account_id = ${accountId} and p.provider_id = ${userId} for no key update of u`.execute(trx)
  return rows.length > 0
}

export const insertFeed = (
  trx: Db,
  { accountId, userId }: Owner,
  { feedId, feedName, token }: { feedId: string; feedName: string; token: string },
): Promise<CalendarFeed> =>
  trx
    .insertInto('calendarFeed')
    .values({ accountId, feedId, userId, feedName, tokenHash: hashOf(token) })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Ends an address and answers what it was called; undefined where there is none. */
export const deleteFeed = async (trx: Db, { accountId, userId }: Owner, feedId: string): Promise<string | undefined> =>
  (
    await trx
      .deleteFrom('calendarFeed')
      .where('accountId', '=', accountId)
      .where('userId', '=', userId)
      .where('feedId', '=', feedId)
      .returning('feedName')
      .executeTakeFirst()
  )?.feedName

/** Whose shifts are read at an address, and whether they may still be. */
export const feedAt = async (db: Db, token: string) => {
  const accountId = accountOf(token)
  if (accountId === undefined) return undefined
  return db
    .selectFrom('calendarFeed as c')
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'c.accountId').onRef('u.userId', '=', 'c.userId'),
    )
    .innerJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'c.accountId').onRef('p.providerId', '=', 'c.userId'),
    )
    .where('c.accountId', '=', accountId)
    .where('c.tokenHash', '=', hashOf(token))
    .where(hasOwnShifts)
    .select(['c.accountId', 'c.userId', 'c.feedId', 'u.emailVerifiedAt', 'u.isClaim', 'u.language', 'p.lastDay'])
    .executeTakeFirst()
}

/** Notes that a program has read; within a minute of the last time it writes nothing. */
export const noteFetch = (db: Db, { accountId, feedId }: { accountId: number; feedId: string }, agent: string | null) =>
  sql`
    update calendar_feed set fetched_at = now(), agent = ${agent}
    where account_id = ${accountId} and feed_id = ${feedId}
      and (fetched_at is null or fetched_at < now() - interval '1 minute' or agent is distinct from ${agent}::text)`.execute(
    db,
  )

/** A shift as a calendar shows it. */
export type FeedShift = {
  assignmentId: number
  version: number
  isCancelled: boolean
  start: string
  end: string
  createdAt: string
  shiftTypeName: string
  facilityName: string
  city: string | null
  state: string | null
}

/** After so many days what was cancelled is no longer said to be. */
const CANCELLED_DAYS = 30
/** More than anybody can work in that time. */
const MOST_SHIFTS = 5_000

/** Somebody's shifts as they were told of them, by start; none after their last day. */
export const feedShifts = async (
  db: Db,
  { accountId, userId, lastDay }: Owner & { lastDay: string | null },
  now: Date,
): Promise<FeedShift[]> =>
  (
    await sql<FeedShift>`
      select a.assignment_id as "assignmentId", a.version, a.status = 'cancelled' as "isCancelled",
        lower(a.during) as start, upper(a.during) as end, n.created_at as "createdAt",
        t.shift_type_name as "shiftTypeName", f.facility_name as "facilityName", f.city, f.state
      from told_assignment a
      join assignment n on n.account_id = a.account_id and n.assignment_id = a.assignment_id
      join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id
      join shift_type t on t.account_id = a.account_id and t.shift_type_id = coalesce(a.shift_type_id, a.shift_type)
      where a.account_id = ${accountId} and a.provider_id = ${userId}
        and a.during && tstzrange(${now.toISOString()}::timestamptz - ${FEED_DAYS.before} * interval '1 day',
          ${now.toISOString()}::timestamptz + ${FEED_DAYS.after} * interval '1 day')
        and (a.status = 'confirmed' or n.updated_at > ${now.toISOString()}::timestamptz - ${CANCELLED_DAYS} * interval '1 day'
          -- As they knew it: of a draft that was cancelled they did not.
          and (select e.before ->> 'publication' from audit_entry e
            where e.account_id = a.account_id and e.object_type = 'assignment' and e.object_id = a.assignment_id::text
              and e.action = 'assignment.cancelled'
            order by e.entry_id desc limit 1) = 'published')
        and (${lastDay}::date is null or a.scheduled_date <= ${lastDay}::date)
      order by lower(a.during), a.assignment_id
      limit ${MOST_SHIFTS}`.execute(db)
  ).rows
