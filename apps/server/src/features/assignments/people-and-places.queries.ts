import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { anywhere } from '#server/names.ts'

export type Search = { accountId: number; q?: string | undefined; page: number; perPage: number }

const total = sql<number>`count(*)::integer`.as('total')

/** One page of the account's active providers whose name, id or specialty holds `q`, and how many there are. */
export const searchProviders = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const found = db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .$if(q !== undefined, (rows) => rows.where(has(q ?? '', sql`sort_name`, sql`provider_id`, sql`specialty`)))
  const providers = await found
    .select(['providerId', 'providerId as userId', 'providerName', 'specialty'])
    .orderBy('sortName')
    .orderBy('providerId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { providers, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One page of the account's active facilities whose name, id, city or state holds `q`, and how many there are. */
export const searchFacilities = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const found = db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .$if(q !== undefined, (rows) => rows.where(has(q ?? '', sql`sort_name`, sql`hospital_id`, sql`city`, sql`state`)))
  const facilities = await found
    .select(['hospitalId', 'facilityName', 'timeZone', 'city', 'state'])
    .orderBy('sortName')
    .orderBy('hospitalId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { facilities, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

const has = (q: string, ...columns: ReturnType<typeof sql>[]) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`folded(${column}) like ${anywhere(q)}`),
    sql` or `,
  )})`
