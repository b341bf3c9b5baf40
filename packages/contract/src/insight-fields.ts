import * as v from 'valibot'
import { Instant, LocalDate } from './date-fields.ts'
import { Id } from './fields.ts'
import { List, perPage, StoredPage, Text } from './row-fields.ts'
import { ShiftType } from './schedule.ts'

/** As many days as a report spans. */
export const MOST_INSIGHT_DAYS = 400
/** Up to so many days coverage has a column for each day, beyond it one for each month. */
export const MOST_DAY_COLUMNS = 62

/** What became of a place that is needed, or of a shift beside those. */
export const CoverState = v.picklist(['filled', 'open', 'notPosted', 'unfilled', 'wished', 'over', 'beyond'])
export type CoverState = v.InferOutput<typeof CoverState>

/**
 * What is needed and what is there. `required` is `filled`, `open`, `notPosted` and `unfilled` together; the others are beside it.
 */
export const CoverFigures = v.object({
  /** How many have to be there. */
  required: v.number(),
  /** How many of those are. */
  filled: v.number(),
  /** How many of the filled ones nobody has been told of. */
  filledDrafts: v.number(),
  /** Missing, and somebody is looked for. */
  open: v.number(),
  openDrafts: v.number(),
  /** Missing, and nobody has been asked. */
  notPosted: v.number(),
  /** Missing, and its time has passed. */
  unfilled: v.number(),
  /** There beside the required ones, and wished for. */
  wished: v.number(),
  /** There, and not even wished for. */
  over: v.number(),
  /** Open shifts that no required place asks for. */
  beyond: v.number(),
})
export type CoverFigures = v.InferOutput<typeof CoverFigures>

/** A shift that a number counts, or a place that is needed and has none. */
export const InsightRow = v.object({
  /** Null: no shift, but a place that is needed. */
  assignmentId: v.nullable(v.number()),
  /** Null: nobody's. */
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  hospitalId: v.string(),
  facilityName: v.string(),
  facilityCode: v.string(),
  facilityTone: v.nullable(v.number()),
  timeZone: v.string(),
  date: v.string(),
  /** Wall times; of a place that is needed the usual ones, null for any time. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  shiftTypeId: v.string(),
  shiftTypeName: v.string(),
  partOfDay: ShiftType,
  specialtyId: v.nullable(v.string()),
  specialtyName: v.nullable(v.string()),
  elapsedMinutes: v.nullable(v.number()),
  /** Null of a place without a shift. */
  publication: v.nullable(v.picklist(['published', 'draft', 'changed'])),
  /** Null where the number is not about what is needed. One that was cancelled is listed where people do not know of it. */
  state: v.nullable(v.picklist([...CoverState.options, 'cancelled'])),
  /** How much of the number this is: 1 where it counts, minutes or points where it sums. */
  amount: v.number(),
})
export type InsightRow = v.InferOutput<typeof InsightRow>

/** The rows that a number counts: so many, and they sum to so much. */
export const InsightRows = v.object({
  rows: v.array(InsightRow),
  total: v.number(),
  sum: v.number(),
  asOf: v.string(),
})
export type InsightRows = v.InferOutput<typeof InsightRows>

export const InsightFacility = v.object({
  hospitalId: v.string(),
  facilityName: v.string(),
  code: v.string(),
  timeZone: v.string(),
  tone: v.nullable(v.number()),
  /** Where it stands among all of the reader's that are in use, from 0, whichever of them are asked for: its tint, where none is chosen. */
  place: v.number(),
  /** Whether it says for any of the dates how many it needs: without that no rate is known. */
  saysDemand: v.boolean(),
})
export type InsightFacility = v.InferOutput<typeof InsightFacility>

export const paged = { page: StoredPage, perPage: perPage(50) }
export const filters = { hospitalId: v.optional(List), specialtyId: Text }
export const range = { from: LocalDate, to: LocalDate, ...filters }
/** Of some shift types alone; and of what people work, of some of them. */
export const typed = { ...range, shiftTypeIds: v.optional(List) }
export const worked = { ...typed, providerIds: v.optional(List) }
export const OptionalId = v.optional(Id)
/** The moment as of which is asked, for who has an answer of then. */
export const asOf = { asOf: v.optional(Instant) }
export const whole = (least: number, most: number, instead: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return v.optional(
    v.pipe(
      v.union([v.number(), v.string()], words),
      v.transform((given) => (given === '' ? instead : Number(given))),
      v.safeInteger(words),
      v.minValue(least, words),
      v.maxValue(most, words),
    ),
    instead,
  )
}
