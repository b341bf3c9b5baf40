import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

/** One page of the account's active providers whose name, id or specialty holds `q`, and how many there are. */
export const searchProviders = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const found = db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`sort_name`, sql`provider_id`, sql`specialty`)))
  const providers = await found
    .select(['providerId', 'providerId as userId', 'providerName', 'specialty'])
    .orderBy('sortName')
    .orderBy('providerId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { providers, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}
