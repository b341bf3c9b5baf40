import type { LocalDate } from '../day-numbers.ts'
import type { Names, Unit } from './kind.ts'
import { kinds, type FactsOf, type KindName } from './kinds/all-kinds.ts'
import type { Severity } from './rules.ts'

type VerdictFrame = {
  /** The same for the same failing of the same rule, person and shifts, whatever else is looked at. */
  key: string
  severity: Severity
  ruleId: string
  providerId: string
  /** The shifts that it met, sorted. */
  shiftIds: readonly string[]
  /** The days that it is about, both included. */
  from: LocalDate
  to: LocalDate
  /** By how much it fails. */
  amount: number
  unit: Unit
}

/** Verdicts of some kinds: each with the facts of its own, which are all that a sentence needs, in any language. */
export type VerdictOf<K extends KindName> = { [P in K]: VerdictFrame & { kind: P; facts: FactsOf<P> } }[K]

/** What a rule says is wrong. */
export type Verdict = VerdictOf<KindName>

const wordsOf = <K extends KindName>({ kind, facts, amount }: VerdictOf<K>, names: Names): string =>
  kinds[kind].words(facts, amount, names)

/** A verdict in English, as an answer of the server says it. */
export const messageOf = (verdict: Verdict, names: Names): string => wordsOf(verdict, names)
