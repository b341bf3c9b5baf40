import type { Verdict } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

type Wanted = {
  accountId: number
  scope: Scope
  from: string
  to: string
  hospitalId?: string | undefined
  ruleId?: string | undefined
  userId?: string | undefined
  page: number
  perPage: number
}
type Row = {
  overrideId: number
  assignmentId: number
  verdict: Verdict
  reason: string | null
  userId: string | null
  userName: string | null
  at: string
}

/** One page of the warnings that were gone over from one date to another, the newest first, and how many there are. */
export const listOverridden = async (
  db: Db,
  { accountId, scope, from, to, hospitalId, ruleId, userId, page, perPage }: Wanted,
) => {
  const found = sql`
    from rule_override o
    join assignment a on a.account_id = o.account_id and a.assignment_id = o.assignment_id
    where o.account_id = ${accountId} and o.at >= ${from}::date::timestamptz and o.at < (${to}::date + 1)::timestamptz
      ${scope === undefined ? sql`` : sql`and a.hospital_id = any(${[...scope]}::text[])`}
      ${hospitalId === undefined ? sql`` : sql`and a.hospital_id = ${hospitalId}`}
      ${ruleId === undefined ? sql`` : sql`and o.rule_id = ${ruleId}`}
      ${userId === undefined ? sql`` : sql`and o.user_id = ${userId}`}`
  const { rows } = await sql<Row>`
    with page as materialized (
      select o.* ${found} order by o.at desc, o.override_id desc
      limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint
    )
    select p.override_id as "overrideId", p.assignment_id as "assignmentId", p.verdict, p.reason,
      p.user_id as "userId", u.full_name as "userName", p.at
    from page p left join app_user u on u.account_id = p.account_id and u.user_id = p.user_id
    order by p.at desc, p.override_id desc`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}
