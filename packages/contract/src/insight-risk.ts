import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { InsightFacility, OptionalId, paged, range } from './insight-fields.ts'
import { wordOf } from './insight-inputs.ts'

/** What a number of risk may be of: who is booked on what is needed, what is needed, and what nobody is booked on. */
export const RISK_FIGURES = ['booked', 'required', 'missing'] as const

export const RiskFigures = v.object({
  /** Places that have to be filled, and people who are booked on those lines. */
  required: v.number(),
  booked: v.number(),
  /** Places that nobody is booked on: there it is sure. */
  missing: v.number(),
  /** How many of the days are expected to have too few somewhere: the sum of their chances. */
  shortDays: v.number(),
  /** How many people are expected to be missing. */
  expectedMissing: v.number(),
  /** Days of which the chance is known, and of which it is not, as no rate says how often people call out. */
  days: v.number(),
  unknown: v.number(),
})
export type RiskFigures = v.InferOutput<typeof RiskFigures>

/** One facility on one of its dates. */
export const RiskCell = v.object({
  hospitalId: v.string(),
  date: v.string(),
  required: v.number(),
  booked: v.number(),
  missing: v.number(),
  /** Chance from 0 to 1 that at least one line has too few; null where no rate says how often people call out. */
  chance: v.nullable(v.number()),
  expectedMissing: v.nullable(v.number()),
  /** Drawn by lot, and right to about a hundredth. */
  isDrawn: v.boolean(),
  /** The chance with one more who stands by, on the line where they help most; null where the chance is. */
  standby: v.nullable(v.object({ chance: v.number(), shiftTypeId: v.string(), specialtyId: v.nullable(v.string()) })),
})
export type RiskCell = v.InferOutput<typeof RiskCell>

/** How likely facilities are to have too few, on dates that are not over. */
export const InsightRisk = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  from: v.string(),
  to: v.string(),
  facilities: v.array(InsightFacility),
  total: RiskFigures,
  byFacility: v.array(v.object({ hospitalId: v.string(), ...RiskFigures.entries })),
  /** By date, then by facility; only those that need somebody. */
  cells: v.array(RiskCell),
  names: v.object({
    shiftTypes: v.record(v.string(), v.string()),
    specialties: v.record(v.string(), v.string()),
  }),
})
export type InsightRisk = v.InferOutput<typeof InsightRisk>

export const RiskInput = v.object({ ...range })
export const RiskShiftsInput = v.object({
  ...range,
  figure: wordOf(RISK_FIGURES),
  /** Of one facility. */
  at: OptionalId,
  /** Of this date of the range. */
  date: v.optional(LocalDate),
  ...paged,
})
