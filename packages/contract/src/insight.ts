import * as v from 'valibot'
import { ExportFormat, exportTypes } from './export.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints, nothing } from './http.ts'
import { InsightCost, InsightCoverage, InsightFairness, InsightHours, InsightToday } from './insight-answers.ts'
import { InsightRows, MOST_INSIGHT_DAYS } from './insight-fields.ts'
import {
  CostInput,
  CostShiftsInput,
  CoverageInput,
  CoverageShiftsInput,
  FairnessInput,
  FairnessShiftsInput,
  HoursInput,
  HoursShiftsInput,
  TodayInput,
  TodayShiftsInput,
  wordOf,
} from './insight-inputs.ts'
import { InsightRisk, RiskInput, RiskShiftsInput } from './insight-risk.ts'
import { InsightStability, StabilityInput, StabilityRows, StabilityShiftsInput } from './insight-stability.ts'
import { InsightWorked, WorkedDaysInput, WorkedInput, WorkedRows } from './insight-worked.ts'
import { List, Text } from './row-fields.ts'

export const REPORTS = ['today', 'coverage', 'hours', 'fairness', 'stability', 'risk', 'worked', 'cost'] as const
export type Report = (typeof REPORTS)[number]
/** All words of all reports; which of them a report takes, it says itself. */
const words = Object.fromEntries(
  [
    TodayShiftsInput,
    CoverageInput,
    CoverageShiftsInput,
    HoursShiftsInput,
    FairnessShiftsInput,
    StabilityInput,
    StabilityShiftsInput,
    RiskShiftsInput,
    WorkedDaysInput,
    CostShiftsInput,
  ]
    .flatMap(({ entries }) => Object.keys(entries))
    .filter((name) => name !== 'page' && name !== 'perPage')
    .map((name) => [name, Text]),
)
const exported = {
  ...words,
  hospitalId: v.optional(List),
  shiftTypeIds: v.optional(List),
  providerIds: v.optional(List),
  report: wordOf(REPORTS),
  format: ExportFormat,
}
const download = [exportTypes.csv, exportTypes.xlsx] as const
const reads = [
  'shifts',
  'demand',
  'holidays',
  'leave',
  'people',
  'places',
  'shiftTypes',
  'credentials',
  'contracts',
  'rules',
] as const
/** Of which shift types a report may be asked, and of which people: of what is needed on a day it is not known who comes. */
export const TYPED_REPORTS: readonly Report[] = ['coverage', 'hours', 'cost', 'fairness']
export const PERSONAL_REPORTS: readonly Report[] = ['hours', 'cost', 'fairness']
/** Which reports say beside their days what was before. */
export const COMPARED_REPORTS: readonly Report[] = [...TYPED_REPORTS, 'stability']
/** What people are paid is seen by admins alone. */
export const ADMIN_REPORTS: readonly Report[] = ['cost']
const rows = { 200: InsightRows, ...refusals } as const

/**
 * What is going on, in numbers. Each number of a report is told apart by a figure and where it stands; the rows that it counts are
 * asked for with the same words.
 */
export const insight = endpoints({
  insightToday: {
    method: 'GET',
    path: '/api/insight/today',
    allow: 'scheduler',
    summary: 'Who is there now, who comes, who is missing within 72 hours, and what needs a hand',
    reads,
    input: TodayInput,
    answers: { 200: InsightToday, ...refusals },
  },
  insightTodayShifts: {
    method: 'GET',
    path: '/api/insight/today/shifts',
    allow: 'scheduler',
    summary: 'The shifts that a number of today counts, and the places without one',
    reads,
    input: TodayShiftsInput,
    answers: rows,
  },
  insightCoverage: {
    method: 'GET',
    path: '/api/insight/coverage',
    allow: 'scheduler',
    summary: `Filled of required over at most ${MOST_INSIGHT_DAYS} facility-local dates, by facility, date, weekday, month, specialty, part of day and shift type`,
    reads,
    input: CoverageInput,
    answers: { 200: InsightCoverage, ...refusals },
  },
  insightCoverageShifts: {
    method: 'GET',
    path: '/api/insight/coverage/shifts',
    allow: 'scheduler',
    summary: 'The shifts that a number of coverage counts, and the places without one',
    reads,
    input: CoverageShiftsInput,
    answers: rows,
  },
  insightHours: {
    method: 'GET',
    path: '/api/insight/hours',
    allow: 'scheduler',
    summary: `Elapsed minutes of shifts that begin on at most ${MOST_INSIGHT_DAYS} facility-local dates, by one or two of person, facility, specialty, contract, shift type, month and weekday`,
    reads,
    input: HoursInput,
    answers: { 200: InsightHours, ...refusals },
  },
  insightHoursShifts: {
    method: 'GET',
    path: '/api/insight/hours/shifts',
    allow: 'scheduler',
    summary: 'The shifts that a number of hours counts',
    reads,
    input: HoursShiftsInput,
    answers: rows,
  },
  insightFairness: {
    method: 'GET',
    path: '/api/insight/fairness',
    allow: 'scheduler',
    summary: `Nights, weekends, holidays and short turn-arounds of at most ${MOST_INSIGHT_DAYS} dates per person, beside a share by full-time share and days away`,
    reads,
    input: FairnessInput,
    answers: { 200: InsightFairness, ...refusals },
  },
  insightFairnessShifts: {
    method: 'GET',
    path: '/api/insight/fairness/shifts',
    allow: 'scheduler',
    summary: 'The shifts that a number of fairness counts',
    reads,
    input: FairnessShiftsInput,
    answers: rows,
  },
  insightStability: {
    method: 'GET',
    path: '/api/insight/stability',
    allow: 'scheduler',
    summary: `Changes of told shifts that were made on at most ${MOST_INSIGHT_DAYS} facility-local dates, by how long before the shift they were made, by facility, author or person, and how long open shifts waited`,
    reads: [...reads, 'history', 'users'],
    input: StabilityInput,
    answers: { 200: InsightStability, ...refusals },
  },
  insightStabilityShifts: {
    method: 'GET',
    path: '/api/insight/stability/shifts',
    allow: 'scheduler',
    summary: 'The changes that a number of stability counts, or the shifts that became open',
    reads: [...reads, 'history', 'users'],
    input: StabilityShiftsInput,
    answers: { 200: StabilityRows, ...refusals },
  },
  insightRisk: {
    method: 'GET',
    path: '/api/insight/risk',
    allow: 'scheduler',
    summary: `How likely facilities are to have fewer than they need, on those of at most ${MOST_INSIGHT_DAYS} dates that are not over, from how often people call out`,
    reads: [...reads, 'rates'],
    input: RiskInput,
    answers: { 200: InsightRisk, ...refusals },
  },
  insightRiskShifts: {
    method: 'GET',
    path: '/api/insight/risk/shifts',
    allow: 'scheduler',
    summary: 'The shifts that a number of risk counts, and the places without one',
    reads: [...reads, 'rates'],
    input: RiskShiftsInput,
    answers: rows,
  },
  insightWorked: {
    method: 'GET',
    path: '/api/insight/worked',
    allow: 'scheduler',
    summary: `Hours that files say were worked on at most ${MOST_INSIGHT_DAYS} dates, in hundredths, by month and role: of employees and of people on contract, beside residents`,
    // What is imported is told of as an import.
    reads: ['imports', 'places'],
    input: WorkedInput,
    answers: { 200: InsightWorked, ...refusals },
  },
  insightWorkedDays: {
    method: 'GET',
    path: '/api/insight/worked/days',
    allow: 'scheduler',
    summary: 'The days of facilities that a number of worked hours counts',
    reads: ['imports', 'places'],
    input: WorkedDaysInput,
    answers: { 200: WorkedRows, ...refusals },
  },
  insightCost: {
    method: 'GET',
    path: '/api/insight/cost',
    allow: 'admin',
    summary: `What shifts that begin on at most ${MOST_INSIGHT_DAYS} facility-local dates cost, in minor units, by one or two of facility, month, person, specialty, shift type and weekday, beside the budgets of whole months`,
    reads: [...reads, 'rates'],
    input: CostInput,
    answers: { 200: InsightCost, ...refusals },
  },
  insightCostShifts: {
    method: 'GET',
    path: '/api/insight/cost/shifts',
    allow: 'admin',
    summary: 'The shifts that a number of cost counts',
    reads: [...reads, 'rates'],
    input: CostShiftsInput,
    answers: rows,
  },
  exportInsight: {
    method: 'GET',
    path: '/api/export/insight/{report}',
    allow: 'scheduler',
    download,
    summary: 'The figures of a report as a file, by the words that the report takes; cost for admins',
    input: v.object(exported),
    answers: { 200: nothing, ...refusals, 422: Refusal },
  },
  exportInsightShifts: {
    method: 'GET',
    path: '/api/export/insight/{report}/shifts',
    allow: 'scheduler',
    download,
    summary: 'All rows that a number of a report counts, as a file',
    input: v.object(exported),
    answers: { 200: nothing, ...refusals, 422: Refusal },
  },
})
