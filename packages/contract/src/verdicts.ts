import * as v from 'valibot'
import { Conflict } from './bookings.ts'
import { Plain, Refusal, refusals } from './fields.ts'

/** `block`: it is not saved. `warn`: only by whoever may, with a reason. `inform`: it is said. */
export const Severity = v.picklist(['block', 'warn', 'inform', 'off'], 'must be block, warn, inform or off')

/** What a rule says is wrong. */
export const Verdict = v.object({
  /** The same for the same failing of the same rule, person and shifts. */
  key: v.string(),
  severity: Severity,
  ruleId: v.string(),
  kind: v.string(),
  /** In English; `kind` and `facts` for any other wording. */
  message: v.string(),
  providerId: v.string(),
  providerName: v.string(),
  /** The shifts that it met; one that is not stored yet has no id. */
  assignmentIds: v.array(v.number()),
  /** The days that it is about, both part of it. */
  from: v.string(),
  to: v.string(),
  /** By how much it fails. */
  amount: v.number(),
  unit: v.picklist(['minutes', 'days', 'shifts', 'weekends', 'holidays']),
  /** As the kind has them, in `packages/scheduling/src/judge/kinds`; ids in them are named in `names`. */
  facts: v.record(v.string(), v.unknown()),
})
export type Verdict = v.InferOutput<typeof Verdict>

/** How the ids in facts, in counts and in rules are called. */
export const VerdictNames = v.object({
  providers: v.record(v.string(), v.string()),
  facilities: v.record(v.string(), v.string()),
  shiftTypes: v.record(v.string(), v.string()),
  specialties: v.record(v.string(), v.string()),
  credentialTypes: v.record(v.string(), v.string()),
})
export type VerdictNames = v.InferOutput<typeof VerdictNames>

/** Something that would clear a verdict. */
export const Cure = v.object({
  /** A shift that starts later or ends earlier, is of another type, or is not; or a credential that is had. */
  change: v.picklist(['startLater', 'endEarlier', 'replace', 'drop', 'credential']),
  /** The place of the shift's change in the proposal. */
  at: v.number(),
  /** When it is then, on its facility's wall, and of which type. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  shiftTypeId: v.nullable(v.string()),
  /** What to have, and how long. */
  credential: v.nullable(
    v.object({
      credentialTypeId: v.string(),
      hospitalId: v.nullable(v.string()),
      validFrom: v.nullable(v.string()),
      validTo: v.nullable(v.string()),
    }),
  ),
  /** How many minutes of work it moves, gives or takes. */
  size: v.number(),
  /** How many other things would be wrong then. */
  causes: v.number(),
})
export type Cure = v.InferOutput<typeof Cure>

/** What a rule says of a proposal. */
export const ProposedVerdict = v.object({
  ...Verdict.entries,
  /** What it takes to book it nonetheless: nothing does, somebody's reason, an admin. Null where it is only said. */
  needs: v.nullable(v.picklist(['cure', 'reason', 'admin'])),
  /** The smallest changes of the proposal that would clear it; null where nobody looked for any. */
  cures: v.nullable(v.array(Cure)),
})
export type ProposedVerdict = v.InferOutput<typeof ProposedVerdict>

/** A change of the schedule that a rule blocks, or that needs somebody's reason: all that the rules say of it, the heaviest first. */
export const RulesRefusal = v.object({
  message: v.string(),
  reason: v.literal('rules'),
  facts: v.object({ verdicts: v.array(ProposedVerdict), names: VerdictNames }),
})
export type RulesRefusal = v.InferOutput<typeof RulesRefusal>

/** Days that are closed, at a facility or at all of them. */
export const PeriodLock = v.object({
  lockId: v.number(),
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
  reason: v.string(),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  at: v.string(),
})
export type PeriodLock = v.InferOutput<typeof PeriodLock>
/** Something of a booking is on a day that is closed. */
export const Locked = v.object({
  message: v.string(),
  reason: v.literal('locked'),
  facts: v.object({ lock: PeriodLock }),
})
export type Locked = v.InferOutput<typeof Locked>

/** What a booking may be refused with. */
export const bookingRefusals = {
  ...refusals,
  404: Refusal,
  409: Conflict,
  415: Refusal,
  422: v.union([RulesRefusal, Refusal]),
  423: Locked,
} as const

/** So much is booked as one. */
export const MOST_CHANGES = 500

/** Why, in somebody's own words. */
export const Reason = v.pipe(
  Plain,
  v.check((text) => text.trim() !== '', 'must not be blank'),
  v.maxLength(500, 'must have at most 500 characters'),
)

/** That somebody goes over a warning, and why. */
const Override = v.strictObject({
  /** The key of the verdict as it was told: of what is worse by now it is another one. */
  verdictKey: v.pipe(Plain, v.maxLength(20_000, 'must have at most 20000 characters')),
  reason: Reason,
})
export type Override = v.InferInput<typeof Override>
export const Overrides = v.optional(
  v.pipe(
    v.array(Override),
    v.maxLength(MOST_CHANGES, `must have at most ${MOST_CHANGES}`),
    v.check(
      (all) => new Set(all.map(({ verdictKey }) => verdictKey)).size === all.length,
      'must name each verdict once',
    ),
  ),
  [],
)
