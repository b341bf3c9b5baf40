import type { ShiftTypeRow } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const columns = [
  't.shiftTypeId',
  't.shiftTypeName',
  't.startsAt',
  't.endsAt',
  't.days',
  't.partOfDay',
  't.isActive',
  // Of the first four, which are never taken away, nobody asks the assignments; the index holds those of the others.
  sql<boolean>`(t.shift_type_id in ('day', 'night', 'call', 'custom') or exists (
    select from assignment a
    where a.account_id = t.account_id and a.shift_type_id = t.shift_type_id
      and a.shift_type_id not in ('day', 'night', 'call', 'custom'))
    or exists (select from requirement r where r.account_id = t.account_id and r.shift_type_id = t.shift_type_id)
    or exists (select from rate r where r.account_id = t.account_id and r.shift_type_id = t.shift_type_id)
    or exists (select from demand d where d.account_id = t.account_id and d.shift_type_id = t.shift_type_id)
    or exists (select from demand_day d where d.account_id = t.account_id and d.shift_type_id = t.shift_type_id)
    or exists (select from template m where m.account_id = t.account_id
      and m.slots @> jsonb_build_array(jsonb_build_object('shiftTypeId', t.shift_type_id))))`.as('isUsed'),
  't.version',
] as const

const typesOf = (db: Db, accountId: number) => db.selectFrom('shiftType as t').where('t.accountId', '=', accountId)

/** One page of the account's shift types whose name holds `q`, by when they begin, and how many there are. */
export const searchShiftTypes = async (
  db: Db,
  { accountId, q, status, page, perPage }: Search & { status: 'active' | 'inactive' | 'all' },
) => {
  const found = typesOf(db, accountId)
    .$if(status !== 'all', (rows) => rows.where('t.isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`t.sort_name`)))
  const shiftTypes: ShiftTypeRow[] = await found
    .select(columns)
    .orderBy('t.startsAt', (order) => order.asc().nullsLast())
    .orderBy('t.sortName')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { shiftTypes, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

const byId = (db: Db, accountId: number, shiftTypeId: string) =>
  typesOf(db, accountId).where('t.shiftTypeId', '=', shiftTypeId).select(columns)

/** One shift type, in use or put away. */
export const shiftTypeById = (db: Db, accountId: number, shiftTypeId: string): Promise<ShiftTypeRow | undefined> =>
  byId(db, accountId, shiftTypeId).executeTakeFirst()

/** Until the transaction ends nobody else writes it, or books a shift of it. */
export const takeShiftType = async (trx: Db, accountId: number, shiftTypeId: string) => {
  await typesOf(trx, accountId).where('t.shiftTypeId', '=', shiftTypeId).select('t.version').forUpdate().execute()
  // A statement of its own: whether shifts have it is what has been committed by then.
  return shiftTypeById(trx, accountId, shiftTypeId)
}

/** Who has a name, as it sorts. */
export const shiftTypeNamed = (db: Db, accountId: number, sortName: string): Promise<ShiftTypeRow | undefined> =>
  typesOf(db, accountId).where('t.sortName', '=', sortName).select(columns).executeTakeFirst()

type Written = Pick<ShiftTypeRow, 'shiftTypeName' | 'startsAt' | 'endsAt' | 'days' | 'partOfDay'> & { sortName: string }

export const insertShiftType = async (trx: Db, accountId: number, row: Written & { shiftTypeId: string }) => {
  await trx
    .insertInto('shiftType')
    .values({ accountId, ...row })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateShiftType = async (
  trx: Db,
  accountId: number,
  shiftTypeId: string,
  to: Partial<Written> & { isActive?: boolean },
) => {
  await trx
    .updateTable('shiftType')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('shiftTypeId', '=', shiftTypeId)
    .execute()
}

export const deleteShiftType = async (trx: Db, accountId: number, shiftTypeId: string) => {
  await trx.deleteFrom('shiftType').where('accountId', '=', accountId).where('shiftTypeId', '=', shiftTypeId).execute()
}
