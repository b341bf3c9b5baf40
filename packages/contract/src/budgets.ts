import * as v from 'valibot'
import { Month } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Currency, minorUnits } from './money-fields.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** As much as a budget may be, in minor units. */
export const MOST_BUDGET = 1_000_000_000_000

/** What a facility may cost in a month. */
export const Budget = v.object({
  budgetId: v.string(),
  hospitalId: v.string(),
  facilityName: v.string(),
  month: v.string(),
  /** Minor units of the account's currency. */
  amount: v.number(),
  version: v.number(),
})
export type Budget = v.InferOutput<typeof Budget>

const Amount = minorUnits(0, MOST_BUDGET)
export const NewBudget = v.object({ hospitalId: Id, month: Month, amount: Amount })
export type NewBudget = v.InferInput<typeof NewBudget>

const refused = { message: v.string(), facts: v.object({ budget: Budget }) }
/** Why a change of a budget was refused: `message` in English, `reason` and `facts` for any other wording. */
export const BudgetConflict = v.variant('reason', [
  /** The facility has one for the month. */
  v.object({ ...refused, reason: v.literal('same') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type BudgetConflict = v.InferOutput<typeof BudgetConflict>

const one = v.object({ budget: Budget })
const writes = { ...refusals, 404: Refusal, 409: BudgetConflict, 415: Refusal, 422: Refusal } as const

/** What facilities may cost. */
export const budgets = endpoints({
  listBudgets: {
    method: 'GET',
    path: '/api/budgets',
    allow: 'admin',
    summary: 'Budgets of the account, the latest month first, and its currency',
    reads: ['rates', 'places'],
    input: v.object({
      q: Text,
      hospitalId: Text,
      month: v.optional(v.union([v.literal(''), Month])),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: { 200: v.object({ budgets: v.array(Budget), total: v.number(), ...Currency.entries }), ...refusals },
  },
  readBudget: {
    method: 'GET',
    path: '/api/budgets/{budgetId}',
    allow: 'admin',
    summary: 'One budget as it is now',
    reads: ['rates', 'places'],
    input: v.object({ budgetId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createBudget: {
    method: 'POST',
    path: '/api/budgets',
    allow: 'admin',
    idempotent: true,
    summary: 'Say what a facility may cost in a month; honours Idempotency-Key',
    writes: ['rates', 'history'],
    input: NewBudget,
    answers: { 201: one, ...writes },
  },
  changeBudget: {
    method: 'PATCH',
    path: '/api/budgets/{budgetId}',
    allow: 'admin',
    summary: 'Change what is given of a budget',
    writes: ['rates', 'history'],
    input: v.object({ budgetId: Id, version: Version, ...v.partial(NewBudget).entries }),
    answers: { 200: one, ...writes },
  },
  deleteBudget: {
    method: 'DELETE',
    path: '/api/budgets/{budgetId}',
    allow: 'admin',
    summary: 'Remove a budget',
    writes: ['rates', 'history'],
    input: v.object({ budgetId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
