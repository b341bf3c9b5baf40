import type { Provider, ProvidersUser } from '@onward/contract'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { takePeople } from '#server/booking/people.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'
import { userState } from '#server/users.ts'

export const columns = [
  'p.providerId',
  'p.providerId as userId',
  'p.providerName',
  'p.specialty',
  sql<Provider['specialties']>`(
    select coalesce(json_agg(json_build_object('specialtyId', s.specialty_id, 'specialtyName', s.specialty_name)
      order by o.place), '[]')
    from provider_specialty o
    join specialty s on s.account_id = o.account_id and s.specialty_id = o.specialty_id
    where o.account_id = p.account_id and o.provider_id = p.provider_id)`.as('specialties'),
  sql<Provider['facilities']>`(
    select coalesce(json_agg(json_build_object('hospitalId', f.hospital_id, 'facilityName', f.facility_name)
      order by f.sort_name, f.hospital_id), '[]')
    from provider_facility o
    join facility f on f.account_id = o.account_id and f.hospital_id = o.hospital_id
    where o.account_id = p.account_id and o.provider_id = p.provider_id)`.as('facilities'),
  'p.email',
  'p.phone',
  'p.lastDay',
  'p.isActive',
  'p.version',
] as const

const peopleOf = (db: Db, accountId: number) => db.selectFrom('provider as p').where('p.accountId', '=', accountId)

type Wish = Pick<Search, 'accountId' | 'q'> & {
  status: 'active' | 'inactive' | 'all'
  specialtyId?: string | undefined
  hospitalId?: string | undefined
  /** Who may work there, whichever facility is asked for. */
  scope?: Scope
}

/** The account's providers whose name, id, specialties, address or phone hold `q`. */
export const found = (db: Db, { accountId, q, status, specialtyId, hospitalId, scope }: Wish) =>
  peopleOf(db, accountId)
    .$if(scope !== undefined, (rows) => rows.where(mayWorkWithin(scope, sql`p`)))
    .$if(status !== 'all', (rows) => rows.where('p.isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          holds(q ?? '', sql`p.sort_name`, sql`p.provider_id`, sql`p.email`, sql`p.phone`),
          sql<boolean>`exists (
            select from provider_specialty o
            join specialty s on s.account_id = o.account_id and s.specialty_id = o.specialty_id
            where o.account_id = p.account_id and o.provider_id = p.provider_id and ${holds(q ?? '', sql`s.sort_name`)})`,
        ]),
      ),
    )
    .$if(specialtyId !== undefined, (rows) =>
      rows.where(sql<boolean>`exists (
        select from provider_specialty o
        where o.account_id = p.account_id and o.provider_id = p.provider_id and o.specialty_id = ${specialtyId})`),
    )
    .$if(hospitalId !== undefined, (rows) => rows.where(mayWorkWithin([hospitalId ?? ''], sql`p`)))

/** One page of them, and how many there are. */
export const searchProviders = async (db: Db, { page, perPage, ...wish }: Wish & Search) => {
  const all = found(db, wish)
  const providers: Provider[] = await all
    .select(columns)
    .orderBy('p.sortName')
    .orderBy('p.providerId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { providers, total: (await all.select(total).executeTakeFirstOrThrow()).total }
}

/** One provider, who may have left. */
export const providerById = (db: Db, accountId: number, providerId: string): Promise<Provider | undefined> =>
  peopleOf(db, accountId).where('p.providerId', '=', providerId).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes them or books for them. */
export const takeProvider = async (trx: Db, accountId: number, providerId: string) => {
  await takePeople(trx, accountId, [providerId])
  // A statement of its own: what has been committed by then.
  return providerById(trx, accountId, providerId)
}

/** Who signs in as them; who claims their id and has not shown that the address is theirs is nobody. */
export const userOfProvider = (db: Db, accountId: number, providerId: string): Promise<ProvidersUser | undefined> =>
  db
    .selectFrom('appUser as u')
    .where('u.accountId', '=', accountId)
    .where('u.userId', '=', providerId)
    .where((row) => row.or([row('u.isClaim', '=', false), row('u.invitedAt', 'is not', null)]))
    .select(['u.userId', 'u.email', userState.as('state')])
    .executeTakeFirst()

type Written = Pick<Provider, 'providerName' | 'email' | 'phone' | 'lastDay'> & { sortName: string }

export const insertProvider = async (trx: Db, accountId: number, row: Written & { providerId: string }) => {
  await trx
    .insertInto('provider')
    .values({ accountId, ...row, specialty: null })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateProvider = async (
  trx: Db,
  accountId: number,
  providerId: string,
  to: Partial<Written> & { isActive?: boolean },
) => {
  await trx
    .updateTable('provider')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .execute()
}

/**
 * Trains somebody for these and no others, in this order. Until the transaction ends none of them is put away.
 * @returns the first id that is none of the account's, or is put away and was not theirs before
 */
export const setSpecialties = async (
  trx: Db,
  accountId: number,
  providerId: string,
  specialtyIds: readonly string[],
  had: ReadonlySet<string>,
): Promise<string | undefined> => {
  const { rows } = await sql<{ specialtyId: string; specialtyName: string; isActive: boolean }>`
    select specialty_id as "specialtyId", specialty_name as "specialtyName", is_active as "isActive"
    from specialty where account_id = ${accountId} and specialty_id = any(${specialtyIds}::text[])
    order by specialty_id for share`.execute(trx)
  const known = new Map(rows.map((row) => [row.specialtyId, row]))
  const wrong = specialtyIds.find((id) => !known.get(id)?.isActive && !(known.has(id) && had.has(id)))
  if (wrong !== undefined) return wrong
  const [first = ''] = specialtyIds
  await trx
    .deleteFrom('providerSpecialty')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .execute()
  if (specialtyIds.length > 0)
    await trx
      .insertInto('providerSpecialty')
      .values(specialtyIds.map((specialtyId, place) => ({ accountId, providerId, specialtyId, place })))
      .execute()
  // Files write the name of the first.
  await trx
    .updateTable('provider')
    .set({ specialty: known.get(first)?.specialtyName ?? null })
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .execute()
  return undefined
}

/**
 * Lets somebody work at these facilities and no others, at any where there are none.
 * @returns the first id that is none of the account's, or is closed and was not theirs before
 */
export const setFacilities = async (
  trx: Db,
  accountId: number,
  providerId: string,
  hospitalIds: readonly string[],
  had: ReadonlySet<string>,
): Promise<string | undefined> => {
  const { rows } = await sql<{ hospitalId: string; isActive: boolean }>`
    select hospital_id as "hospitalId", is_active as "isActive"
    from facility where account_id = ${accountId} and hospital_id = any(${hospitalIds}::text[])
    order by hospital_id for share`.execute(trx)
  const known = new Map(rows.map((row) => [row.hospitalId, row]))
  const wrong = hospitalIds.find((id) => !known.get(id)?.isActive && !(known.has(id) && had.has(id)))
  if (wrong !== undefined) return wrong
  await trx
    .deleteFrom('providerFacility')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .execute()
  if (hospitalIds.length > 0)
    await trx
      .insertInto('providerFacility')
      .values(hospitalIds.map((hospitalId) => ({ accountId, providerId, hospitalId })))
      .execute()
  return undefined
}
