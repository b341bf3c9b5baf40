import {
  ADMIN_REPORTS,
  ApiError,
  check,
  COMPARED_REPORTS,
  CostShiftsInput,
  CoverageShiftsInput,
  FairnessShiftsInput,
  HoursShiftsInput,
  RiskShiftsInput,
  TodayShiftsInput,
  type Currency,
  type Handlers,
  type insight,
  type Report,
  wrongField,
} from '@onward/contract'
import { isDate } from '@onward/scheduling'
import { isAdmin, signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { inMajor } from '#server/money.ts'
import { askedOf } from './asked.ts'
import { costShifts } from './cost.report.ts'
import { coverageShifts } from './coverage.report.ts'
import { fairnessShifts } from './fairness.report.ts'
import { figureFiles } from './figures.export.ts'
import { hoursShifts } from './hours.report.ts'
import { rounded } from './rounded.ts'
import { rowsFor, type Listed } from './rows.ts'
import { riskShifts } from './risk.report.ts'
import { STABILITY_ROW_COLUMNS, stabilityFile } from './stability.export.ts'
import { todayShifts } from './today.report.ts'
import { WORKED_ROW_COLUMNS, workedFile } from './worked-history.export.ts'

type Calls = Pick<typeof insight, 'exportInsight' | 'exportInsightShifts'>

const ROW_COLUMNS = [
  'assignmentId',
  'providerId',
  'providerName',
  'hospitalId',
  'facilityName',
  'facilityCode',
  'date',
  'startsAt',
  'endsAt',
  'timeZone',
  'elapsedMinutes',
  'shiftTypeId',
  'shiftTypeName',
  'specialtyName',
  'publication',
  'state',
  'amount',
]

/** Lists of something else than shifts. */
const files = {
  stability: { file: stabilityFile, columns: STABILITY_ROW_COLUMNS },
  worked: { file: workedFile, columns: WORKED_ROW_COLUMNS },
} as const
const lists: Record<Exclude<Report, keyof typeof files>, (given: object, context: Context) => Promise<Listed>> = {
  today: async (given, context) => {
    const input = await check(TodayShiftsInput, given)
    return todayShifts(askedOf(context, input), input)
  },
  coverage: async (given, context) => {
    const input = await check(CoverageShiftsInput, given)
    return coverageShifts(askedOf(context, input), input)
  },
  hours: async (given, context) => {
    const input = await check(HoursShiftsInput, given)
    return hoursShifts(askedOf(context, input), input)
  },
  cost: async (given, context) => {
    const input = await check(CostShiftsInput, given)
    return costShifts(askedOf(context, input), input)
  },
  risk: async (given, context) => {
    const input = await check(RiskShiftsInput, given)
    return riskShifts(askedOf(context, input), input)
  },
  fairness: async (given, context) => {
    const input = await check(FairnessShiftsInput, given)
    return fairnessShifts(askedOf(context, input), input)
  },
}

const moneyIn = (amount: number, { currency, digits }: Currency) => ({ amount: inMajor(amount, digits), currency })

/** @throws ApiError 403 where a report is for admins, as its own call is */
const assertMay = (report: Report, context: Context) => {
  if (ADMIN_REPORTS.includes(report) && !isAdmin(signedIn(context))) throw new ApiError(403, { message: 'Admins only' })
}

/** What was asked for, without what was not. */
const given = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** `insight-hours-2026-10-01-to-2026-10-31`, of the shifts behind a figure `insight-hours-shifts-…`; without dates it is of today. */
const namedBy = (what: string, { from, to }: { from?: unknown; to?: unknown }, context: Context) => {
  const days = [from, to].filter((one) => typeof one === 'string' && isDate(one))
  const when = days.length === 2 ? days.join('-to-') : context.now().toISOString().slice(0, 10)
  return `insight-${what}-${when}`
}

export const insightExport: Handlers<Calls, Context> = {
  exportInsight: async ({ report, format, ...input }, context) => {
    assertMay(report, context)
    const filters = given(input)
    if (filters['compare'] && !COMPARED_REPORTS.includes(report))
      throw wrongField('compare', `must be left out: ${report} is not compared`)
    const { columns, rows } = await figureFiles[report](filters, context)
    const numbered = rows.map((row, at) => ({ ...rounded(row), at }))
    return exportFile(context, format, {
      kind: `insight-${report}`,
      named: namedBy(report, filters, context),
      columns,
      filters,
      ids: async () => numbered.map(({ at }) => at),
      rows: async (ids) => ids.flatMap((at) => numbered[at] ?? []),
      idOf: ({ at }) => at,
    })
  },

  exportInsightShifts: async ({ report, format, ...input }, context) => {
    assertMay(report, context)
    const filters = given(input)
    const kind = `insight-${report}` as const
    const named = namedBy(`${report}-shifts`, filters, context)
    if (report === 'stability' || report === 'worked') {
      const { file, columns } = files[report]
      const { ids, rows } = await file(filters, context)
      return exportFile(context, format, { kind, named, columns, filters, ids, rows, idOf: ({ place }) => place })
    }
    const { asked, known, counted, money } = await lists[report](filters, context)
    return exportFile(context, format, {
      kind,
      named,
      columns: money ? [...ROW_COLUMNS, 'currency'] : ROW_COLUMNS,
      filters,
      ids: async () => counted.map((_, at) => at),
      rows: async (ids) => {
        const some = await rowsFor(
          asked,
          known,
          ids.flatMap((at) => counted[at] ?? []),
        )
        return some.flatMap((row, place) =>
          row ? [{ ...row, at: ids[place], ...(money && moneyIn(row.amount, money)) }] : [],
        )
      },
      idOf: ({ at }) => at,
    })
  },
}
