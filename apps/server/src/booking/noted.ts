import { sql, type RawBuilder } from 'kysely'
import { hasOwnShifts } from '#server/users.ts'

/** Where it is noted of what somebody is to be told by mail: a row for each of their shifts, or of their leave. */
export const NOTES = {
  shifts: { table: sql.table('change_notice'), id: sql.ref('assignment_id') },
  leave: { table: sql.table('leave_notice'), id: sql.ref('leave_id') },
} as const
export type Noted = keyof typeof NOTES

/** What is noted, with who is told of it, until when it lasts, and as they were told before; null where it was not theirs. */
type Told = RawBuilder<{ account_id: number; id: number; provider_id: string; until: Date; known: unknown }>

/**
 * Notes what is not over for who of its people is mailed of changes, each with what they knew of it. What is noted already stays:
 * they know it as it was then. Nobody is mailed of what they do themselves.
 */
export const noted = (of: Noted, userId: string | null, told: Told) => {
  const { table, id } = NOTES[of]
  return sql`
    insert into ${table} as n (account_id, user_id, ${id}, known)
    select distinct on (t.id, u.user_id) t.account_id, u.user_id, t.id, t.known
    from (${told}) t
    join app_user u on u.account_id = t.account_id and u.user_id = t.provider_id
      and u.mail_changes <> 'none' and u.user_id is distinct from ${userId}::text and ${hasOwnShifts}
    where t.until > now()
    order by t.id, u.user_id, t.known nulls last
    on conflict (account_id, user_id, ${id}) do update set changed_at = now()`
}
