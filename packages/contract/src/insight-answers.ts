import * as v from 'valibot'
import { CoverFigures, InsightFacility, InsightRow } from './insight-fields.ts'
import { Currency } from './money-fields.ts'
import { ShiftType } from './schedule.ts'

/** Whether what is needed on a date is for its day or its night. */
export const HALVES = ['day', 'night'] as const
const Half = v.picklist(HALVES)
export type Half = (typeof HALVES)[number]

/** Somebody who is away today. */
export const TodayLeave = v.object({
  leaveId: v.number(),
  providerId: v.string(),
  providerName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  leaveKindId: v.string(),
  leaveKindName: v.string(),
})
export type TodayLeave = v.InferOutput<typeof TodayLeave>

/** What somebody has that ends, or has ended while shifts ahead need it. */
export const EndingCredential = v.object({
  credentialId: v.string(),
  providerId: v.string(),
  providerName: v.string(),
  credentialTypeName: v.string(),
  facilityName: v.nullable(v.string()),
  validTo: v.string(),
  hasEnded: v.boolean(),
  /** Shifts ahead for which it does not count any more, by their ids. */
  assignmentIds: v.array(v.number()),
})
export type EndingCredential = v.InferOutput<typeof EndingCredential>

const some = v.pick(CoverFigures, ['required', 'filled', 'open', 'notPosted'])
export const TodayCell = v.object({
  hospitalId: v.string(),
  date: v.string(),
  half: Half,
  ...some.entries,
  /** Whether any of it is under way. */
  isNow: v.boolean(),
})
export type TodayCell = v.InferOutput<typeof TodayCell>

const untimed = { ...some.entries, missing: v.number() }
/** What of it is at one facility on one of its dates. */
export const AnyTimeCell = v.object({ hospitalId: v.string(), date: v.string(), ...untimed })
export type AnyTimeCell = v.InferOutput<typeof AnyTimeCell>

/** How it stands at this moment. */
export const InsightToday = v.object({
  asOf: v.string(),
  /** In the zone that was asked for. */
  today: v.string(),
  /** Only what is at the reader's facilities. */
  isPartial: v.boolean(),
  facilities: v.array(InsightFacility),
  /** Under way: shifts, at so many facilities; and of what is needed at this hour. */
  now: v.object({ onDuty: v.number(), facilities: v.number(), ...some.entries }),
  starting: v.object({ count: v.number(), rows: v.array(InsightRow) }),
  /**
   * Missing and not over, beginning within 72 hours, what is missing now included. Of types that may be at any time those are
   * among the open ones that are posted with their times.
   */
  short: v.object({ open: v.number(), notPosted: v.number(), beyond: v.number(), rows: v.array(InsightRow) }),
  /**
   * Types that may be at any time are in no cell and no hour: so many are needed on the facility's today and the two dates after
   * it, and so many are there. `missing` is what of the rest is not among the open ones of `short`.
   */
  anyTime: v.object({ ...untimed, cells: v.array(AnyTimeCell) }),
  cells: v.array(TodayCell),
  hours: v.array(v.object({ at: v.string(), onDuty: v.number(), required: v.number() })),
  leave: v.array(TodayLeave),
  credentials: v.array(EndingCredential),
  /** Ahead, and people do not know them, or not as they are: what was cancelled without their knowledge is changed too. */
  drafts: v.object({
    drafts: v.number(),
    changed: v.number(),
    /** Who has to be told: whose they are, and whose they were when people were told last. */
    people: v.number(),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
})
export type InsightToday = v.InferOutput<typeof InsightToday>

const period = { from: v.string(), to: v.string() }
const grouped = <Key extends v.ObjectEntries>(key: Key) => v.array(v.object({ ...key, ...CoverFigures.entries }))
const sums = {
  total: CoverFigures,
  byFacility: grouped({ hospitalId: v.string() }),
  bySpecialty: grouped({ specialtyId: v.nullable(v.string()) }),
  byPartOfDay: grouped({ partOfDay: ShiftType }),
  byShiftType: grouped({ shiftTypeId: v.string() }),
  /** Of the date, 0 = Sunday. */
  byWeekday: grouped({ weekday: v.number() }),
  byMonth: grouped({ month: v.string() }),
}

/** What was needed over a range of dates, and what was there. */
export const InsightCoverage = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  ...period,
  /** Those in use, by name; a rate is known of those that say what they need. */
  facilities: v.array(InsightFacility),
  ...sums,
  /** Of a facility on a date, or in a month where that is too many: by its first date. */
  columns: v.picklist(['day', 'month']),
  cells: grouped({ hospitalId: v.string(), date: v.string() }),
  /** How many are missing on a weekday, 0 = Sunday, at an hour of the wall; only those that are any. */
  hours: v.array(v.object({ weekday: v.number(), hour: v.number(), missing: v.number() })),
  /** Missing of types that may be at any time: they are in no hour. */
  untimed: v.number(),
  /** Shifts at facilities that say nothing of what they need: they are in no other figure. */
  unasked: v.number(),
  /** What is missing next. */
  next: v.array(InsightRow),
  before: v.nullable(v.object({ ...period, ...sums })),
  names: v.object({
    shiftTypes: v.record(v.string(), v.string()),
    specialties: v.record(v.string(), v.string()),
  }),
})
export type InsightCoverage = v.InferOutput<typeof InsightCoverage>

/** What is counted of shifts. */
export const HourFigures = v.object({
  shifts: v.number(),
  minutes: v.number(),
  drafts: v.number(),
  nights: v.number(),
  weekends: v.number(),
  holidays: v.number(),
  calls: v.number(),
  overtime: v.number(),
})
export type HourFigures = v.InferOutput<typeof HourFigures>

/** Of a month the key is `2026-11`, of a weekday `0` for Sunday to `6`. */
export const HOURS_BY = ['person', 'facility', 'specialty', 'contract', 'shiftType', 'month', 'weekday'] as const
export type HoursBy = (typeof HOURS_BY)[number]
/** What a number of hours or fairness may be of. */
export const HOUR_FIGURES = [
  'shifts',
  'minutes',
  'drafts',
  'nights',
  'weekends',
  'holidays',
  'calls',
  'overtime',
] as const satisfies (keyof HourFigures)[]

/** Of what a part of a row is: the keys of both, null for those without one. */
const pair = {
  key: v.nullable(v.string()),
  andKey: v.nullable(v.string()),
  andName: v.nullable(v.string()),
}

const named = { key: v.nullable(v.string()), name: v.nullable(v.string()) }
/** The same of the days that they are compared with: what was counted then. */
const besideOf = <Figures extends v.ObjectEntries>(figures: Figures) =>
  v.nullable(
    v.object({
      ...period,
      total: v.object(figures),
      rows: v.array(v.object({ ...named, ...figures })),
      pairs: v.array(v.object({ ...pair, ...figures })),
    }),
  )

/** How much was worked, or is planned, by whom or where. */
export const InsightHours = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  ...period,
  by: v.picklist(HOURS_BY),
  /** What each row is divided by; null: they are not. */
  and: v.nullable(v.picklist(HOURS_BY)),
  overtimeAfter: v.number(),
  total: HourFigures,
  rows: v.array(
    v.object({
      /** Null: those without one. Of a contract the share of full time as text. */
      key: v.nullable(v.string()),
      name: v.nullable(v.string()),
      ...HourFigures.entries,
      /**
       * Of a person what the contract comes to, without days of leave. Null where it does not say for each day, and where hours are of
       * some facilities, a specialty or some shift types alone, as a scheduler's always are: a contract is of all of them, and a part is
       * nothing to compare with.
       */
      target: v.nullable(v.number()),
    }),
  ),
  /** The rows divided by the second thing: those of a row come to it. */
  pairs: v.array(v.object({ ...pair, ...HourFigures.entries })),
  /** Of those who have a target: what it comes to and what they work. Of 0 people there is nothing to compare, and not 0 %. */
  against: v.object({ people: v.number(), target: v.number(), minutes: v.number() }),
  before: besideOf(HourFigures.entries),
})
export type InsightHours = v.InferOutput<typeof InsightHours>

/** What shifts cost, in minor units, and how many have no rate: of those it is not known. */
export const CostFigures = v.object({
  shifts: v.number(),
  minutes: v.number(),
  base: v.number(),
  night: v.number(),
  weekend: v.number(),
  holiday: v.number(),
  overtime: v.number(),
  call: v.number(),
  /** Rate and premiums of the shifts that have a rate. */
  total: v.number(),
  /** Shifts without a rate. */
  unrated: v.number(),
})
export type CostFigures = v.InferOutput<typeof CostFigures>

export const COST_BY = ['facility', 'month', 'person', 'specialty', 'shiftType', 'weekday'] as const
export type CostBy = (typeof COST_BY)[number]
/** What a number of cost may be of. */
export const COST_FIGURES = [
  'shifts',
  'minutes',
  'base',
  'night',
  'weekend',
  'holiday',
  'overtime',
  'call',
  'total',
  'unrated',
] as const satisfies (keyof CostFigures)[]
const compared = {
  /** What it may cost; null where no budget says it for all of it, as for a part of a month. */
  budget: v.nullable(v.number()),
  /** What it costs beyond that; null where either is not known. */
  difference: v.nullable(v.number()),
}

/** What is paid for shifts, as they are planned. */
export const InsightCost = v.object({
  asOf: v.string(),
  ...period,
  by: v.picklist(COST_BY),
  and: v.nullable(v.picklist(COST_BY)),
  overtimeAfter: v.number(),
  ...Currency.entries,
  total: v.object({ ...CostFigures.entries, ...compared }),
  rows: v.array(
    v.object({
      /** Null: those without one. */
      key: v.nullable(v.string()),
      name: v.nullable(v.string()),
      ...CostFigures.entries,
      ...compared,
    }),
  ),
  /** The rows divided by the second thing: those of a row come to it. A budget is of a facility and a month together. */
  pairs: v.array(v.object({ ...pair, ...CostFigures.entries, ...compared })),
  /** Of the months of facilities that have a budget: how many, what it comes to, what they cost, and how many shifts have no rate. */
  against: v.object({ budgets: v.number(), budget: v.number(), total: v.number(), unrated: v.number() }),
  /** Without budgets: what was agreed for other months says nothing of these. */
  before: besideOf(CostFigures.entries),
})
export type InsightCost = v.InferOutput<typeof InsightCost>

export const BURDENS = ['nights', 'weekends', 'holidays', 'turnarounds', 'points'] as const
export type Burden = (typeof BURDENS)[number]
export const Burdens = v.object({
  nights: v.number(),
  weekends: v.number(),
  holidays: v.number(),
  turnarounds: v.number(),
  points: v.number(),
})

const uneven = v.nullable(v.object({ gini: v.number(), range: v.number() }))
/** Of what each carried for a full-time weight of 1: null where there are not two people to compare. */
const spread = v.object({ nights: uneven, weekends: uneven, holidays: uneven, turnarounds: uneven, points: uneven })
const carrier = {
  providerId: v.string(),
  providerName: v.string(),
  /** Of a full-time person who is there on every day; 0 for who was not there on any. */
  weight: v.number(),
  /** No contract says how much they are to work: taken for full time. */
  isAssumed: v.boolean(),
  ...Burdens.entries,
}

/** Who carried what nobody likes, beside what would have been their share. */
export const InsightFairness = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  ...period,
  restHours: v.number(),
  /** What a shift of each is worth. */
  worth: v.omit(Burdens, ['points']),
  total: Burdens,
  people: v.array(v.object({ ...carrier, share: Burdens })),
  spread,
  /** Of each month that the range touches, its days in the range alone; none where it touches one. */
  months: v.array(v.object({ month: v.string(), total: Burdens, spread })),
  before: v.nullable(v.object({ ...period, total: Burdens, people: v.array(v.object(carrier)), spread })),
})
export type InsightFairness = v.InferOutput<typeof InsightFairness>
