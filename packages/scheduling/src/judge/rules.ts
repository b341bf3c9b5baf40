import type { LocalDate } from '../day-numbers.ts'
import type { KindName, ParametersOf } from './kinds/all-kinds.ts'

/** `block`: it is not saved. `warn`: only by whoever may, with a reason. `inform`: it is said. */
export type Severity = 'block' | 'warn' | 'inform'

/**
 * For whom a rule is; what is not given is everybody. Limits look at all shifts of a person wherever they are: a rule of a facility
 * speaks where a shift of that facility is among those that it met.
 */
export type Scope = {
  hospitalIds?: readonly string[]
  /** People who have one of these specialties. */
  specialtyIds?: readonly string[]
  providerIds?: readonly string[]
  /** People whose contract, on the last day that a verdict is about, has one of these packs. */
  packIds?: readonly string[]
}

/** What all rules have. `from` and `to` are dates, both included, of which a verdict's last day has to be one. */
export type RuleFrame = {
  ruleId: string
  severity: Severity | 'off'
  scope?: Scope
  from?: LocalDate | null
  to?: LocalDate | null
  /** The document and article that asks for it. */
  source?: string
}

/** Rules of some kinds: each with the parameters of its own. */
export type RuleOf<K extends KindName> = { [P in K]: RuleFrame & { kind: P; parameters: ParametersOf<P> } }[K]

/** A rule of an account: its kind, and what that kind has to know. */
export type Rule = RuleOf<KindName>

/** A rule as an account keeps it: its dates are called as those of other rows. */
export type StoredRule = Pick<RuleFrame, 'ruleId' | 'severity'> & {
  scope: { readonly [Part in keyof Scope]: Scope[Part] | undefined }
  kind: KindName
  parameters: object
  validFrom: LocalDate | null
  validTo: LocalDate | null
}

/** The same to judge by. */
export const ruleOf = ({ ruleId, severity, scope, kind, parameters, validFrom, validTo }: StoredRule): Rule =>
  // Kind and parameters belong together: the schema by which the row was written and read says so.
  ({ ruleId, severity, scope, kind, parameters, from: validFrom, to: validTo }) as Rule
