import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { unknownId } from './refusals.ts'

type Named = { hospitalIds?: readonly string[] | undefined; providerIds?: readonly string[] | undefined }

/**
 * Refuses lists that name somebody or a place that the account does not know: what was mistyped must not look as if nothing were there.
 * @throws ApiError 404 that names the list
 */
export const onlyKnown = async (db: Db, accountId: number, { hospitalIds, providerIds }: Named) => {
  const { rows } = await sql<{ places: boolean; people: boolean }>`
    select not exists (
        select from unnest(${[...(hospitalIds ?? [])]}::text[]) as named(id)
        where not exists (select from facility f where f.account_id = ${accountId} and f.hospital_id = named.id)
      ) as places,
      not exists (
        select from unnest(${[...(providerIds ?? [])]}::text[]) as named(id)
        where not exists (select from provider p where p.account_id = ${accountId} and p.provider_id = named.id)
      ) as people`.execute(db)
  const [known] = rows
  if (!known?.places) throw unknownId('hospitalIds', 'a list of facilities')
  if (!known.people) throw unknownId('providerIds', 'a list of providers')
}
