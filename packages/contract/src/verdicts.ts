import * as v from 'valibot'

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

/** A change of the schedule that a rule blocks: every reason, the heaviest first. */
export const RulesRefusal = v.object({
  message: v.string(),
  reason: v.literal('rules'),
  facts: v.object({ verdicts: v.array(Verdict), names: VerdictNames }),
})
export type RulesRefusal = v.InferOutput<typeof RulesRefusal>
