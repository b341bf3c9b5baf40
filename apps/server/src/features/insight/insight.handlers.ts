import type { Handlers, insight, ledger } from '@onward/contract'
import type { Context } from '#server/context.ts'
import { askedOf } from './asked.ts'
import { costReport, costShifts } from './cost.report.ts'
import { coverageReport, coverageShifts } from './coverage.report.ts'
import { fairnessReport, fairnessShifts } from './fairness.report.ts'
import { hoursReport, hoursShifts } from './hours.report.ts'
import { insightExport } from './insight.export.ts'
import { ledgerOf } from './ledger.report.ts'
import { pageOf } from './rows.ts'
import { riskReport, riskShifts } from './risk.report.ts'
import { stabilityReport, stabilityShifts } from './stability.report.ts'
import { stabilityPage } from './stability.rows.ts'
import { todayReport, todayShifts } from './today.report.ts'
import { workedPage, workedReport } from './worked-history.report.ts'

export const insightHandlers: Handlers<typeof insight & typeof ledger, Context> = {
  ...insightExport,

  insightToday: (input, context) => todayReport(askedOf(context, input), input),
  insightTodayShifts: async (input, context) => pageOf(await todayShifts(askedOf(context, input), input), input),
  insightCoverage: (input, context) => coverageReport(askedOf(context, input), input),
  insightCoverageShifts: async (input, context) => pageOf(await coverageShifts(askedOf(context, input), input), input),
  insightHours: (input, context) => hoursReport(askedOf(context, input), input),
  insightHoursShifts: async (input, context) => pageOf(await hoursShifts(askedOf(context, input), input), input),
  insightCost: (input, context) => costReport(askedOf(context, input), input),
  insightCostShifts: async (input, context) => pageOf(await costShifts(askedOf(context, input), input), input),
  insightStability: (input, context) => stabilityReport(askedOf(context, input), input),
  insightStabilityShifts: async (input, context) =>
    stabilityPage(await stabilityShifts(askedOf(context, input), input), input),
  insightRisk: (input, context) => riskReport(askedOf(context, input), input),
  insightRiskShifts: async (input, context) => pageOf(await riskShifts(askedOf(context, input), input), input),
  insightWorked: (input, context) => workedReport(askedOf(context, input), input),
  insightWorkedDays: (input, context) => workedPage(askedOf(context, input), input),
  insightFairness: (input, context) => fairnessReport(askedOf(context, input), input),
  ledger: (input, context) => ledgerOf(context, input),
  insightFairnessShifts: async (input, context) => pageOf(await fairnessShifts(askedOf(context, input), input), input),
}
