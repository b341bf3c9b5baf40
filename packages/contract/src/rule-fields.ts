import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id } from './fields.ts'

/** A year of days in minutes: more is no limit. */
const MOST_MINUTES = 527_040
const atMost = (most: number, least = 0) =>
  v.pipe(
    v.number('must be a number'),
    v.safeInteger('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or fewer`),
  )
const Minutes = atMost(MOST_MINUTES)
const Days = atMost(366, 1)
const Count = atMost(1_000)
const Ids = v.pipe(v.array(Id), v.minLength(1, 'must name at least one'), v.maxLength(500, 'must name at most 500'))
const PartOfDay = v.picklist(['day', 'night', 'call', 'custom'], 'must be day, night, call or custom')

/** Which shifts a rule counts: those that one of these is true of. */
const Which = v.strictObject({
  partsOfDay: v.optional(v.pipe(v.array(PartOfDay), v.minLength(1, 'must name at least one'))),
  shiftTypeIds: v.optional(Ids),
  /** Minutes of the day on the wall; `to` before `from` goes over midnight. */
  clock: v.optional(v.strictObject({ from: atMost(1440), to: atMost(1440) })),
})

const Week = v.strictObject({ per: v.literal('week') })
const Month = v.strictObject({ per: v.literal('month') })
const Year = v.strictObject({ per: v.literal('year') })
const Period = v.strictObject({ per: v.literal('period'), anchor: LocalDate, days: Days })
const Day = v.strictObject({ per: v.literal('day') })
const Rolling = v.strictObject({ per: v.literal('rolling'), days: Days })
/** Over which days a rule counts. */
const Window = v.variant('per', [Day, Week, Month, Year, Period, Rolling])
const FixedWindow = v.variant('per', [Week, Month, Year, Period])
/** The first day, 0 = Sunday to 6 = Saturday, and how many. */
const Weekend = v.strictObject({ first: atMost(6), days: atMost(6, 1) })
const Nothing = v.strictObject({})

/** What a rule of each kind has to know, and no more. What the kinds mean is said in `docs/rules.md`. */
export const ruleParameters = {
  rest: v.strictObject({
    minutes: Minutes,
    joinedWithin: v.optional(v.nullable(Minutes)),
    after: v.optional(Which),
    afterLength: v.optional(Minutes),
    before: v.optional(Which),
  }),
  mostMinutes: v.strictObject({ window: Window, minutes: Minutes }),
  averageMinutes: v.strictObject({
    window: Window,
    minutesPerWeek: Minutes,
    leaveCounts: v.optional(v.boolean()),
    onlyWith: v.optional(v.strictObject({ which: Which, shifts: Count })),
  }),
  freeDays: v.strictObject({ window: Window, days: Days }),
  freeStretch: v.strictObject({ window: FixedWindow, minutes: Minutes }),
  consecutiveDays: v.strictObject({
    count: v.picklist(['worked', 'free']),
    most: v.optional(Count),
    least: v.optional(Count),
    which: v.optional(Which),
  }),
  count: v.strictObject({
    counted: v.picklist(['shifts', 'days', 'weekends', 'holidays']),
    window: Window,
    most: v.optional(Count),
    least: v.optional(Count),
    which: v.optional(Which),
    weekend: v.optional(Weekend),
  }),
  everyNthNight: v.strictObject({ nth: atMost(31, 1), window: Window, which: Which }),
  longestDuty: v.strictObject({ minutes: Minutes, handover: Minutes, joinedWithin: Minutes }),
  succession: v.strictObject({
    after: Which,
    never: Which,
    minutes: v.optional(Minutes),
    days: v.optional(Days),
  }),
  completeWeekends: v.strictObject({ weekend: v.optional(Weekend) }),
  leaveOverlap: v.strictObject({ status: v.picklist(['approved', 'pending']) }),
  nearLeave: v.strictObject({
    which: v.optional(Which),
    before: Minutes,
    after: Minutes,
    statuses: v.pipe(v.array(v.picklist(['approved', 'pending'])), v.minLength(1, 'must name at least one')),
  }),
  credential: v.strictObject({ credentialTypeIds: v.optional(Ids) }),
  specialty: Nothing,
  homeFacility: Nothing,
  // Whoever is judged is judged with all of these.
  pair: v.strictObject({
    providerId: Id,
    others: v.pipe(Ids, v.maxLength(50, 'must name at most 50')),
    together: v.picklist(['never', 'always']),
  }),
  notice: v.strictObject({ minutes: Minutes }),
  contractMinutes: v.strictObject({
    of: v.picklist(['target', 'least', 'most']),
    window: FixedWindow,
    tolerance: Minutes,
  }),
} as const

export type RuleKind = keyof typeof ruleParameters
export type RuleParameters<K extends RuleKind = RuleKind> = v.InferOutput<(typeof ruleParameters)[K]>

/** For whom a rule is; what is left out is everybody. */
export const RuleScope = v.strictObject({
  hospitalIds: v.optional(Ids),
  specialtyIds: v.optional(Ids),
  providerIds: v.optional(Ids),
  /** Whose contract names one of these packs on the last day of what is said. */
  packIds: v.optional(Ids),
})
