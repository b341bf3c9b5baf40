import {
  ADMIN_REPORTS,
  ApiError,
  check,
  COST_FIGURES,
  CostInput,
  CostShiftsInput,
  CoverageInput,
  CoverageShiftsInput,
  FairnessInput,
  FairnessShiftsInput,
  HoursInput,
  HoursShiftsInput,
  RiskInput,
  RiskShiftsInput,
  TodayInput,
  TodayShiftsInput,
  type Currency,
  type Handlers,
  type insight,
  type Report,
} from '@onward/contract'
import { isDate } from '@onward/scheduling'
import { isAdmin, signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { inMajor } from '#server/money.ts'
import { askedOf } from './asked.ts'
import { costReport, costShifts } from './cost.report.ts'
import { coverageReport, coverageShifts } from './coverage.report.ts'
import { fairnessReport, fairnessShifts } from './fairness.report.ts'
import { hoursReport, hoursShifts } from './hours.report.ts'
import { rowsFor, type Listed } from './rows.ts'
import { riskReport, riskShifts } from './risk.report.ts'
import { STABILITY_COLUMNS, STABILITY_ROW_COLUMNS, stabilityFigures, stabilityFile } from './stability.export.ts'
import { todayReport, todayShifts } from './today.report.ts'
import { WORKED_COLUMNS, WORKED_ROW_COLUMNS, workedFigures, workedFile } from './worked-history.export.ts'

type Row = Record<string, unknown>
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

/** Parts of rows, which a file has in place of the rows: they come to the same. */
const dividedRows = <Pair extends { key: string | null }>(
  rows: readonly { key: string | null; name: string | null }[],
  pairs: readonly Pair[],
) => {
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return pairs.map((pair) => ({ ...pair, name: names.get(pair.key) ?? null }))
}

/** The figures of each report as rows: for a report the sum of all is the last one. */
const figures: Record<Report, (given: object, context: Context) => Promise<Row[]>> = {
  today: async (given, context) => {
    const input = await check(TodayInput, given)
    const { cells, anyTime, facilities } = await todayReport(askedOf(context, input), input)
    const places = new Map(facilities.map((one) => [one.hospitalId, one.facilityName]))
    const untimed = anyTime.cells.map((cell) => ({ ...cell, half: 'anyTime' }))
    return [...cells, ...untimed].map((cell) => ({ ...cell, facilityName: places.get(cell.hospitalId) }))
  },
  coverage: async (given, context) => {
    const input = await check(CoverageInput, given)
    const { cells, facilities, total } = await coverageReport(askedOf(context, input), input)
    const places = new Map(facilities.map((one) => [one.hospitalId, one.facilityName]))
    return [
      ...cells.map(({ hospitalId, date, ...rest }) => ({
        hospitalId,
        facilityName: places.get(hospitalId),
        date,
        ...rest,
      })),
      { hospitalId: 'total', facilityName: '', date: '', ...total },
    ]
  },
  hours: async (given, context) => {
    const input = await check(HoursInput, given)
    const { rows, pairs, and, total } = await hoursReport(askedOf(context, input), input)
    const parts = and === null ? rows : dividedRows(rows, pairs)
    return [...parts, { key: 'total', name: '', ...total, target: null }]
  },
  stability: stabilityFigures,
  risk: async (given, context) => {
    const input = await check(RiskInput, given)
    const { cells, facilities, names } = await riskReport(askedOf(context, input), input)
    const places = new Map(facilities.map((one) => [one.hospitalId, one.facilityName]))
    return cells.map(({ standby, ...cell }) => ({
      ...cell,
      facilityName: places.get(cell.hospitalId),
      chanceWithStandby: standby && standby.chance,
      standbyShiftType: standby && names.shiftTypes[standby.shiftTypeId],
    }))
  },
  worked: workedFigures,
  cost: async (given, context) => {
    const input = await check(CostInput, given)
    const { rows, pairs, and, total, currency, digits } = await costReport(askedOf(context, input), input)
    const parts = and === null ? rows : dividedRows(rows, pairs)
    const money = (amount: number | null) => (amount === null ? null : inMajor(amount, digits))
    return [...parts, { key: 'total', name: '', ...total }].map((row) => ({
      ...row,
      ...Object.fromEntries(MONEY_COLUMNS.map((name) => [name, money(row[name])])),
      currency,
    }))
  },
  fairness: async (given, context) => {
    const input = await check(FairnessInput, given)
    const { people, total } = await fairnessReport(askedOf(context, input), input)
    return [
      ...people.map(({ share, ...rest }) => ({
        ...rest,
        nightsShare: share.nights,
        weekendsShare: share.weekends,
        holidaysShare: share.holidays,
        turnaroundsShare: share.turnarounds,
        pointsShare: share.points,
      })),
      { providerId: 'total', providerName: '', ...total },
    ]
  },
}
const MONEY_COLUMNS = [
  'base',
  'night',
  'weekend',
  'holiday',
  'overtime',
  'call',
  'total',
  'budget',
  'difference',
] as const
const COLUMNS: Record<Report, string[]> = {
  today: ['hospitalId', 'facilityName', 'date', 'half', 'required', 'filled', 'open', 'notPosted'],
  coverage: [
    'hospitalId',
    'facilityName',
    'date',
    'required',
    'filled',
    'filledDrafts',
    'open',
    'openDrafts',
    'notPosted',
    'unfilled',
    'wished',
    'over',
    'beyond',
  ],
  hours: [
    'key',
    'name',
    'shifts',
    'minutes',
    'drafts',
    'nights',
    'weekends',
    'holidays',
    'calls',
    'overtime',
    'target',
  ],
  stability: STABILITY_COLUMNS,
  risk: [
    'hospitalId',
    'facilityName',
    'date',
    'required',
    'booked',
    'missing',
    'chance',
    'expectedMissing',
    'isDrawn',
    'chanceWithStandby',
    'standbyShiftType',
  ],
  worked: WORKED_COLUMNS,
  cost: ['key', 'name', ...COST_FIGURES, 'budget', 'difference', 'currency'],
  fairness: [
    'providerId',
    'providerName',
    'weight',
    'nights',
    'nightsShare',
    'weekends',
    'weekendsShare',
    'holidays',
    'holidaysShare',
    'turnarounds',
    'turnaroundsShare',
    'points',
    'pointsShare',
  ],
}
/** Rows that are divided say of what they are a part, and which. */
const columnsOf = (report: Report, { and }: { and?: string }) => {
  if (and === undefined || (report !== 'hours' && report !== 'cost')) return COLUMNS[report]
  const [key = '', name = '', ...rest] = COLUMNS[report]
  return [key, name, 'andKey', 'andName', ...rest]
}

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
    const rows = await figures[report](filters, context)
    const numbered = rows.map((row, at) => ({ ...row, at }))
    return exportFile(context, format, {
      kind: `insight-${report}`,
      named: namedBy(report, filters, context),
      columns: columnsOf(report, filters),
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
