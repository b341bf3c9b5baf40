import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

const whole = (from: string) => `
  select l.leave_id as "leaveId", l.provider_id as "providerId", p.provider_name as "providerName",
    l.start_date as "startDate", l.end_date as "endDate", l.leave_description as "leaveDescription",
    l.leave_kind_id as "leaveKindId", k.leave_kind_name as "leaveKindName", l.status, l.version
  from ${from}
  join provider p on p.account_id = l.account_id and p.provider_id = l.provider_id
  join leave_kind k on k.account_id = l.account_id and k.leave_kind_id = l.leave_kind_id`
/** Leave as the contract shows it, of the table `l`. */
export const shownLeave = sql.raw(whole('leave l'))
/** The same of the rows `l` that a statement has just written. */
export const shownWritten = sql.raw(whole('l'))

/** Leave by its ids, cancelled leave included, by first day. */
export const leavesById = async (db: Db, accountId: number, ids: readonly number[]): Promise<Leave[]> =>
  (
    await sql<Leave>`${shownLeave}
      where l.account_id = ${accountId} and l.leave_id = any(${ids}::bigint[])
      order by l.start_date, l.leave_id`.execute(db)
  ).rows
