import type { Budget } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'
import { takeRow } from './money-rows.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('budget as b')
    .innerJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'b.accountId').onRef('f.hospitalId', '=', 'b.hospitalId'),
    )
    .where('b.accountId', '=', accountId)
const columns = ['b.budgetId', 'b.hospitalId', 'f.facilityName', 'b.month', 'b.amount', 'b.version'] as const

type BudgetSearch = Search & { hospitalId?: string | undefined; month?: string | undefined }

/** One page of the account's budgets, the latest month first, by facility, and how many there are. */
export const searchBudgets = async (
  db: Db,
  { accountId, q, hospitalId, month = '', page, perPage }: BudgetSearch,
): Promise<{ budgets: Budget[]; total: number }> => {
  const found = shown(db, accountId)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`f.sort_name`)))
    .$if(hospitalId !== undefined, (rows) => rows.where('b.hospitalId', '=', hospitalId ?? ''))
    .$if(month !== '', (rows) => rows.where('b.month', '=', month))
  const budgets = await found
    .select(columns)
    .orderBy('b.month', 'desc')
    .orderBy('f.sortName')
    .orderBy('b.budgetId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { budgets, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const budgetById = (db: Db, accountId: number, id: string): Promise<Budget | undefined> =>
  shown(db, accountId).where('b.budgetId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeBudget = async (trx: Db, accountId: number, id: string) => {
  await takeRow(trx, 'budget', accountId, id)
  return budgetById(trx, accountId, id)
}

export type BudgetFields = Pick<Budget, 'hospitalId' | 'month' | 'amount'>

/** The one of the facility for the month. */
export const sameBudget = (
  db: Db,
  accountId: number,
  { hospitalId, month }: BudgetFields,
): Promise<Budget | undefined> =>
  shown(db, accountId)
    .where('b.hospitalId', '=', hospitalId)
    .where('b.month', '=', month)
    .select(columns)
    .executeTakeFirst()

export const insertBudget = async (trx: Db, accountId: number, budgetId: string, fields: BudgetFields) => {
  await trx
    .insertInto('budget')
    .values({ accountId, budgetId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateBudget = async (trx: Db, accountId: number, id: string, fields: BudgetFields) => {
  await trx
    .updateTable('budget')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('budgetId', '=', id)
    .execute()
}
