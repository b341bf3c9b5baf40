import type { Publication, PublishedDiff } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Wanted = {
  accountId: number
  /** Of one user alone. */
  userId: string | undefined
}
const columns = sql`
  p.publication_id as "publicationId", p.at, p.user_id as "userId", u.full_name as "userName",
  p.from_date as "from", p.to_date as "to", p.hospital_ids as "hospitalIds", p.provider_ids as "providerIds",
  (select count(distinct e->>'assignmentId')::integer from jsonb_array_elements(p.entries) d, jsonb_array_elements(d->'entries') e) as "shifts",
  (select count(*)::integer from jsonb_array_elements(p.entries) d where d->>'providerId' is not null) as "people",
  p.withdraws, x.publication_id as "withdrawnId", x.at as "withdrawnAt", x.user_id as "withdrawnBy",
  y.full_name as "withdrawnByName",
  p.entries_hash as "entriesHash", p.rules_hash as "rulesHash"`
const from = ({ accountId, userId }: Wanted) => sql`
  from publication p
  left join app_user u on u.account_id = p.account_id and u.user_id = p.user_id
  left join publication x on x.account_id = p.account_id and x.withdraws = p.publication_id
  left join app_user y on y.account_id = x.account_id and y.user_id = x.user_id
  where p.account_id = ${accountId} ${userId === undefined ? sql`` : sql`and p.user_id = ${userId}`}`

type Row = Omit<Publication, 'withdrawn'> & {
  withdrawnId: number | null
  withdrawnAt: string | null
  withdrawnBy: string | null
  withdrawnByName: string | null
}
const shown = ({ withdrawnId, withdrawnAt, withdrawnBy, withdrawnByName, ...row }: Row): Publication => ({
  ...row,
  withdrawn:
    withdrawnId === null || withdrawnAt === null
      ? null
      : { publicationId: withdrawnId, at: withdrawnAt, userId: withdrawnBy, userName: withdrawnByName },
})

/** One page of what was published, the newest first, and how many there are. */
export const listPublications = async (db: Db, wanted: Wanted, page: number, perPage: number) => {
  const { rows: found } = await sql<Row>`
    select ${columns} ${from(wanted)} order by p.at desc, p.publication_id desc
    limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint`.execute(db)
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total ${from(wanted)}`.execute(db)
  return { publications: found.map(shown), total: rows[0]?.total ?? 0 }
}

/** One publication with what it told whom. */
export const publicationById = async (db: Db, wanted: Wanted, publicationId: number) => {
  const { rows } = await sql<Row & { entries: PublishedDiff[] }>`
    select ${columns}, p.entries ${from(wanted)} and p.publication_id = ${publicationId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { entries: diffs, ...publication } = row
  return { publication: shown(publication), diffs }
}
