import { judge } from '../judge/judge.ts'
import type { Rule } from '../judge/rules.ts'
import type { Situation } from '../judge/situation.ts'
import type { Verdict } from '../judge/verdict.ts'

/** So much of a limit of minutes may be left for it to be near. */
const TENTH = 0.1

const isLong = ({ per }: { per: string }) => per !== 'day'

/**
 * The rule with its limit a tenth lower, or of what is counted by one, so that whoever comes near to it fails; undefined where it
 * has no such limit. What counts within one day is about the slot rather than about who works it.
 */
const tightened = (rule: Rule): Rule | undefined => {
  if (rule.kind === 'mostMinutes' && isLong(rule.parameters.window)) {
    const minutes = rule.parameters.minutes * (1 - TENTH)
    return { ...rule, parameters: { ...rule.parameters, minutes } }
  }
  if (rule.kind === 'averageMinutes' && isLong(rule.parameters.window)) {
    const minutesPerWeek = rule.parameters.minutesPerWeek * (1 - TENTH)
    return { ...rule, parameters: { ...rule.parameters, minutesPerWeek } }
  }
  if (rule.kind === 'count' && isLong(rule.parameters.window)) {
    const { least: _, most, ...parameters } = rule.parameters
    return most === undefined || most === 0 ? undefined : { ...rule, parameters: { ...parameters, most: most - 1 } }
  }
  if (rule.kind === 'consecutiveDays' && rule.parameters.count === 'worked') {
    const { least: _, most, ...parameters } = rule.parameters
    return most === undefined || most < 2 ? undefined : { ...rule, parameters: { ...parameters, most: most - 1 } }
  }
  return undefined
}

/** What the tightened rule found, said of the rule itself: how much is left of its limit. */
const saidOf = (verdict: Verdict, rule: Rule): Verdict | undefined => {
  const rest = (limit: number, actual: number) => ({ severity: 'inform', amount: Math.max(0, limit - actual) }) as const
  if (verdict.kind === 'mostMinutes' && rule.kind === 'mostMinutes') {
    const { minutes } = rule.parameters
    return { ...verdict, ...rest(minutes, verdict.facts.actual), facts: { ...verdict.facts, minutes } }
  }
  if (verdict.kind === 'averageMinutes' && rule.kind === 'averageMinutes') {
    const { minutesPerWeek } = rule.parameters
    return { ...verdict, ...rest(minutesPerWeek, verdict.facts.actual), facts: { ...verdict.facts, minutesPerWeek } }
  }
  if (
    (verdict.kind === 'count' && rule.kind === 'count') ||
    (verdict.kind === 'consecutiveDays' && rule.kind === 'consecutiveDays')
  ) {
    const limit = rule.parameters.most ?? verdict.facts.limit
    return { ...verdict, ...rest(limit, verdict.facts.actual), facts: { ...verdict.facts, limit } } as Verdict // of the kind that it was
  }
  return undefined
}

/** Of each rule and person the verdict by which most is wrong, or with a negative `sign` least is left, in the order of the first. */
const oneOfEach = (verdicts: readonly Verdict[], sign: 1 | -1): Verdict[] => {
  const found = new Map<string, Verdict>()
  for (const verdict of verdicts) {
    const key = `${verdict.ruleId} ${verdict.providerId}`
    const other = found.get(key)
    if (!other || (verdict.amount - other.amount) * sign > 0) found.set(key, verdict)
  }
  return [...found.values()]
}

/** Of each rule and person the verdict by which it fails most. */
export const worstOfEach = (verdicts: readonly Verdict[]): Verdict[] => oneOfEach(verdicts, 1)

/**
 * The limits that are kept, and nearly reached with the touched shifts: a tenth or less is left of minutes in a window longer
 * than a day, or nothing of shifts, days, weekends and holidays that are counted. Of each rule and person that of which least
 * is left, as a verdict of what does not fail: `amount` is what is left.
 * @param failing what the rules say of the same shifts
 */
export const nearLimits = (
  situation: Situation,
  rules: readonly Rule[],
  touched: ReadonlySet<string>,
  failing: readonly Verdict[],
): Verdict[] => {
  const byId = new Map(rules.map((rule) => [rule.ruleId, rule]))
  const fail = new Set(failing.map(({ ruleId, providerId }) => `${ruleId} ${providerId}`))
  const ids = situation.people.map(({ providerId }) => providerId)
  // Whoever fails a rule is not near to it, and need not be looked at.
  const tighter = rules.flatMap((rule): Rule[] => {
    const tight = tightened(rule)
    if (!tight) return []
    const { scope = {} } = rule
    const providerIds = (scope.providerIds ?? ids).filter((id) => !fail.has(`${rule.ruleId} ${id}`))
    return [{ ...tight, scope: { ...scope, providerIds } }]
  })
  if (tighter.length === 0) return []
  const near = judge(situation, tighter, touched).flatMap((verdict) => {
    const rule = byId.get(verdict.ruleId)
    const isKept = !fail.has(`${verdict.ruleId} ${verdict.providerId}`)
    return (isKept && rule && saidOf(verdict, rule)) || []
  })
  return oneOfEach(near, -1)
}
