import type { AuditAction } from '@onward/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import type { FacilityRow } from './facilities.ts'
import type { ProviderRow } from './providers.ts'
import type { Known } from './assignments.ts'

/** What a write did: how many rows it created, and how many others it changed. */
export type Written = { created: number; changed: number }
type Upserted = { created: boolean }

const written = (rows: Upserted[]): Written => {
  const created = rows.filter((row) => row.created).length
  return { created, changed: rows.length - created }
}

/** Writes down who or what a file gives another name, beside the rows of `given`: who looks for the old one finds the new. */
const renamings = (
  { accountId, userId, requestId }: Author,
  what: 'provider' | 'facility',
  id: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
) => sql`renamed as (
      insert into audit_entry (account_id, user_id, action, object_type, object_id, before, after, request_id)
      select ${accountId}::integer, ${userId}, ${`${what}.renamed` satisfies AuditAction}, ${what}, ${id},
        jsonb_build_object('name', kept_name), jsonb_build_object('name', ${name}), ${requestId}
      from given where kept_name <> ${name}
    )`

// xmax is 0 in a row that this statement inserted, and this transaction in one that it changed.
const isNew = sql`(xmax = 0)`

/** Creates and changes facilities. A zone that is a guess, and a column that the file lacks, leave what is stored. */
export const writeFacilities = async (
  trx: Db,
  author: Author,
  rows: readonly FacilityRow[],
  has: { city: boolean; state: boolean },
): Promise<Written> => {
  const { accountId } = author
  // Whoever books at one of them resolves times by its zone.
  await sql`
    select from facility
    where account_id = ${accountId} and hospital_id = any(${rows.map(({ hospitalId }) => hospitalId)}::text[])
    order by hospital_id for update`.execute(trx)
  const { rows: upserted } = await sql<Upserted>`
    with given as (
      select r.*, f.facility_name as kept_name, f.time_zone as kept_zone, f.city as kept_city, f.state as kept_state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        "hospitalId" text, "facilityName" text, "sortName" text, "timeZone" text, "isGuess" boolean, city text, state text)
      left join facility f on f.account_id = ${accountId} and f.hospital_id = r."hospitalId"
    ), ${renamings(author, 'facility', sql`"hospitalId"`, sql`"facilityName"`)}
    insert into facility as f (account_id, hospital_id, facility_name, sort_name, time_zone, city, state)
    select ${accountId}::integer, "hospitalId", "facilityName", "sortName",
      case when "isGuess" then coalesce(kept_zone, "timeZone") else "timeZone" end,
      case when ${has.city}::boolean then city else kept_city end,
      case when ${has.state}::boolean then state else kept_state end
    from given
    on conflict (account_id, hospital_id) do update set
      facility_name = excluded.facility_name, sort_name = excluded.sort_name, time_zone = excluded.time_zone,
      city = excluded.city, state = excluded.state, version = f.version + 1
    where (f.facility_name, f.time_zone, f.city, f.state)
      is distinct from (excluded.facility_name, excluded.time_zone, excluded.city, excluded.state)
    returning ${isNew} as created`.execute(trx)
  return written(upserted)
}

/** Creates and changes providers. Without the column, their specialties stay. */
export const writeProviders = async (
  trx: Db,
  author: Author,
  rows: readonly ProviderRow[],
  has: { specialty: boolean },
): Promise<Written> => {
  const { accountId } = author
  const { rows: upserted } = await sql<Upserted>`
    with given as (
      select r.*, p.provider_name as kept_name, p.specialty as kept_specialty
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        "providerId" text, "providerName" text, "sortName" text, specialty text)
      left join provider p on p.account_id = ${accountId} and p.provider_id = r."providerId"
    ), ${renamings(author, 'provider', sql`"providerId"`, sql`"providerName"`)}
    insert into provider as p (account_id, provider_id, provider_name, sort_name, specialty)
    select ${accountId}::integer, "providerId", "providerName", "sortName",
      case when ${has.specialty}::boolean then specialty else kept_specialty end
    from given
    on conflict (account_id, provider_id) do update set
      provider_name = excluded.provider_name, sort_name = excluded.sort_name, specialty = excluded.specialty,
      version = p.version + 1
    where (p.provider_name, p.specialty) is distinct from (excluded.provider_name, excluded.specialty)
    returning ${isNew} as created`.execute(trx)
  return written(upserted)
}

/** The zones of some facilities as they are stored. */
export const zonesOf = async (trx: Db, accountId: number, facilities: readonly { hospitalId: string }[]) => {
  const ids = facilities.map(({ hospitalId }) => hospitalId)
  const rows = await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('hospitalId', '=', sql<string>`any(${ids}::text[])`)
    .select(['hospitalId', 'timeZone'])
    .execute()
  return new Map(rows.map(({ hospitalId, timeZone }) => [hospitalId, timeZone]))
}

/** Who is known, and where. */
export const knownOf = async (db: Db, accountId: number): Promise<Known> => {
  const providers = await db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .select(['providerId', 'providerName', 'isActive', 'lastDay'])
    .execute()
  const facilities = await db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .select(['hospitalId', 'facilityName', 'timeZone', 'isActive'])
    .execute()
  const types = await db
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .select(['shiftTypeId', 'startsAt', 'endsAt', 'days', 'partOfDay'])
    .orderBy('createdAt')
    .orderBy('shiftTypeId')
    .execute()
  return {
    types,
    providers: new Map(providers.map(({ providerId, providerName }) => [providerId, providerName])),
    places: new Map(facilities.map(({ hospitalId, facilityName }) => [hospitalId, facilityName])),
    zones: new Map(facilities.map(({ hospitalId, timeZone }) => [hospitalId, timeZone])),
    lastDays: new Map(
      providers.flatMap(({ providerId, lastDay }) => (lastDay === null ? [] : [[providerId, lastDay]])),
    ),
    unused: {
      providers: new Set(providers.filter(({ isActive }) => !isActive).map(({ providerId }) => providerId)),
      facilities: new Set(facilities.filter(({ isActive }) => !isActive).map(({ hospitalId }) => hospitalId)),
    },
  }
}
