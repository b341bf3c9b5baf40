import { COST_FIGURES, HOUR_FIGURES, type Currency, type InsightCost, type InsightHours } from '@onward/contract'
import { addMonths } from '@onward/scheduling'
import { inMajor } from '#server/money.ts'
import { beforeCells, beforeColumns } from './before-columns.ts'

type Key = string | null
type Row = Record<string, unknown>
type Part = { key: Key; andKey?: Key | undefined; andName?: Key; name?: Key }
type Sums = { rows: readonly (Part & { name: Key })[]; pairs: readonly Part[]; total: object }
type Report = Sums & { by: string; and: string | null; before: Sums | null }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const YEAR = 12

/** What months and weekdays are called, which have no name of the account's. */
const timeName = (by: string | null, key: Key): string | undefined => {
  if (key === null) return undefined
  if (by === 'weekday') return WEEKDAYS[Number(key)]
  if (by !== 'month') return undefined
  return new Date(`${key}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Rows, or in their place the parts of rows: they come to the same. */
const partsIn = ({ rows, pairs }: Sums, isDivided: boolean): Part[] => {
  if (!isDivided) return [...rows]
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return pairs.map((pair) => ({ ...pair, name: names.get(pair.key) ?? null }))
}

/**
 * The rows of a report that may be divided, what each was before beside it, and the sum of all as the last one. What was there
 * and is no more is a row with nothing, so that what was comes to its sum too. Months of the year before are a year earlier.
 */
const dividedRows = (report: Report, figures: readonly string[], compare: string | undefined): Row[] => {
  const { by, and, before } = report
  const isDivided = and !== null
  const shift = (of: string | null, key: Key | undefined) =>
    of === 'month' && compare === 'year' && key ? addMonths(key, YEAR) : key
  const placeOf = ({ key, andKey }: Part) => JSON.stringify([key, andKey ?? null])
  const were = new Map(
    (before ? partsIn(before, isDivided) : []).map((part) => {
      const moved = { ...part, key: shift(by, part.key) ?? null, ...(isDivided && { andKey: shift(and, part.andKey) }) }
      return [placeOf(moved), moved]
    }),
  )
  const now = partsIn(report, isDivided)
  const known = new Set(now.map(placeOf))
  const gone = [...were.values()]
    .filter((part) => !known.has(placeOf(part)))
    .map((part) => ({ ...part, ...Object.fromEntries(figures.map((figure) => [figure, 0])) }))
  const named = [...now, ...gone].map((part) => ({
    ...part,
    name: timeName(by, part.key) ?? part.name ?? null,
    ...(isDivided && { andName: timeName(and, part.andKey ?? null) ?? part.andName ?? null }),
    ...beforeCells(figures, before && (were.get(placeOf(part)) ?? Object.fromEntries(figures.map((one) => [one, 0])))),
  }))
  return [...named, { key: 'total', name: '', ...report.total, ...beforeCells(figures, before && { ...before.total }) }]
}

const columnsOf = (and: string | null, figures: readonly string[], more: readonly string[], compare?: string) => [
  'key',
  'name',
  // Rows that are divided say of what they are a part, and which.
  ...(and === null ? [] : ['andKey', 'andName']),
  ...figures,
  ...more,
  ...beforeColumns(figures, compare),
]

/** Hours, by one thing or two. */
export const hoursFile = (report: InsightHours, compare: string | undefined) => ({
  columns: columnsOf(report.and, HOUR_FIGURES, ['target'], compare),
  rows: dividedRows(report, HOUR_FIGURES, compare),
})

const MONEY = ['base', 'night', 'weekend', 'holiday', 'overtime', 'call', 'total', 'budget', 'difference']
const inMoney = (row: Row, { digits }: Currency): Row => {
  const names = [...MONEY, ...beforeColumns(MONEY, 'before')]
  const said = names.filter((name) => typeof row[name] === 'number')
  return Object.fromEntries(said.map((name) => [name, inMajor(Number(row[name]), digits)]))
}

/** Cost, by one thing or two. */
export const costFile = (report: InsightCost, compare: string | undefined) => ({
  columns: columnsOf(report.and, COST_FIGURES, ['budget', 'difference', 'currency'], compare),
  rows: dividedRows(report, COST_FIGURES, compare).map((row) => ({
    ...row,
    ...inMoney(row, report),
    currency: report.currency,
  })),
})
