import type { CostBy, CostFigures, CostInput, CostShiftsInput, InsightCost } from '@onward/contract'
import { addMonths, dayNumber, firstDay, lastDay, monthOf } from '@onward/scheduling'
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
import type { Asked } from './asked.ts'
import { countedIn, specialtyOf } from './counted.ts'
import { budgetsIn, currencyIn, premiumsIn, ratesIn } from './cost.queries.ts'
import type { Range } from './insight.queries.ts'
import type { Listed } from './rows.ts'
import type { Person, Worked } from './worked.ts'

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

/** Of which row of the report a shift is. */
const keyOf = (shift: Worked, by: CostBy, people: ReadonlyMap<string, Person>): string | null => {
  switch (by) {
    case 'facility':
      return shift.hospitalId
    case 'month':
      return monthOf(shift.date)
    case 'person':
      return shift.providerId
    case 'specialty':
      return specialtyOf(shift, people)
    case 'shiftType':
      return shift.shiftTypeId
  }
}

/** Each shift with how much of each figure it is: the one place that says it, for sums and for the rows behind them. */
const read = async (asked: Asked, range: Range, overtimeAfter: number) => {
  const { db, accountId } = asked
  const counted = await countedIn(asked, range, overtimeAfter)
  const { shifts, people, holidays } = counted
  const findRate = rateFinder(await ratesIn(db, accountId, range))
  const findPremium = premiumFinder(await premiumsIn(db, accountId, range))
  const of = shifts.map((shift) => {
    const minutes = shift.end - shift.start
    const day = dayNumber(shift.date)
    const { providerId, hospitalId, shiftTypeId } = shift
    const rate = findRate({ providerId, hospitalId, shiftTypeId, specialtyId: specialtyOf(shift, people), day })
    // A shift without a rate costs something that is not known: it is counted as that, and not as nothing.
    if (!rate) return { shift, figures: { ...nothing(), shifts: 1, minutes, unrated: 1 } }
    const cost = costOf(minutes, rate.perHour, premiumMinutes(shift, holidays), (kind) =>
      findPremium(kind, { hospitalId, day }),
    )
    return { shift, figures: { shifts: 1, minutes, ...cost, unrated: 0 } }
  })
  return { ...counted, of, currency: await currencyIn(db, accountId) }
}

/** The months of which all days are asked for: a budget is said for no less. */
const wholeMonths = ({ from, to }: Range): string[] => {
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1))
    if (from <= firstDay(month) && lastDay(month) <= to) months.push(month)
  return months
}

type Of = Awaited<ReturnType<typeof read>>['of']

/** What each facility costs in each month, beside what it may; in a part of a month, or of one specialty, that is not known. */
const cellsOf = async (asked: Asked, range: Range, of: Of): Promise<BudgetCell[]> => {
  const { db, accountId, places, specialtyId } = asked
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
  const months = specialtyId === undefined ? wholeMonths(range) : []
  for (const { hospitalId, month, amount } of await budgetsIn(db, accountId, months, places))
    cellAt(hospitalId, month).budget = amount
  return [...cells.values()]
}

/** What is paid, as it is planned. */
export const costReport = async (asked: Asked, { from, to, by, overtimeAfter }: Input): Promise<InsightCost> => {
  const range = { from, to }
  const { of, people, ground, currency } = await read(asked, range, overtimeAfter)
  const cells = await cellsOf(asked, range, of)
  const cellsOfKey = Map.groupBy(by === 'facility' || by === 'month' ? cells : [], ({ hospitalId, month }) =>
    by === 'facility' ? hospitalId : month,
  )
  const sums = new Map<string | null, CostFigures>()
  // What may cost something and does not is a row too: budgets come to the sum of their rows.
  for (const key of cellsOfKey.keys()) sums.set(key, nothing())
  const total = nothing()
  for (const { shift, figures } of of) {
    const key = keyOf(shift, by, people)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = nothing()))
    add(sum, figures)
    add(total, figures)
  }
  const nameOf = (key: string): string | null => {
    switch (by) {
      case 'facility':
        return ground.facilities.get(key)?.facilityName ?? null
      case 'month':
        return null
      case 'person':
        return people.get(key)?.providerName ?? null
      case 'specialty':
        return ground.specialties.get(key) ?? null
      case 'shiftType':
        return ground.types.get(key)?.shiftTypeName ?? null
    }
  }
  const compared = (figures: CostFigures, own: readonly BudgetCell[]) => {
    const budget = budgetOf(own)
    return { budget, difference: overBudget(budget, figures) }
  }
  const said = cells.filter(({ budget }) => budget !== null)
  const summed = (valueOf: (cell: BudgetCell) => number) => said.reduce((sum, cell) => plus(sum, valueOf(cell)), 0)
  return {
    asOf: new Date(asked.now).toISOString(),
    ...range,
    by,
    overtimeAfter,
    ...currency,
    total: { ...total, ...compared(total, cells) },
    rows: [...sums].map(([key, figures]) => ({
      key,
      name: key === null ? null : nameOf(key),
      ...figures,
      ...compared(figures, key === null ? [] : (cellsOfKey.get(key) ?? [])),
    })),
    against: {
      budgets: said.length,
      budget: summed(({ budget }) => budget ?? 0),
      total: summed((cell) => cell.total),
      unrated: summed(({ unrated }) => unrated),
    },
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
  const { from, to, by, overtimeAfter, figure, key } = input
  const { of, people, ground, currency } = await read(asked, { from, to }, overtimeAfter)
  const counted = of
    .filter(
      ({ shift, figures }) =>
        figures[figure] !== 0 && (key === undefined || (keyOf(shift, by, people) ?? 'none') === key),
    )
    .sort((a, b) => a.shift.start - b.shift.start || a.shift.assignmentId - b.shift.assignmentId)
    .map(({ shift, figures }) => ({ assignmentId: shift.assignmentId, state: null, amount: figures[figure] }))
  return { asked, known: ground, counted, ...(MONEY.has(figure) && { money: currency }) }
}
