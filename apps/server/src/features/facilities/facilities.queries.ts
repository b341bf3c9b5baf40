import type { Facility } from '@onward/contract'
import { sql } from 'kysely'
import type { Scope } from '#server/booking/scope.ts'
import { shiftsById } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

export const columns = [
  'hospitalId',
  'facilityName',
  'code',
  'timeZone',
  'city',
  'state',
  'tone',
  'publishedUntil',
  'isActive',
  'version',
] as const satisfies (keyof Facility)[]

type Wish = Pick<Search, 'accountId' | 'q'> & { status: 'active' | 'inactive' | 'all'; scope?: Scope }

/** The account's facilities within the scope whose name, code, id, city or state holds `q`. */
export const found = (db: Db, { accountId, q, status, scope }: Wish) =>
  db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .$if(scope !== undefined, (rows) => rows.where('hospitalId', '=', sql<string>`any(${scope ?? []}::text[])`))
    .$if(status !== 'all', (rows) => rows.where('isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) =>
      rows.where(holds(q ?? '', sql`sort_name`, sql`code`, sql`hospital_id`, sql`city`, sql`state`)),
    )

/** One page of them, and how many there are. */
export const searchFacilities = async (db: Db, { page, perPage, ...wish }: Wish & Search) => {
  const all = found(db, wish)
  const facilities = await all
    .select(columns)
    .orderBy('sortName')
    .orderBy('hospitalId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { facilities, total: (await all.select(total).executeTakeFirstOrThrow()).total }
}

const byId = (db: Db, accountId: number, hospitalId: string) =>
  db.selectFrom('facility').where('accountId', '=', accountId).where('hospitalId', '=', hospitalId).select(columns)

/** One facility, in use or not. */
export const facilityById = (db: Db, accountId: number, hospitalId: string): Promise<Facility | undefined> =>
  byId(db, accountId, hospitalId).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it or books there. */
export const takeFacility = (trx: Db, accountId: number, hospitalId: string): Promise<Facility | undefined> =>
  byId(trx, accountId, hospitalId).forUpdate().executeTakeFirst()

/** Who has a code. */
export const facilityByCode = (db: Db, accountId: number, code: string): Promise<Facility | undefined> =>
  db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('code', '=', code)
    .select(columns)
    .executeTakeFirst()

type Written = Omit<Facility, 'version' | 'isActive'> & { sortName: string }

export const insertFacility = (trx: Db, accountId: number, row: Written): Promise<Facility> =>
  trx
    .insertInto('facility')
    .values({ accountId, ...row })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Writes what is given, as the next version. */
export const updateFacility = (
  trx: Db,
  accountId: number,
  hospitalId: string,
  to: Partial<Omit<Written, 'hospitalId'>> & { isActive?: boolean; closedOn?: string | null },
): Promise<Facility> =>
  trx
    .updateTable('facility')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('hospitalId', '=', hospitalId)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** How many shifts there people do not know as they are, until a date or at all. */
export const draftsUntil = async (trx: Db, accountId: number, hospitalId: string, until: string | null) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from assignment a
    left join published_assignment p on p.account_id = a.account_id and p.assignment_id = a.assignment_id
    where a.account_id = ${accountId} and a.unpublished is not null
      and ((a.hospital_id = ${hospitalId} and a.status = 'confirmed' and (${until}::date is null or a.scheduled_date <= ${until}::date))
        or (p.hospital_id = ${hospitalId} and (${until}::date is null or p.scheduled_date <= ${until}::date)))`.execute(
    trx,
  )
  return rows[0]?.total ?? 0
}

/** The confirmed shifts there that have not ended. */
export const shiftsLeft = async (db: Db, accountId: number, now: Date, hospitalId: string) => {
  const rows = await db
    .selectFrom('assignment')
    .where('accountId', '=', accountId)
    .where('hospitalId', '=', hospitalId)
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`upper(during) > ${now.toISOString()}::timestamptz`)
    .select('assignmentId')
    .execute()
  return shiftsById(
    db,
    accountId,
    rows.map(({ assignmentId }) => assignmentId),
  )
}
