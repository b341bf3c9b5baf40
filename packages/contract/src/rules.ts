import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { RuleScope, ruleParameters, type RuleKind } from './rule-fields.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'
import { Severity, Verdict, VerdictNames, type ProposedVerdict } from './verdicts.ts'

/** Who goes over a rule that warns: whoever plans, whoever plans and says why, or an admin who says why. */
const Override = v.picklist(['free', 'reason', 'admin'], 'must be free, reason or admin')

/** What is said of a rule, whatever its kind. */
const said = {
  severity: Severity,
  override: v.optional(Override, 'free'),
  scope: v.optional(RuleScope, {}),
  /** First and last date on which it counts, both part of it; null is open. */
  validFrom: v.optional(v.nullable(LocalDate), null),
  validTo: v.optional(v.nullable(LocalDate), null),
}
const stored = {
  ruleId: v.string(),
  severity: Severity,
  override: Override,
  scope: RuleScope,
  validFrom: v.nullable(v.string()),
  validTo: v.nullable(v.string()),
  /** The pack that it came with, and the document and article that asks for it. */
  packId: v.nullable(v.string()),
  source: v.nullable(v.string()),
  version: v.number(),
}

/** One schema a kind, each with the parameters of its own. */
const kind = <K extends RuleKind>(name: K) =>
  v.object({ ...stored, kind: v.literal(name), parameters: ruleParameters[name] })

/** A rule of the account's schedule. */
export const Rule = v.variant('kind', [
  kind('rest'),
  kind('mostMinutes'),
  kind('averageMinutes'),
  kind('freeDays'),
  kind('freeStretch'),
  kind('consecutiveDays'),
  kind('count'),
  kind('everyNthNight'),
  kind('longestDuty'),
  kind('succession'),
  kind('completeWeekends'),
  kind('leaveOverlap'),
  kind('nearLeave'),
  kind('credential'),
  kind('specialty'),
  kind('homeFacility'),
  kind('pair'),
  kind('notice'),
  kind('contractMinutes'),
])
export type Rule = v.InferOutput<typeof Rule>

/** What it takes to book something that a rule speaks against. */
export const needsOf = (
  { severity, override }: Pick<Rule, 'severity' | 'override'>,
  isAdmin: boolean,
): ProposedVerdict['needs'] => {
  if (severity === 'block') return 'cure'
  if (severity !== 'warn' || override === 'free') return null
  return override === 'admin' && !isAdmin ? 'admin' : 'reason'
}

// The keys of the schemas are the kinds.
const KINDS = Object.keys(ruleParameters) as RuleKind[]
export const NewRule = v.object({
  kind: v.picklist(KINDS, 'must be a kind of rule'),
  ...said,
  /** As the kind's entry of `ruleParameters` has them, and no more. */
  parameters: v.record(v.string(), v.unknown()),
})
export type NewRule = v.InferInput<typeof NewRule>

/** Every booking is judged by all of them. */
export const MOST_RULES = 200

const refused = { message: v.string(), facts: v.object({ rule: Rule }) }
/** Why a change of a rule was refused: `message` in English, `reason` and `facts` for any other wording. */
export const RuleConflict = v.object({ ...refused, reason: v.literal('version') })
export type RuleConflict = v.InferOutput<typeof RuleConflict>

const one = v.object({ rule: Rule })
const writes = { ...refusals, 404: Refusal, 409: RuleConflict, 415: Refusal, 422: Refusal } as const

/** So many people and findings a backtest names; it counts them all. */
export const MOST_BACKTESTED = 20
/** What a rule would have said. */
const Backtest = v.object({
  /** From when to when was looked, and where what is planned begins. */
  from: v.string(),
  today: v.string(),
  to: v.string(),
  /** How often it would have spoken in what was worked, and does in what is planned, and for how many people. */
  past: v.number(),
  planned: v.number(),
  providers: v.number(),
  /** Those it is most often about, and the latest of what it found. */
  byProvider: v.array(v.object({ providerId: v.string(), count: v.number() })),
  verdicts: v.array(Verdict),
  names: VerdictNames,
})

/** What a schedule is judged by. */
export const rules = endpoints({
  listRules: {
    method: 'GET',
    path: '/api/rules',
    allow: 'admin',
    summary: 'Rules of the account, those of packs first, then in the order in which they were added',
    reads: ['rules', 'people', 'places', 'shiftTypes', 'credentials'],
    input: v.object({ q: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ rules: v.array(Rule), names: VerdictNames, total: v.number() }), ...refusals },
  },
  readRule: {
    method: 'GET',
    path: '/api/rules/{ruleId}',
    allow: 'admin',
    summary: 'One rule as it is now',
    reads: ['rules'],
    input: v.object({ ruleId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createRule: {
    method: 'POST',
    path: '/api/rules',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a rule; honours Idempotency-Key',
    writes: ['rules', 'history'],
    input: NewRule,
    answers: { 201: one, ...writes },
  },
  backtestRule: {
    method: 'POST',
    path: '/api/rules/backtest',
    allow: 'admin',
    summary:
      'How often a rule would have spoken in the last twelve months, and does in the next six, whatever its severity. Writes nothing',
    input: NewRule,
    answers: { 200: Backtest, ...refusals, 404: Refusal, 415: Refusal, 422: Refusal },
  },
  switchPackOn: {
    method: 'POST',
    path: '/api/rules/packs',
    allow: 'admin',
    idempotent: true,
    summary: 'Add the rules of a pack that are not there yet; honours Idempotency-Key',
    writes: ['rules', 'history'],
    input: v.object({
      packId: Id,
      /** Only for those whose contract names the pack. */
      byContract: v.optional(v.boolean(), false),
    }),
    answers: { 201: v.object({ rules: v.array(Rule) }), ...refusals, 404: Refusal, 415: Refusal, 422: Refusal },
  },
  changeRule: {
    method: 'PATCH',
    path: '/api/rules/{ruleId}',
    allow: 'admin',
    summary: 'Change what is given of a rule; its kind stays',
    writes: ['rules', 'history'],
    input: v.object({
      ruleId: Id,
      version: Version,
      severity: v.optional(Severity),
      override: v.optional(Override),
      scope: v.optional(RuleScope),
      validFrom: v.optional(v.nullable(LocalDate)),
      validTo: v.optional(v.nullable(LocalDate)),
      /** All of its kind's: they are not merged. */
      parameters: v.optional(v.record(v.string(), v.unknown())),
    }),
    answers: { 200: one, ...writes },
  },
  deleteRule: {
    method: 'DELETE',
    path: '/api/rules/{ruleId}',
    allow: 'admin',
    summary: 'Judge by it no longer; what was booked stays',
    writes: ['rules', 'history'],
    input: v.object({ ruleId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
