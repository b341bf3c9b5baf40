import type { EventPlace } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** A kind of thing that a transaction has changed. */
export type Change = { accountId: number; xid: number; objectType: string; requestId: string | null }
/** Since when: a transaction, of which and of whose successors not everything may have been seen; or the last minute. */
export type Since = number | 'lately'

/**
 * What the accounts have changed since then, as far as it is committed, and `xmin`: every transaction before it has come to its
 * end and has been seen.
 */
export const changesSince = async (db: Db, accountIds: readonly number[], since: Since) => {
  const { rows } = await sql<{ xmin: number } & Partial<Change>>`
    select now.xmin, e.account_id, e.xid, e.object_type, e.request_id
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin) now
    left join change_event e on e.account_id = any(${accountIds}::integer[])
      and ${since === 'lately' ? sql`e.at > clock_timestamp() - interval '1 minute'` : sql`e.xid >= ${since}::bigint`}`.execute(
    db,
  )
  const changes = rows.flatMap(({ accountId, xid, objectType, requestId = null }) =>
    accountId && xid && objectType !== undefined ? [{ accountId, xid, objectType, requestId }] : [],
  )
  return { xmin: rows[0]?.xmin ?? 0, changes }
}

/** Some dates that somebody has open. */
export type Looking = { lineId: string; accountId: number; userId: string; place: EventPlace; from: string; to: string }

/** Says that these are still there. */
export const keepLooking = async (db: Db, all: readonly Looking[]) => {
  if (all.length === 0) return
  await sql`
    insert into presence (account_id, line_id, user_id, place, from_date, to_date)
    select account_id, line_id, user_id, place, from_date, to_date
    from jsonb_to_recordset(${JSON.stringify(
      all.map(({ accountId, lineId, userId, place, from, to }) => ({
        account_id: accountId,
        line_id: lineId,
        user_id: userId,
        place,
        from_date: from,
        to_date: to,
      })),
    )}::jsonb) as line (account_id integer, line_id text, user_id text, place text, from_date date, to_date date)
    on conflict (account_id, line_id) do update set seen_at = clock_timestamp()`.execute(db)
}

export const stopLooking = async (db: Db, { accountId, lineId }: Pick<Looking, 'accountId' | 'lineId'>) => {
  await db.deleteFrom('presence').where('accountId', '=', accountId).where('lineId', '=', lineId).execute()
}

/** Of these accounts who has what open, on whichever server, by name. */
export const whoLooks = async (db: Db, accountIds: readonly number[]) => {
  const { rows } = await sql<Omit<Looking, 'lineId'> & { fullName: string }>`
    select p.account_id, p.user_id, u.full_name, p.place, p.from_date as "from", p.to_date as "to"
    from presence p join app_user u using (account_id, user_id)
    where p.account_id = any(${accountIds}::integer[]) and p.seen_at > clock_timestamp() - interval '30 seconds'
    order by u.full_name, p.user_id, p.place`.execute(db)
  return rows
}
