import { sql, type RawBuilder } from 'kysely'
import type { Author } from '#server/audit.ts'
import { hasOwnShifts } from '#server/users.ts'

/** Leave with whose it is, its last day, and as they knew it; null where it was not theirs. */
type Told = RawBuilder<{ leave_id: number; provider_id: string; end_date: string; known: unknown }>

/**
 * Notes leave that is not over for its person, with what they knew of it. What is noted already stays: they know it as it was
 * then. Nobody is mailed of what they do themselves.
 */
const noted = ({ accountId, userId }: Author, told: Told) => sql`
  insert into leave_notice as n (account_id, user_id, leave_id, known)
  select distinct on (t.leave_id, u.user_id) u.account_id, u.user_id, t.leave_id, t.known
  from (${told}) t
  join app_user u on u.account_id = ${accountId} and u.user_id = t.provider_id
    and u.mail_changes <> 'none' and u.user_id is distinct from ${userId}::text and ${hasOwnShifts}
  where ${isNotOver(sql`t.end_date`)}
  order by t.leave_id, u.user_id, t.known nulls last
  on conflict (account_id, user_id, leave_id) do update set changed_at = now()`

/** A day is over once it is over everywhere. */
export const isNotOver = (date: RawBuilder<unknown>) =>
  sql<boolean>`${date} >= (now() at time zone 'UTC' - interval '12 hours')::date`

/** Of the rows `l` that a statement has just created. */
export const notedNewLeave = (author: Author) =>
  noted(author, sql`select l.leave_id, l.provider_id, l.end_date, null::jsonb as known from l`)

/** Of the rows `l` that a statement has just written over, which it has read before as `earlier`. */
export const notedChangedLeave = (author: Author) =>
  noted(
    author,
    sql`
      select e."leaveId" as leave_id, e."providerId" as provider_id, e."endDate" as end_date, to_jsonb(e) as known
      from earlier e join l on l.leave_id = e."leaveId"
      union all
      select l.leave_id, l.provider_id, l.end_date, null from l where l.status = 'approved'`,
  )
