import {
  BURDENS,
  check,
  CostInput,
  CoverageInput,
  CoverFigures,
  FairnessInput,
  HoursInput,
  RiskInput,
  TodayInput,
  type Burden,
  type InsightFacility,
  type InsightFairness,
  type Report,
} from '@onward/contract'
import { monthOf } from '@onward/scheduling'
import type { Context } from '#server/context.ts'
import { askedOf } from './asked.ts'
import { beforeCells, beforeColumns } from './before-columns.ts'
import { costReport } from './cost.report.ts'
import { coverageReport } from './coverage.report.ts'
import { costFile, hoursFile } from './divided.export.ts'
import { fairnessReport } from './fairness.report.ts'
import { hoursReport } from './hours.report.ts'
import { riskReport } from './risk.report.ts'
import { stabilityFigures } from './stability.export.ts'
import { todayReport } from './today.report.ts'
import { workedFigures } from './worked-history.export.ts'

/** The figures of a report as a file has them. */
export type FigureFile = { columns: readonly string[]; rows: Record<string, unknown>[] }

const namesOf = (facilities: readonly InsightFacility[]) =>
  new Map(facilities.map((one) => [one.hospitalId, one.facilityName]))

const PLACE = ['hospitalId', 'facilityName', 'date'] as const
const COVER = Object.keys(CoverFigures.entries)
const RISK = ['required', 'booked', 'missing', 'chance', 'expectedMissing', 'isDrawn']

/** How evenly each burden was carried, and what it came to, as rows of a month or of all. */
const spreadRows = (month: string, spread: InsightFairness['spread']) => {
  const row = (providerId: 'gini' | 'range') => ({
    providerId,
    month,
    ...Object.fromEntries(BURDENS.map((name: Burden) => [name, spread[name]?.[providerId]])),
  })
  return [row('gini'), row('range')]
}

/** People, and who carried something before and is listed no more: they have nothing now. */
const withGone = ({ people, before }: InsightFairness) => {
  const listed = new Set(people.map(({ providerId }) => providerId))
  const free = Object.fromEntries(BURDENS.map((name) => [name, 0])) as Record<Burden, number> // each of them
  const gone = (before?.people ?? []).filter(
    (one) => !listed.has(one.providerId) && (one.weight > 0 || BURDENS.some((name) => one[name] > 0)),
  )
  return [...people, ...gone.map((one) => ({ ...one, weight: 0, ...free, share: free }))]
}

/** The figures of each report: the sum of all, where there is one, is the last row. */
export const figureFiles: Record<Report, (given: object, context: Context) => Promise<FigureFile>> = {
  today: async (given, context) => {
    const input = await check(TodayInput, given)
    const { cells, anyTime, facilities } = await todayReport(askedOf(context, input), input)
    const places = namesOf(facilities)
    const untimed = anyTime.cells.map((cell) => ({ ...cell, half: 'anyTime' }))
    return {
      columns: [...PLACE, 'half', 'required', 'filled', 'open', 'notPosted'],
      rows: [...cells, ...untimed].map((cell) => ({ ...cell, facilityName: places.get(cell.hospitalId) })),
    }
  },
  coverage: async (given, context) => {
    const input = await check(CoverageInput, given)
    const { cells, facilities, total, columns, before } = await coverageReport(askedOf(context, input), input)
    const places = namesOf(facilities)
    return {
      columns: [...PLACE, ...COVER, ...beforeColumns(COVER, input.compare)],
      rows: [
        ...cells.map(({ hospitalId, date, ...rest }) => ({
          hospitalId,
          facilityName: places.get(hospitalId),
          // What is of a whole month is of no date.
          date: columns === 'month' ? monthOf(date) : date,
          ...rest,
        })),
        // Of the dates before, sums alone are known.
        { hospitalId: 'total', facilityName: '', date: '', ...total, ...beforeCells(COVER, before?.total) },
      ],
    }
  },
  hours: async (given, context) => {
    const input = await check(HoursInput, given)
    return hoursFile(await hoursReport(askedOf(context, input), input), input.compare)
  },
  stability: stabilityFigures,
  risk: async (given, context) => {
    const input = await check(RiskInput, given)
    const { cells, facilities, names } = await riskReport(askedOf(context, input), input)
    const places = namesOf(facilities)
    return {
      columns: [...PLACE, ...RISK, 'chanceWithStandby', 'standbyShiftType'],
      rows: cells.map(({ standby, ...cell }) => ({
        ...cell,
        facilityName: places.get(cell.hospitalId),
        chanceWithStandby: standby && standby.chance,
        standbyShiftType: standby && names.shiftTypes[standby.shiftTypeId],
      })),
    }
  },
  worked: workedFigures,
  cost: async (given, context) => {
    const input = await check(CostInput, given)
    return costFile(await costReport(askedOf(context, input), input), input.compare)
  },
  fairness: async (given, context) => {
    const input = await check(FairnessInput, given)
    const report = await fairnessReport(askedOf(context, input), input)
    const { total, spread, months, before } = report
    const were = new Map(before?.people.map((one) => [one.providerId, one]))
    const WAS = ['weight', ...BURDENS]
    return {
      columns: [
        'providerId',
        'providerName',
        'month',
        'weight',
        ...BURDENS.flatMap((name) => [name, `${name}Share`]),
        ...beforeColumns(WAS, input.compare),
      ],
      rows: [
        ...withGone(report).map(({ share, ...rest }) => ({
          ...rest,
          ...Object.fromEntries(BURDENS.map((name) => [`${name}Share`, share[name]])),
          ...beforeCells(WAS, were.get(rest.providerId)),
        })),
        ...months.flatMap((one) => [
          { providerId: 'total', month: one.month, ...one.total },
          ...spreadRows(one.month, one.spread),
        ]),
        ...spreadRows('', spread),
        { providerId: 'total', providerName: '', ...total, ...beforeCells(WAS, before?.total) },
      ],
    }
  },
}
