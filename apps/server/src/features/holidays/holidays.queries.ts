import type { Holiday } from '@onward/contract'
import { sql } from 'kysely'
import type { Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const columns = ['h.holidayId', 'h.hospitalId', 'f.facilityName', 'h.date', 'h.holidayName', 'h.version'] as const

const holidaysOf = (db: Db, accountId: number) =>
  db
    .selectFrom('holiday as h')
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'h.accountId').onRef('f.hospitalId', '=', 'h.hospitalId'),
    )
    .where('h.accountId', '=', accountId)

type Wish = { scope?: Scope; hospitalId?: string | undefined; from?: string | undefined; to?: string | undefined }

/** One page of the holidays whose name or facility holds `q`, by date; with a facility those that count there. */
export const searchHolidays = async (
  db: Db,
  { accountId, scope, q, hospitalId, from, to, page, perPage }: Search & Wish,
) => {
  const found = holidaysOf(db, accountId)
    .$if(scope !== undefined, (rows) =>
      rows.where(sql<boolean>`(h.hospital_id is null or h.hospital_id = any(${scope ?? []}::text[]))`),
    )
    .$if(hospitalId !== undefined, (rows) =>
      rows.where((where) =>
        where.or([where('h.hospitalId', 'is', null), where('h.hospitalId', '=', hospitalId ?? '')]),
      ),
    )
    .$if(from !== undefined, (rows) => rows.where('h.date', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('h.date', '<=', to ?? ''))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`h.sort_name`, sql`coalesce(f.sort_name, '')`)))
  const holidays: Holiday[] = await found
    .select(columns)
    .orderBy('h.date')
    .orderBy('f.sortName', (order) => order.asc().nullsFirst())
    .orderBy('h.holidayId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { holidays, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const holidayById = (db: Db, accountId: number, holidayId: string): Promise<Holiday | undefined> =>
  holidaysOf(db, accountId).where('h.holidayId', '=', holidayId).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeHoliday = (trx: Db, accountId: number, holidayId: string): Promise<Holiday | undefined> =>
  holidaysOf(trx, accountId).where('h.holidayId', '=', holidayId).select(columns).forUpdate('h').executeTakeFirst()

/** What is a holiday at the same place, or at all of them, on some of the dates. */
export const holidaysOn = (
  db: Db,
  accountId: number,
  hospitalId: string | null,
  dates: readonly string[],
): Promise<Holiday[]> =>
  holidaysOf(db, accountId)
    .where('h.hospitalId', hospitalId === null ? 'is' : '=', hospitalId)
    .where('h.date', 'in', dates)
    .select(columns)
    .orderBy('h.date')
    .execute()

export const isFacility = async (trx: Db, accountId: number, hospitalId: string) =>
  (await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('hospitalId', '=', hospitalId)
    .where('isActive', '=', true)
    .select('hospitalId')
    .forShare()
    .executeTakeFirst()) !== undefined

type Written = { hospitalId: string | null; date: string; holidayName: string; sortName: string }

export const insertHolidays = async (trx: Db, accountId: number, rows: (Written & { holidayId: string })[]) => {
  await trx
    .insertInto('holiday')
    .values(rows.map((row) => ({ accountId, ...row })))
    .execute()
}

/** Writes what is given, as the next version. */
export const updateHoliday = async (trx: Db, accountId: number, holidayId: string, to: Partial<Written>) => {
  await trx
    .updateTable('holiday')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('holidayId', '=', holidayId)
    .execute()
}

export const removeHoliday = async (trx: Db, accountId: number, holidayId: string) => {
  await trx.deleteFrom('holiday').where('accountId', '=', accountId).where('holidayId', '=', holidayId).execute()
}
