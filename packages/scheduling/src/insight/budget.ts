import { plus, type Money } from './money.ts'

/** What a facility costs in a month, and what it may. */
export type BudgetCell = {
  hospitalId: string
  month: string
  total: Money
  /** Shifts of which it is not known what they cost. */
  unrated: number
  /** Null where nobody has said one. */
  budget: Money | null
}

/** What facilities may cost over months: known where each of them that costs something then has one, and not in part. */
export const budgetOf = (cells: readonly BudgetCell[]): Money | null => {
  let sum: Money | null = cells.length === 0 ? null : 0
  for (const { budget } of cells) sum = sum === null || budget === null ? null : plus(sum, budget)
  return sum
}

/** By how much it is over: known where both are, so not while the cost of a shift is unknown. */
export const overBudget = (budget: Money | null, { total, unrated }: Pick<BudgetCell, 'total' | 'unrated'>) =>
  budget === null || unrated > 0 ? null : total - budget
