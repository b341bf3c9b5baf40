import type { Specialty } from '@onward/contract'
import { sql } from 'kysely'
import { takePeople } from '#server/booking/people.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const columns = [
  's.specialtyId',
  's.specialtyName',
  's.isActive',
  sql<number>`(
    select count(*)::integer from provider_specialty p
    where p.account_id = s.account_id and p.specialty_id = s.specialty_id)`.as('people'),
  sql<boolean>`(
    exists (select from provider_specialty p where p.account_id = s.account_id and p.specialty_id = s.specialty_id)
    or exists (select from requirement r where r.account_id = s.account_id and r.specialty_id = s.specialty_id)
    or exists (select from rate r where r.account_id = s.account_id and r.specialty_id = s.specialty_id)
    or exists (select from assignment a where a.account_id = s.account_id and a.specialty_id = s.specialty_id)
    or exists (select from demand d where d.account_id = s.account_id and d.specialty_id = s.specialty_id)
    or exists (select from demand_day d where d.account_id = s.account_id and d.specialty_id = s.specialty_id)
    or exists (select from template m where m.account_id = s.account_id
      and m.slots @> jsonb_build_array(jsonb_build_object('specialtyId', s.specialty_id))))`.as('isUsed'),
  's.version',
] as const

const specialtiesOf = (db: Db, accountId: number) =>
  db.selectFrom('specialty as s').where('s.accountId', '=', accountId)

/** One page of the account's specialties whose name holds `q`, and how many there are. */
export const searchSpecialties = async (
  db: Db,
  { accountId, q, status, page, perPage }: Search & { status: 'active' | 'inactive' | 'all' },
) => {
  const found = specialtiesOf(db, accountId)
    .$if(status !== 'all', (rows) => rows.where('s.isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`s.sort_name`)))
  const specialties: Specialty[] = await found
    .select(columns)
    .orderBy('s.sortName')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { specialties, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One specialty, in use or put away. */
export const specialtyById = (db: Db, accountId: number, specialtyId: string): Promise<Specialty | undefined> =>
  specialtiesOf(db, accountId).where('s.specialtyId', '=', specialtyId).select(columns).executeTakeFirst()

/** Until the transaction ends nobody else writes it, or gives it to somebody. People before it, as bookings take them. */
export const takeSpecialty = async (trx: Db, accountId: number, specialtyId: string) => {
  const people = await trx
    .selectFrom('providerSpecialty')
    .where('accountId', '=', accountId)
    .where('specialtyId', '=', specialtyId)
    .select('providerId')
    .execute()
  await takePeople(
    trx,
    accountId,
    people.map(({ providerId }) => providerId),
  )
  await specialtiesOf(trx, accountId).where('s.specialtyId', '=', specialtyId).select('s.version').forUpdate().execute()
  // A statement of its own: who has it is what has been committed by then.
  return specialtyById(trx, accountId, specialtyId)
}

/** Who has a name, however it is spelled. */
export const specialtyNamed = (db: Db, accountId: number, name: string): Promise<Specialty | undefined> =>
  specialtiesOf(db, accountId).where('s.sortName', '=', folded(name)).select(columns).executeTakeFirst()

// By the store alone: names come with files too, which it folds by itself, and two ways of folding would make two of one.
const folded = (name: string) => sql<string>`folded(${name})`
type Written = { specialtyName: string }

export const insertSpecialty = async (trx: Db, accountId: number, row: Written & { specialtyId: string }) => {
  await trx
    .insertInto('specialty')
    .values({ accountId, ...row, sortName: folded(row.specialtyName) })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateSpecialty = async (
  trx: Db,
  accountId: number,
  specialtyId: string,
  to: Partial<Written> & { isActive?: boolean },
) => {
  await trx
    .updateTable('specialty')
    .set({
      ...to,
      ...(to.specialtyName !== undefined && { sortName: folded(to.specialtyName) }),
      version: sql<number>`version + 1`,
    })
    .where('accountId', '=', accountId)
    .where('specialtyId', '=', specialtyId)
    .execute()
}

/** The name of their first specialty stands with each of the people. */
export const renameAmongPeople = async (trx: Db, accountId: number, specialtyId: string, specialtyName: string) => {
  await sql`
    update provider p set specialty = ${specialtyName}
    where p.account_id = ${accountId} and p.specialty is distinct from ${specialtyName} and exists (
      select from provider_specialty s
      where s.account_id = p.account_id and s.provider_id = p.provider_id and s.specialty_id = ${specialtyId}
        and s.place = (
          select min(place) from provider_specialty o
          where o.account_id = p.account_id and o.provider_id = p.provider_id))`.execute(trx)
}

export const deleteSpecialty = async (trx: Db, accountId: number, specialtyId: string) => {
  await trx.deleteFrom('specialty').where('accountId', '=', accountId).where('specialtyId', '=', specialtyId).execute()
}
