import { ApiError, type Budget, type BudgetConflict, type budgets, type Handlers } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { currencyOf, takeMoney } from '#server/money.ts'
import { plainRows } from '#server/plain-rows.ts'
import {
  budgetById,
  insertBudget,
  sameBudget,
  searchBudgets,
  takeBudget,
  updateBudget,
  type BudgetFields,
} from './budgets.queries.ts'
import { checkNamed, removeRow } from './money-rows.ts'

const conflict = (message: string, reason: BudgetConflict['reason'], budget: Budget): BudgetConflict => ({
  message,
  reason,
  facts: { budget },
})
const same = (budget: Budget) =>
  new ApiError(409, conflict(`${budget.facilityName} has a budget for ${budget.month}`, 'same', budget))

const rows = plainRows<Budget, BudgetFields>({
  what: 'budget',
  byId: budgetById,
  take: takeBudget,
  fieldsOf: ({ hospitalId, month, amount }) => ({ hospitalId, month, amount }),
  check: async (trx, accountId, fields, before) => {
    await takeMoney(trx, accountId)
    await checkNamed(trx, accountId, { hospitalId: fields.hospitalId }, before?.fields)
    const other = await sameBudget(trx, accountId, fields)
    if (other && other.budgetId !== before?.id) throw same(other)
  },
  insert: insertBudget,
  update: updateBudget,
  remove: (trx, accountId, id) => removeRow(trx, 'budget', accountId, id),
  newer: (message, budget) => conflict(message, 'version', budget),
})

export const budgetsHandlers: Handlers<typeof budgets, Context> = {
  listBudgets: async (search, context) => {
    const { accountId } = signedIn(context)
    const found = await searchBudgets(context.db, { ...search, accountId })
    return { ...found, ...(await currencyOf(context.db, accountId)) }
  },

  readBudget: async ({ budgetId }, context) => ({ budget: await rows.read(budgetId, context) }),

  createBudget: (row, context) => rows.create('createBudget', row, row, context, (budget) => ({ budget })),

  changeBudget: async ({ budgetId, version, ...to }, context) => ({
    budget: await rows.change(budgetId, version, to, context),
  }),

  deleteBudget: async ({ budgetId, version }, context) => ({
    budget: await rows.remove(budgetId, version, context),
  }),
}
