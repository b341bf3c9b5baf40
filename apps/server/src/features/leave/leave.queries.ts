import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import { shownLeave } from '#server/booking/shown-leave.ts'
import type { Db } from '#server/db.ts'

/** Approved leave that touches the dates, both included; of some people or of all. */
export const leaveBetween = async (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  providerIds: string[] | undefined,
): Promise<Leave[]> =>
  (
    await sql<Leave>`
      ${shownLeave}
      where l.account_id = ${accountId} and l.status = 'approved'
        and l.start_date <= ${range.to}::date and l.end_date >= ${range.from}::date
        ${providerIds ? sql`and l.provider_id = any(${providerIds}::text[])` : sql``}
      order by l.start_date, p.sort_name, l.leave_id`.execute(db)
  ).rows
