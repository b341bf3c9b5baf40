import type { Batch } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Wanted = {
  accountId: number
  /** Of one user alone. */
  userId: string | undefined
  from: string
  to: string
  page: number
  perPage: number
}
/** So many people a batch is told with by name. */
const NAMED = 3

/** One page of what was booked from one date to another, the newest first, and how many there are. */
export const listBatches = async (db: Db, { accountId, userId, from, to, page, perPage }: Wanted) => {
  const where = sql`
    where b.account_id = ${accountId} and b.at >= ${from}::date::timestamptz and b.at < (${to}::date + 1)::timestamptz
      ${userId === undefined ? sql`` : sql`and b.user_id = ${userId}`}`
  const { rows } = await sql<Batch>`
    with page as materialized (
      select b.* from batch b ${where} order by b.at desc, b.batch_id desc
      limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint
    ),
    done as materialized (
      select e.batch_id, e.action, e.after, e.before, coalesce(e.after, e.before) as row
      from page b join audit_entry e on e.account_id = b.account_id and e.batch_id = b.batch_id
        and e.object_type in ('assignment', 'leave')
    ),
    counted as (
      select batch_id, json_agg(json_build_object('action', action, 'count', count) order by action) as actions
      from (select batch_id, action, count(*)::integer as count from done group by batch_id, action) each
      group by batch_id
    ),
    people as (
      select batch_id, count(*)::integer as providers,
        (array_agg(name order by name))[1:${sql.lit(NAMED)}] as names
      from (
        select batch_id, side->>'providerId' as id, max(side->>'providerName') as name
        from done, lateral (values (before), (after)) as sides(side)
        where side->>'providerId' is not null group by batch_id, side->>'providerId') each
      group by batch_id
    ),
    days as (
      select batch_id, min(coalesce(row->>'scheduledDate', row->>'startDate')) as first,
        max(coalesce(row->>'scheduledDate', row->>'endDate')) as last
      from done group by batch_id
    )
    select b.batch_id as "batchId", b.at, b.user_id as "userId", u.full_name as "userName", b.reason, b.undoes,
      n.batch_id as "undoneBy", counted.actions, coalesce(people.names, '{}') as "providerNames",
      coalesce(people.providers, 0) as providers,
      days.first as "from", days.last as "to"
    from page b
    join counted on counted.batch_id = b.batch_id
    left join people on people.batch_id = b.batch_id
    join days on days.batch_id = b.batch_id
    left join app_user u on u.account_id = b.account_id and u.user_id = b.user_id
    left join batch n on n.account_id = b.account_id and n.undoes = b.batch_id
    order by b.at desc, b.batch_id desc`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from batch b ${where}`.execute(db)
  return { batches: rows, total: counts[0]?.total ?? 0 }
}
