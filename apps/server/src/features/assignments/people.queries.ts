import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

/** The account's active providers whose name, id or specialty holds `q`. */
export const found = (db: Db, { accountId, q }: Pick<Search, 'accountId' | 'q'>) =>
  db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`sort_name`, sql`provider_id`, sql`specialty`)))

/** One page of them, and how many there are. */
export const searchProviders = async (db: Db, { page, perPage, ...wish }: Search) => {
  const all = found(db, wish)
  const providers = await all
    .select(['providerId', 'providerId as userId', 'providerName', 'specialty'])
    .orderBy('sortName')
    .orderBy('providerId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { providers, total: (await all.select(total).executeTakeFirstOrThrow()).total }
}
