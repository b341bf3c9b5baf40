import type { CostBy, CostFigures, CostInput, CostShiftsInput, InsightCost } from '@onward/contract'
import { firstDay, lastDay, monthOf } from '@onward/scheduling'
import { budgetOf, overBudget, plus, type BudgetCell } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { currencyOf } from '#server/money.ts'
import { assertRange, type Asked } from './asked.ts'
import { budgetsIn } from './cost.queries.ts'
import { ADDING, costsIn } from './costs.ts'
import { byStart, countedOf, countedShift } from './counted.ts'
import { groupingBy, summedBy, type Place } from './grouped.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import { costSumsIn } from './paid-months.ts'
import { besideOf } from './period-before.ts'
import type { Counting } from './placed.ts'
import type { Listed } from './rows.ts'

type Input = InferOutput<typeof CostInput>
type ShiftsInput = InferOutput<typeof CostShiftsInput>
type Grouped = Pick<Input, 'by' | 'and' | 'overtimeAfter'>

/** What shifts cost, by what is asked, and what budgets are held beside. */
const summed = async (asked: Asked, range: Range, { by, and, overtimeAfter }: Grouped) => {
  assertRange(range)
  const { costs, atPlaces } = await costSumsIn(asked, range, overtimeAfter, and ? [by, and] : [by])
  const { of, ...known } = await countedOf(asked, range, costs)
  return { of, atPlaces: atPlaces ?? of, grouping: groupingBy(known, by, and) }
}

/** The months of which all days are asked for: a budget is said for no less. */
const wholeMonths = (range: Range): string[] =>
  monthsIn(range)
    .filter(({ month, from, to }) => from === firstDay(month) && to === lastDay(month))
    .map(({ month }) => month)

/** What each facility costs in each month, beside what it may; in a part of a month, or of some of what it pays for, that is not known. */
const cellsOf = async (asked: Asked, range: Range, of: readonly Counting<CostFigures>[]): Promise<BudgetCell[]> => {
  const { db, accountId, places } = asked
  const cells = new Map<string, BudgetCell>()
  const cellAt = (hospitalId: string, month: string) => {
    const key = `${month} ${hospitalId}`
    let cell = cells.get(key)
    if (!cell) cells.set(key, (cell = { hospitalId, month, total: 0, unrated: 0, budget: null }))
    return cell
  }
  for (const { shift, figures } of of) {
    const cell = cellAt(shift.hospitalId, monthOf(shift.date))
    cell.total = plus(cell.total, figures.total)
    cell.unrated += figures.unrated
  }
  const { specialtyId, shiftTypeIds, providerIds } = asked
  const isOfAll = specialtyId === undefined && !shiftTypeIds && !providerIds
  const months = isOfAll ? wholeMonths(range) : []
  for (const { hospitalId, month, amount } of await budgetsIn(db, accountId, months, places))
    cellAt(hospitalId, month).budget = amount
  return [...cells.values()]
}

/** Where a budget stands: in the row of its facility or month, and in the part where rows are divided by the other. */
const budgetPlace = (
  { hospitalId, month }: BudgetCell,
  { by, and }: Pick<Grouped, 'by' | 'and'>,
): Place | undefined => {
  const keys: Partial<Record<CostBy, string>> = { facility: hospitalId, month }
  const key = keys[by]
  return key === undefined ? undefined : { key, andKey: and && keys[and] }
}

/** What is paid, as it is planned. */
export const costReport = async (asked: Asked, input: Input): Promise<InsightCost> => {
  const { from, to, by, and, overtimeAfter, compare } = input
  const range = { from, to }
  const { of, atPlaces, grouping } = await summed(asked, range, input)
  const cells = await cellsOf(asked, range, atPlaces)
  const placed = cells.flatMap((cell) => {
    const place = budgetPlace(cell, input)
    return place ? { cell, place } : []
  })
  const cellsIn = Map.groupBy(placed, ({ place }) => place.key)
  // What may cost something and does not is a row too: budgets come to the sum of their rows.
  const places = placed.map(({ place }) => place)
  const { total, rows, pairs } = summedBy(of, grouping, ADDING, places)
  const compared = (figures: CostFigures, own: readonly BudgetCell[]) => {
    const budget = budgetOf(own)
    return { budget, difference: overBudget(budget, figures) }
  }
  const ownOf = ({ key, andKey }: Place) =>
    (cellsIn.get(key) ?? []).flatMap(({ cell, place }) => (andKey === undefined || place.andKey === andKey ? cell : []))
  const said = cells.filter(({ budget }) => budget !== null)
  const sumOf = (valueOf: (cell: BudgetCell) => number) => said.reduce((sum, cell) => plus(sum, valueOf(cell)), 0)
  return {
    asOf: new Date(asked.now).toISOString(),
    ...range,
    by,
    and: and ?? null,
    overtimeAfter,
    ...(await currencyOf(asked.db, asked.accountId)),
    total: { ...total, ...compared(total, cells) },
    rows: rows.map((row) => ({ ...row, ...compared(row, ownOf({ key: row.key })) })),
    pairs: pairs.map((pair) => ({ ...pair, ...compared(pair, ownOf(pair)) })),
    against: {
      budgets: said.length,
      budget: sumOf(({ budget }) => budget ?? 0),
      total: sumOf((cell) => cell.total),
      unrated: sumOf(({ unrated }) => unrated),
    },
    // What was agreed for other months is nothing to compare these with.
    before: await besideOf(range, compare, async (wanted) => {
      const before = await summed(asked, wanted, input)
      return summedBy(before.of, before.grouping, ADDING)
    }),
  }
}

/** Figures that are money; the others are counts and minutes. */
const MONEY: ReadonlySet<keyof CostFigures> = new Set([
  'base',
  'night',
  'weekend',
  'holiday',
  'overtime',
  'call',
  'total',
])

/** What a number of cost counts: of each shift how much of it. */
export const costShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, by, and, overtimeAfter, figure, key, andKey } = input
  const range = { from, to }
  assertRange(range)
  const { of, ...known } = await countedOf(asked, range, await costsIn(asked, range, { overtimeAfter }))
  const { isIn } = groupingBy(known, by, and)
  const rows = of.flatMap(({ shift, figures }) =>
    figures[figure] === 0 || !isIn(shift, key, andKey) ? [] : countedShift(shift, figures[figure]),
  )
  return {
    asked,
    known: known.ground,
    counted: rows.sort(byStart),
    ...(MONEY.has(figure) && { money: await currencyOf(asked.db, asked.accountId) }),
  }
}
