import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { shownLeave } from '#server/booking/shown-leave.ts'
import type { Db } from '#server/db.ts'
import { holds } from '#server/search.ts'

const touching = (accountId: number, range: { from: string; to: string }, providerIds: string[] | undefined) => sql`
  l.account_id = ${accountId} and l.status = 'approved'
    and l.start_date <= ${range.to}::date and l.end_date >= ${range.from}::date
    ${providerIds ? sql`and l.provider_id = any(${providerIds}::text[])` : sql``}`

/** Of whom leave is meant, as the month of leave finds them. */
export type Whose = {
  q?: string | undefined
  hospitalId?: string | undefined
  specialtyId?: string | undefined
}
/** Whether a person `p` is one of them. */
export const isOf = ({ q, hospitalId, specialtyId }: Whose) => sql`true
  ${q === undefined ? sql`` : sql`and ${holds(q, sql`p.sort_name`, sql`p.provider_id`)}`}
  ${hospitalId === undefined ? sql`` : sql`and ${mayWorkWithin([hospitalId], sql`p`)}`}
  ${
    specialtyId === undefined
      ? sql``
      : sql`and exists (
          select from provider_specialty o
          where o.account_id = p.account_id and o.provider_id = p.provider_id and o.specialty_id = ${specialtyId})`
  }`

type LeaveWish = Whose & {
  from: string
  to: string
  providerId?: string[] | undefined
  leaveKindId?: string | undefined
  active?: 'true' | undefined
}
/** The ids of approved leave that touches the dates, by first day. */
export const leaveIds = async (db: Db, accountId: number, wish: LeaveWish, most: number) =>
  (
    await sql<{ id: number }>`
      select l.leave_id as id from leave l
      join provider p on p.account_id = l.account_id and p.provider_id = l.provider_id
      where ${touching(accountId, wish, wish.providerId)} and ${isOf(wish)}
        ${wish.leaveKindId === undefined ? sql`` : sql`and l.leave_kind_id = ${wish.leaveKindId}`}
        ${wish.active ? sql`and p.is_active` : sql``}
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
