import * as v from 'valibot'
import { Instant, LocalDate, Month } from './date-fields.ts'
import { BURDENS, COST_BY, COST_FIGURES, HALVES, HOUR_FIGURES, HOURS_BY } from './insight-answers.ts'
import { asOf, filters, OptionalId, paged, typed, whole, worked } from './insight-fields.ts'
import { oneOf, Text } from './row-fields.ts'
import { ShiftType } from './schedule.ts'

/** The days before of the same number, or the same dates of the year before. */
export const COMPARED = ['before', 'year'] as const
export const TODAY_FIGURES = [
  'onDuty',
  'starting',
  'required',
  'filled',
  'open',
  'notPosted',
  'missing',
  'beyond',
  'anyTime',
  'anyTimeMissing',
  'untold',
  'drafts',
  'changed',
  'invalid',
] as const
export const COVER_FIGURES = [
  'required',
  'filled',
  'filledDrafts',
  'open',
  'openDrafts',
  'notPosted',
  'unfilled',
  'missing',
  'wished',
  'over',
  'beyond',
  'unasked',
] as const

/** Hours of a week, and of rest, that reports take where they are asked for no others. */
export const OVERTIME_AFTER = 40
export const REST_HOURS = 11

/** What each report takes; what is asked for as a file is checked by the same. */
export const TodayInput = v.object({ timeZone: Text, ...filters, ...asOf })
export const CoverageInput = v.object({ ...typed, compare: oneOf(COMPARED), ...asOf })
export const HoursInput = v.object({
  ...worked,
  compare: oneOf(COMPARED),
  by: v.optional(v.picklist(HOURS_BY, `must be one of ${HOURS_BY.join(', ')}`), 'person'),
  /** What the rows are divided by; another one than `by`. */
  and: oneOf(HOURS_BY),
  /** Hours of an account's week beyond which the rest is overtime. */
  overtimeAfter: whole(1, 168, OVERTIME_AFTER),
})
export const CostInput = v.object({
  ...worked,
  compare: oneOf(COMPARED),
  by: v.optional(v.picklist(COST_BY, `must be one of ${COST_BY.join(', ')}`), 'facility'),
  /** What the rows are divided by; another one than `by`. */
  and: oneOf(COST_BY),
  overtimeAfter: whole(1, 168, OVERTIME_AFTER),
})
export const FairnessInput = v.object({
  ...worked,
  compare: oneOf(COMPARED),
  /** A shorter rest is a short turn-around. */
  restHours: whole(1, 48, REST_HOURS),
})
export const wordOf = <const W extends string>(words: readonly W[]) =>
  v.picklist(words, `must be one of ${words.join(', ')}`)
export const TodayShiftsInput = v.object({
  ...TodayInput.entries,
  figure: wordOf(TODAY_FIGURES),
  /** What is under way now, or at this moment; otherwise all of the 72 hours. */
  during: v.optional(v.union([v.literal('now'), Instant], 'must be now or a moment')),
  at: OptionalId,
  date: v.optional(LocalDate),
  half: oneOf(HALVES),
  credentialId: Text,
  ...paged,
})
export const CoverageShiftsInput = v.object({
  ...typed,
  ...asOf,
  figure: wordOf(COVER_FIGURES),
  /** Of one facility. */
  at: OptionalId,
  /** Of these dates of the range. */
  date: v.optional(LocalDate),
  until: v.optional(LocalDate),
  /** `none`: whoever it is. */
  specialty: OptionalId,
  partOfDay: oneOf(ShiftType.options),
  shiftTypeId: OptionalId,
  /** Of the date; with an hour, of the day on which that hour is. */
  weekday: v.optional(whole(0, 6, 0)),
  hour: v.optional(whole(0, 23, 0)),
  ...paged,
})
export const HoursShiftsInput = v.object({
  ...v.omit(HoursInput, ['compare']).entries,
  figure: wordOf(HOUR_FIGURES),
  /** Of one row of the report, and of one part of it; `none` for those without one. Left out: of all. */
  key: OptionalId,
  andKey: OptionalId,
  ...paged,
})
export const CostShiftsInput = v.object({
  ...v.omit(CostInput, ['compare']).entries,
  figure: wordOf(COST_FIGURES),
  /** Of one row of the report, and of one part of it; `none` for those without one. Left out: of all. */
  key: OptionalId,
  andKey: OptionalId,
  ...paged,
})
export const FairnessShiftsInput = v.object({
  ...v.omit(FairnessInput, ['compare']).entries,
  figure: wordOf(BURDENS),
  providerId: OptionalId,
  /** Of the shifts that begin in this month. */
  month: v.optional(Month),
  ...paged,
})
