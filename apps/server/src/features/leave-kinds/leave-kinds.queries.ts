import { OTHER_LEAVE, type LeaveKind } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { sortName } from '#server/names.ts'
import { holds, total, type Search } from '#server/search.ts'

const columns = [
  'k.leaveKindId',
  'k.leaveKindName',
  'k.letter',
  'k.tone',
  'k.isActive',
  sql<boolean>`(
    k.leave_kind_id = ${OTHER_LEAVE}
    or exists (select from leave l where l.account_id = k.account_id and l.leave_kind_id = k.leave_kind_id))`.as(
    'isUsed',
  ),
  'k.version',
] as const

const PLAIN_TONE = 8
/** Of a name that has a letter; of another one a mark that is none of them. */
const firstLetterOf = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('en').slice(0, 2) ?? 'X'

const kindsOf = (db: Db, accountId: number) => db.selectFrom('leaveKind as k').where('k.accountId', '=', accountId)

/** One page of the account's kinds of leave whose name holds `q`, and how many there are. */
export const searchLeaveKinds = async (
  db: Db,
  { accountId, q, status, page, perPage }: Search & { status: 'active' | 'inactive' | 'all' },
) => {
  const found = kindsOf(db, accountId)
    .$if(status !== 'all', (rows) => rows.where('k.isActive', '=', status === 'active'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`k.sort_name`)))
  const leaveKinds: LeaveKind[] = await found
    .select(columns)
    .orderBy('k.sortName')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { leaveKinds, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One kind of leave, in use or put away. */
export const leaveKindById = (db: Db, accountId: number, id: string): Promise<LeaveKind | undefined> =>
  kindsOf(db, accountId).where('k.leaveKindId', '=', id).select(columns).executeTakeFirst()

/** Until the transaction ends nobody else writes it, or gives it to somebody. */
export const takeLeaveKind = async (trx: Db, accountId: number, id: string) => {
  await kindsOf(trx, accountId).where('k.leaveKindId', '=', id).select('k.version').forUpdate().execute()
  // A statement of its own: who has it is what has been committed by then.
  return leaveKindById(trx, accountId, id)
}

/** Who has a name, however it is spelled. */
export const leaveKindNamed = (db: Db, accountId: number, name: string): Promise<LeaveKind | undefined> =>
  kindsOf(db, accountId).where('k.sortName', '=', sortName(name)).select(columns).executeTakeFirst()

/** Adds one; without a letter with the first of its name, without a tint with the one of `other`. */
export const insertLeaveKind = async (
  trx: Db,
  accountId: number,
  leaveKindId: string,
  name: string,
  { letter = firstLetterOf(name), tone = PLAIN_TONE }: { letter?: string; tone?: number },
) => {
  await trx
    .insertInto('leaveKind')
    .values({ accountId, leaveKindId, leaveKindName: name, sortName: sortName(name), letter, tone })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateLeaveKind = async (
  trx: Db,
  accountId: number,
  id: string,
  { name, ...to }: { name?: string; letter?: string; tone?: number; isActive?: boolean },
) => {
  await trx
    .updateTable('leaveKind')
    .set({
      ...to,
      ...(name !== undefined && { leaveKindName: name, sortName: sortName(name) }),
      version: sql<number>`version + 1`,
    })
    .where('accountId', '=', accountId)
    .where('leaveKindId', '=', id)
    .execute()
}

export const deleteLeaveKind = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('leaveKind').where('accountId', '=', accountId).where('leaveKindId', '=', id).execute()
}
