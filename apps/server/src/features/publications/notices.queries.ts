import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import { NOTES, type Noted } from '#server/booking/noted.ts'
import { shownLeave } from '#server/booking/shown-leave.ts'
import { shownOf, type ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { isAChange, type Notified } from './change-notices.queries.ts'

/** Something of somebody's that is noted: as they know it, and as they are told of it now. */
type Notice<Row> = {
  id: number
  /** The row as it was read. */
  seen: string
  known: Row | null
  told: Row | null
  /** Whether a mail may have reached them that said it otherwise, and how; null where it was not theirs by that. */
  isSaid: boolean
  said: Row | null
}
/** A shift, each time as a row of `told_assignment`. */
export type ShiftNotice = Notice<object> & { isPublished: boolean }
export type LeaveNotice = Notice<Leave>

/** The shifts that are noted for somebody, as they are at one moment: those that a publication told, or that are told as a change. */
export const shiftNotices = async (
  db: Db,
  { accountId, userId }: Notified,
  publicationId: number | undefined,
): Promise<ShiftNotice[]> =>
  (
    await sql<ShiftNotice>`
      select n.assignment_id as id, n.xmin::text as seen, n.known, to_jsonb(a) as told,
        n.is_said as "isSaid", n.said, n.publication_id is not null as "isPublished"
      from change_notice n
      left join told_assignment a on a.account_id = n.account_id and a.assignment_id = n.assignment_id
        and a.provider_id = n.user_id and a.status = 'confirmed'
      where n.account_id = ${accountId} and n.user_id = ${userId}
        and ${publicationId === undefined ? isAChange : sql`n.publication_id = ${publicationId}`}`.execute(db)
  ).rows

/** The leave that is noted for somebody, as it is at one moment. */
export const leaveNotices = async (db: Db, { accountId, userId }: Notified): Promise<LeaveNotice[]> =>
  (
    await sql<LeaveNotice>`
      select n.leave_id as id, n.xmin::text as seen, n.known, to_jsonb(s) as told, n.is_said as "isSaid", n.said
      from leave_notice n
      left join lateral (
        ${shownLeave} where l.account_id = n.account_id and l.leave_id = n.leave_id and l.provider_id = n.user_id
          and l.status = 'approved') s on true
      where n.account_id = ${accountId} and n.user_id = ${userId}`.execute(db)
  ).rows

/** Rows of `told_assignment` that were kept, as the contract shows them. */
export const shownRows = async (db: Db, rows: readonly object[]): Promise<ToldAssignment[]> =>
  (
    await sql<ToldAssignment>`${shownOf(
      sql`(select * from jsonb_populate_recordset(null::told_assignment, ${JSON.stringify(rows)}::jsonb))`,
    )}`.execute(db)
  ).rows

/** Those that are as they were read, as far as no booking holds them: one that is under way is not waited for. */
const asSeen = (of: Noted, { accountId, userId }: Notified, notices: readonly Notice<object>[]) => {
  const { table, id } = NOTES[of]
  const read = notices.map(({ id, seen, told }) => ({ id, seen, told }))
  return sql`
    select g.id, g.told
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as g(id bigint, seen text, told jsonb)
    join ${table} n on ${id} = g.id and n.xmin::text = g.seen
    where n.account_id = ${accountId} and n.user_id = ${userId} for update of n skip locked`
}

/** Keeps what a mail is about to say, should nobody hear whether it arrived; answers the notices as they are then. */
export const sayNotices = async <One extends Notice<object>>(
  db: Db,
  of: Noted,
  { accountId, userId }: Notified,
  notices: readonly One[],
): Promise<One[]> => {
  if (notices.length === 0) return []
  const { table, id } = NOTES[of]
  const { rows } = await sql<{ id: number; seen: string }>`
    with free as materialized (${asSeen(of, { accountId, userId }, notices)})
    update ${table} n set is_said = true, said = f.told from free f
    where n.account_id = ${accountId} and n.user_id = ${userId} and ${id} = f.id
    returning ${id} as id, n.xmin::text as seen`.execute(db)
  const seenNow = new Map(rows.map((row) => [row.id, row.seen]))
  return notices.map((notice) => ({ ...notice, seen: seenNow.get(notice.id) ?? notice.seen }))
}

/**
 * Somebody has been told of these. What is as it was read is done with; what a booking has noted meanwhile, or is about to, is
 * still to be told, on top of that. Each of those is waited for by itself: whoever holds one and waits waits for nothing of ours.
 */
export const settleNotices = async (
  db: Db,
  of: Noted,
  { accountId, userId }: Notified,
  notices: readonly Notice<object>[],
) => {
  if (notices.length === 0) return
  const { table, id } = NOTES[of]
  const isDone = of === 'shifts' ? sql`publication_id = null,` : sql``
  const own = sql`n.account_id = ${accountId} and n.user_id = ${userId}`
  const { rows } = await sql<{ id: number }>`
    with free as materialized (${asSeen(of, { accountId, userId }, notices)})
    delete from ${table} n using free f where ${own} and ${id} = f.id
    returning ${id} as id`.execute(db)
  const done = new Set(rows.map((row) => row.id))
  for (const { id: noted, told } of notices)
    if (!done.has(noted))
      await sql`
        update ${table} n set known = ${told && JSON.stringify(told)}::jsonb, ${isDone} is_said = false, said = null,
          noted_at = n.changed_at
        where ${own} and ${id} = ${noted}`.execute(db)
}
