import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { shownLeave } from '#server/booking/shown-leave.ts'
import type { Db } from '#server/db.ts'

const touching = (accountId: number, range: { from: string; to: string }, providerIds: string[] | undefined) => sql`
  l.account_id = ${accountId} and l.status = 'approved'
    and l.start_date <= ${range.to}::date and l.end_date >= ${range.from}::date
    ${providerIds ? sql`and l.provider_id = any(${providerIds}::text[])` : sql``}`

/** The ids of approved leave that touches the dates, by first day. */
export const leaveIds = async (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  providerIds: string[] | undefined,
  most: number,
) =>
  (
    await sql<{ id: number }>`
      select l.leave_id as id from leave l where ${touching(accountId, range, providerIds)}
      order by l.start_date, l.leave_id limit ${most}::bigint`.execute(db)
  ).rows.map(({ id }) => id)

/** Approved leave that touches the dates, both included; of some people or of all who may work within the scope, and one's own. */
export const leaveBetween = async (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  providerIds: string[] | undefined,
  { scope, ownId }: { scope: Scope; ownId: string | undefined },
): Promise<Leave[]> =>
  (
    await sql<Leave>`
      ${shownLeave}
      where ${touching(accountId, range, providerIds)}
        ${scope ? sql`and (${mayWorkWithin(scope, sql`l`)} or l.provider_id = ${ownId ?? null})` : sql``}
      order by l.start_date, p.sort_name, l.leave_id`.execute(db)
  ).rows
