import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text } from './row-fields.ts'
import { Severity } from './rule-fields.ts'

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

/** How far a list of what stands may reach. */
export const MOST_JUDGED_DAYS = 92

/** What stands against the rules. */
export const violations = endpoints({
  listViolations: {
    method: 'GET',
    path: '/api/violations',
    allow: 'admin',
    summary: `What stands against the rules on the given dates, ${MOST_JUDGED_DAYS} at most, the heaviest first`,
    reads: ['rules', 'shifts', 'leave', 'people', 'credentials', 'contracts', 'holidays', 'places', 'shiftTypes'],
    input: v.object({
      from: LocalDate,
      to: LocalDate,
      providerId: Text,
      /** Those that met a shift at this facility. */
      hospitalId: Text,
      ruleId: Text,
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({
        violations: v.array(Verdict),
        names: VerdictNames,
        total: v.number(),
        /** How many of all that were found each rule, person and facility has, the most first. */
        byRule: v.array(v.object({ ruleId: v.string(), count: v.number() })),
        byProvider: v.array(v.object({ providerId: v.string(), count: v.number() })),
        byFacility: v.array(v.object({ hospitalId: v.string(), count: v.number() })),
      }),
      ...refusals,
    },
  },
})
