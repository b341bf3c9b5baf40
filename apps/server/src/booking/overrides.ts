import { createHash } from 'node:crypto'
import {
  ApiError,
  needsOf,
  type Override,
  type ProposedVerdict,
  type RulesRefusal,
  type VerdictNames,
} from '@onward/contract'
import type { Verdict } from '@onward/scheduling/judge'
import type { Author } from '#server/audit.ts'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import { curesFor } from './cures.ts'
import type { Judgement } from './judge-booking.ts'
import type { RuleInForce } from './rules.ts'
import type { Scope } from './scope.ts'
import { shownVerdicts, withNamesOf } from './verdicts.ts'

/** What the rules say of a booking, as its answer says it. */
export type Said = { verdicts: ProposedVerdict[]; names: VerdictNames }
const NO_NAMES: VerdictNames = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
export const NOTHING_SAID: Said = { verdicts: [], names: NO_NAMES }

/** Whether nothing is booked against a rule, whatever somebody says who plans so far. */
export const isStopping = (rule: RuleInForce, scope: Scope): boolean => {
  // Whoever plans everywhere is an admin.
  const needs = needsOf(rule, scope === undefined)
  return needs === 'cure' || needs === 'admin'
}

/**
 * The key by which a verdict is gone over: another one once it is worse. Whoever plans at some facilities is told none of the
 * ids that it is made of.
 */
const keyOf = ({ key, amount }: Verdict, scope: Scope) => {
  const whole = `${key} ${amount}`
  return scope === undefined ? whole : createHash('sha256').update(whole).digest('base64url')
}

const proposed = async (
  trx: Db,
  { accountId, scope }: Author,
  rules: readonly RuleInForce[],
  { verdicts, placeOf }: Judgement,
): Promise<Said> => {
  const ruleOf = new Map(rules.map((rule) => [rule.ruleId, rule]))
  const shown = await shownVerdicts(trx, accountId, verdicts, { scope, placeOf })
  return {
    names: shown.names,
    verdicts: shown.verdicts.map((verdict, at) => {
      const judged = verdicts[at]
      const rule = judged && ruleOf.get(judged.ruleId)
      return {
        ...verdict,
        key: judged ? keyOf(judged, scope) : verdict.key,
        needs: rule ? needsOf(rule, scope === undefined) : null,
        cures: null,
      }
    }),
  }
}

/** The same with what would cure it. */
const withCures = async (
  trx: Db,
  { accountId }: Author,
  rules: readonly RuleInForce[],
  judgement: Judgement,
  { verdicts, names }: Said,
): Promise<Said> => {
  const cures = await curesFor(trx, accountId, rules, judgement)
  return {
    names: await withNamesOf(trx, accountId, names, [...cures.values()].flat()),
    verdicts: verdicts.map((verdict, at) => {
      const judged = judgement.verdicts[at]
      return { ...verdict, cures: (judged && cures.get(judged)) ?? null }
    }),
  }
}

/** The verdict of a booking as it is kept: with the ids that its new shifts have got. */
const stored = (verdict: Verdict, { moved }: Judgement): Verdict => {
  const idOf = (id: string) => String(moved.get(id)?.shift.assignmentId ?? id)
  const told = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => told(one))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner, name)]))
    return key === 'shiftId' ? idOf(String(value)) : value
  }
  const shiftIds = verdict.shiftIds.map(idOf).sort()
  const about = verdict.key.slice(0, verdict.key.length - verdict.shiftIds.join(',').length)
  // The facts have the form that they had.
  return { ...verdict, shiftIds, key: about + shiftIds.join(','), facts: told(verdict.facts) } as Verdict
}

/** The shifts of a booking with which a warning is kept: those that it met, or else those of its person. */
const shiftsOf = (verdict: Verdict, { moved, beside }: Judgement) => {
  const met = verdict.shiftIds.flatMap((id) => moved.get(id)?.shift ?? beside?.get(id) ?? [])
  if (met.length > 0) return met
  return [...moved.values()].map(({ shift }) => shift).filter(({ providerId }) => providerId === verdict.providerId)
}

/** How somebody goes over warnings. */
export type Going = {
  overrides?: readonly Override[]
  /** Nobody is asked why: what follows from a clock put right, somebody who leaves, or a step back. What is blocked, or an admin's to go over, is refused all the same. */
  isUnattended?: boolean
}

/**
 * Keeps the warnings that a booking went over, with who did and why, by its shifts.
 * @throws ApiError 422 `RulesRefusal` with all that the rules say, where a rule blocks, or needs a reason or an admin
 */
export const goOver = async (
  trx: Db,
  author: Author & { batchId: number },
  rules: readonly RuleInForce[],
  judgement: Judgement,
  { overrides = [], isUnattended = false }: Going,
): Promise<Said> => {
  const said = await proposed(trx, author, rules, judgement)
  const reasons = new Map(overrides.map(({ verdictKey, reason }) => [verdictKey, reason]))
  const left = said.verdicts.filter(
    ({ needs, key }) =>
      needs === 'cure' || needs === 'admin' || (needs === 'reason' && !isUnattended && !reasons.has(key)),
  )
  if (left.length > 0) {
    const facts = await withCures(trx, author, rules, judgement, said)
    const message = left.map((verdict) => verdict.message).join(' ')
    throw new ApiError(422, { message, reason: 'rules', facts } satisfies RulesRefusal)
  }
  const { accountId, userId, batchId } = author
  const rows = judgement.verdicts.flatMap((verdict, at) => {
    if (verdict.severity !== 'warn') return []
    const kept = stored(verdict, judgement)
    const { ruleId, providerId } = kept
    const reason = reasons.get(said.verdicts[at]?.key ?? '') ?? null
    const row = { accountId, userId, batchId, ruleId, providerId, reason, verdict: JSON.stringify(kept) }
    return shiftsOf(verdict, judgement).map(({ assignmentId }) => ({ ...row, assignmentId }))
  })
  for (const chunk of chunks(rows)) await trx.insertInto('ruleOverride').values(chunk).execute()
  return said
}

/** What the rules say, with what would cure it. */
export const explained = async (
  trx: Db,
  author: Author,
  rules: readonly RuleInForce[],
  judgement: Judgement,
): Promise<Said> => withCures(trx, author, rules, judgement, await proposed(trx, author, rules, judgement))
