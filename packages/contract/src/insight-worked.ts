import * as v from 'valibot'
import { LocalDate, Month } from './date-fields.ts'
import { paged } from './insight-fields.ts'
import { wordOf } from './insight-inputs.ts'
import { List, oneOf } from './row-fields.ts'
import { WORKED_ROLES } from './worked-fields.ts'

/** What a number of worked hours may be of: all of them, those of employees, those of people on contract. */
export const WORKED_FIGURES = ['hours', 'employee', 'contract'] as const

/** What was worked as it was imported, in whole hundredths of an hour. */
export const WorkedFigures = v.object({
  /** What employees and people on contract come to, of all that is known. */
  hours: v.number(),
  employee: v.number(),
  contract: v.number(),
  /** Days of a facility of which both are known, of all roles that are meant. */
  whole: v.number(),
  /** On those of them of which the residents are known too: what was worked, and how many residents that was for. */
  residentHours: v.number(),
  residentDays: v.number(),
})
export type WorkedFigures = v.InferOutput<typeof WorkedFigures>

const days = {
  /** Days of facilities: those that were imported, of all that there are. */
  days: v.number(),
  daysOf: v.number(),
  /** How many residents there were on how many of them that say so. */
  residents: v.number(),
  residentsOn: v.number(),
}
const role = v.object({ role: v.picklist(WORKED_ROLES), ...WorkedFigures.entries })

/** Hours that were worked, as files have said. */
export const InsightWorked = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  from: v.string(),
  to: v.string(),
  /** From which to which day anything is known of the facilities asked for; null where nothing was ever imported. */
  known: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** Those of which something is known in the range: each of their days in it is expected. */
  facilities: v.array(v.object({ hospitalId: v.string(), facilityName: v.string(), days: v.number() })),
  total: v.object({ ...days, ...WorkedFigures.entries }),
  /** Those of which anything is known in the range. */
  roles: v.array(role),
  /** Every month that the range touches, those without a day too. */
  months: v.array(v.object({ month: v.string(), ...days, ...WorkedFigures.entries, roles: v.array(role) })),
})
export type InsightWorked = v.InferOutput<typeof InsightWorked>

/** What is known of a facility on a day, of one role or of all. */
export const WorkedRow = v.object({
  hospitalId: v.string(),
  facilityName: v.string(),
  facilityCode: v.string(),
  facilityTone: v.nullable(v.number()),
  date: v.string(),
  /** Null: not known. */
  residents: v.nullable(v.number()),
  employee: v.nullable(v.number()),
  contract: v.nullable(v.number()),
  /** Whether both are known of all roles that are meant. */
  isWhole: v.boolean(),
  /** How much of the number this is. */
  amount: v.number(),
})
export type WorkedRow = v.InferOutput<typeof WorkedRow>
export const WorkedRows = v.object({
  rows: v.array(WorkedRow),
  total: v.number(),
  sum: v.number(),
  asOf: v.string(),
})
export type WorkedRows = v.InferOutput<typeof WorkedRows>

export const WorkedInput = v.object({ from: LocalDate, to: LocalDate, hospitalId: v.optional(List) })
export const WorkedDaysInput = v.object({
  ...WorkedInput.entries,
  figure: wordOf(WORKED_FIGURES),
  /** Left out: all roles of which anything is known in the range. */
  role: oneOf(WORKED_ROLES),
  month: v.optional(Month),
  ...paged,
})
