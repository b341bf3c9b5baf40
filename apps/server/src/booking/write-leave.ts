import { sql } from 'kysely'
import { recordEach, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import type { LeaveRow } from './changes.ts'
import { assertOpen, daysOfLeave } from './locks.ts'
import { notedChangedLeave, notedNewLeave } from './noted-leave.ts'
import { shownLeave, shownWritten } from './shown-leave.ts'

/** A row to be written over, provided that it still has that version and has not been cancelled. */
export type LeaveToChange = LeaveRow & { leaveId: number; version: number }

const given = (rows: readonly LeaveRow[]) => sql`(
  select * from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
    "leaveId" bigint, version integer, "providerId" text, "startDate" date, "endDate" date, "leaveDescription" text,
    "leaveKindId" text))
    with ordinality
  limit ${rows.length}::bigint)`

/** Leave is at no place, so that only what closes all of them closes it. */
const days = ({ startDate, endDate }: LeaveRow) => ({ hospitalId: null, from: startDate, to: endDate })

/**
 * Records leave, each with its entry in the audit trail.
 * @param isNoted whether people are mailed of it
 * @returns the ids, in the order of the rows
 */
export const createLeave = async (trx: Db, author: Author, rows: readonly LeaveRow[], { isNoted = true } = {}) => {
  await assertOpen(trx, author.accountId, async () => rows.map(days))
  const { rows: created } = await sql<{ id: number }>`
    with l as (
      insert into leave (account_id, provider_id, start_date, end_date, leave_description, leave_kind_id)
      select ${author.accountId}::integer, "providerId", "startDate", "endDate", "leaveDescription", "leaveKindId"
      from ${given(rows)} g order by g.ordinality
      returning *
    )${isNoted ? sql`, noted as (${notedNewLeave(author)})` : sql``}
    ${recordEach(
      author,
      'leave.created',
      sql`select s."leaveId" as id, null::jsonb as before, to_jsonb(s) as after from (${shownWritten}) s`,
    )}`.execute(trx)
  return created.map(({ id }) => id).sort((a, b) => a - b)
}

/**
 * Writes a new version of leave, each with its entry in the audit trail: all that a row says, or only that it is cancelled.
 * @returns how many were written; fewer than given when somebody else was first
 */
export const changeLeave = async (
  trx: Db,
  author: Author,
  rows: readonly LeaveToChange[],
  action: 'leave.changed' | 'leave.cancelled',
) => {
  const { accountId } = author
  await assertOpen(trx, accountId, async () => [
    ...rows.map(days),
    ...(await daysOfLeave(
      trx,
      accountId,
      rows.map(({ leaveId }) => leaveId),
    )),
  ])
  const written =
    action === 'leave.cancelled'
      ? sql`status = 'cancelled'`
      : sql`provider_id = g."providerId", start_date = g."startDate", end_date = g."endDate",
          leave_description = g."leaveDescription", leave_kind_id = g."leaveKindId"`
  const { rows: changed } = await sql<{ id: number }>`
    with given as materialized ${given(rows)},
    earlier as materialized (
      ${shownLeave} join given g on g."leaveId" = l.leave_id
      where l.account_id = ${accountId}
    ),
    l as (
      update leave set ${written}, version = leave.version + 1, updated_at = now()
      from given g
      where leave.account_id = ${accountId} and leave.leave_id = g."leaveId"
        and leave.version = g.version and leave.status = 'approved'
      returning leave.*
    ),
    noted as (${notedChangedLeave(author)})
    ${recordEach(
      author,
      action,
      sql`select s."leaveId" as id, to_jsonb(earlier) as before, to_jsonb(s) as after
        from (${shownWritten}) s join earlier on earlier."leaveId" = s."leaveId"`,
    )}`.execute(trx)
  return changed.length
}
