import type { CostBy, CostFigures, CostInput, CostShiftsInput, InsightCost } from '@onward/contract'
import { dayNumber, firstDay, lastDay, monthOf } from '@onward/scheduling'
import {
  budgetOf,
  costOf,
  overBudget,
  plus,
  premiumFinder,
  premiumMinutes,
  rateFinder,
  type BudgetCell,
} from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { currencyOf } from '#server/money.ts'
import { assertRange, type Asked } from './asked.ts'
import { byStart, countedOf, countedShift, specialtyOf } from './counted.ts'
import { budgetsIn, premiumsIn, ratesIn } from './cost.queries.ts'
import { groupingBy, summedBy, type Place } from './grouped.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import { besideOf } from './period-before.ts'
import type { Listed } from './rows.ts'
import { holidaysAt, readHolidays, workedIn } from './worked.ts'

type Input = InferOutput<typeof CostInput>
type ShiftsInput = InferOutput<typeof CostShiftsInput>

const nothing = (): CostFigures => ({
  shifts: 0,
  minutes: 0,
  base: 0,
  night: 0,
  weekend: 0,
  holiday: 0,
  overtime: 0,
  call: 0,
  total: 0,
  unrated: 0,
})
const FIGURES = Object.keys(nothing()) as (keyof CostFigures)[]
const add = (to: CostFigures, more: CostFigures) => {
  for (const figure of FIGURES) to[figure] = plus(to[figure], more[figure])
}
const ADDING = { nothing, add }

/** Each shift with how much of each figure it is: the one place that says it, for sums and for the rows behind them. */
const read = async (asked: Asked, range: Range, overtimeAfter: number) => {
  const { db, accountId } = asked
  assertRange(range)
  const all = await workedIn(asked, range, { overtimeAfter })
  const { of: counted, ...known } = await countedOf(
    asked,
    range,
    all.map((shift) => ({ shift, figures: undefined })),
  )
  const holidays = holidaysAt(await readHolidays(asked, range), all)
  const findRate = rateFinder(await ratesIn(db, accountId, range))
  const findPremium = premiumFinder(await premiumsIn(db, accountId, range))
  const of = counted.map(({ shift }) => {
    const minutes = shift.end - shift.start
    const day = dayNumber(shift.date)
    const { providerId, hospitalId, shiftTypeId } = shift
    const rate = findRate({ providerId, hospitalId, shiftTypeId, specialtyId: specialtyOf(shift, known.people), day })
    // A shift without a rate costs something that is not known: it is counted as that, and not as nothing.
    if (!rate) return { shift, figures: { ...nothing(), shifts: 1, minutes, unrated: 1 } }
    const cost = costOf(minutes, rate.perHour, premiumMinutes(shift, holidays), (kind) =>
      findPremium(kind, { hospitalId, day }),
    )
    return { shift, figures: { shifts: 1, minutes, ...cost, unrated: 0 } }
  })
  return { ...known, of, currency: await currencyOf(db, accountId) }
}

/** The months of which all days are asked for: a budget is said for no less. */
const wholeMonths = (range: Range): string[] =>
  monthsIn(range)
    .filter(({ month, from, to }) => from === firstDay(month) && to === lastDay(month))
    .map(({ month }) => month)

type Of = Awaited<ReturnType<typeof read>>['of']

/** What each facility costs in each month, beside what it may; in a part of a month, or of some of what it pays for, that is not known. */
const cellsOf = async (asked: Asked, range: Range, of: Of): Promise<BudgetCell[]> => {
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
const budgetPlace = ({ hospitalId, month }: BudgetCell, { by, and }: Pick<Input, 'by' | 'and'>): Place | undefined => {
  const keys: Partial<Record<CostBy, string>> = { facility: hospitalId, month }
  const key = keys[by]
  return key === undefined ? undefined : { key, andKey: and && keys[and] }
}

/** What is paid, as it is planned. */
export const costReport = async (asked: Asked, input: Input): Promise<InsightCost> => {
  const { from, to, by, and, overtimeAfter, compare } = input
  const range = { from, to }
  const { currency, ...counted } = await read(asked, range, overtimeAfter)
  const { of } = counted
  const grouping = groupingBy(counted, by, and)
  const cells = await cellsOf(asked, range, of)
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
  const summed = (valueOf: (cell: BudgetCell) => number) => said.reduce((sum, cell) => plus(sum, valueOf(cell)), 0)
  return {
    asOf: new Date(asked.now).toISOString(),
    ...range,
    by,
    and: and ?? null,
    overtimeAfter,
    ...currency,
    total: { ...total, ...compared(total, cells) },
    rows: rows.map((row) => ({ ...row, ...compared(row, ownOf({ key: row.key })) })),
    pairs: pairs.map((pair) => ({ ...pair, ...compared(pair, ownOf(pair)) })),
    against: {
      budgets: said.length,
      budget: summed(({ budget }) => budget ?? 0),
      total: summed((cell) => cell.total),
      unrated: summed(({ unrated }) => unrated),
    },
    // What was agreed for other months is nothing to compare these with.
    before: await besideOf(range, compare, async (wanted) => {
      const before = await read(asked, wanted, overtimeAfter)
      return summedBy(before.of, groupingBy(before, by, and), ADDING)
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
  const { currency, ...counted } = await read(asked, { from, to }, overtimeAfter)
  const { isIn } = groupingBy(counted, by, and)
  const rows = counted.of.flatMap(({ shift, figures }) =>
    figures[figure] === 0 || !isIn(shift, key, andKey) ? [] : countedShift(shift, figures[figure]),
  )
  return {
    asked,
    known: counted.ground,
    counted: rows.sort(byStart),
    ...(MONEY.has(figure) && { money: currency }),
  }
}
