import { kinds, type KindName } from './kinds/all-kinds.ts'
import type { Rule, RuleOf } from './rules.ts'
import type { Reach } from './windows.ts'

const reachOfOne = <K extends KindName>({ kind, parameters }: RuleOf<K>): Reach => kinds[kind].reach(parameters)

/**
 * How many days before and after the judged ones the shifts of a person have to be known, so that no rule misses one across the
 * edge: whoever loads a situation loads every shift with a minute on those days, and a day more to either side for other zones.
 */
export const reachOf = (rules: readonly Rule[]): Reach => {
  const reach = { before: 0, after: 0 }
  for (const rule of rules) {
    if (rule.severity === 'off') continue
    const { before, after } = reachOfOne(rule)
    reach.before = Math.max(reach.before, before)
    reach.after = Math.max(reach.after, after)
  }
  return reach
}

/** Who has to be part of a situation for these people to be judged: they, and with whom a rule pairs them. */
export const peopleFor = (rules: readonly Rule[], providerIds: readonly string[]): string[] => {
  const people = new Set(providerIds)
  for (const rule of rules) {
    if (rule.severity === 'off' || rule.kind !== 'pair') continue
    const together = [rule.parameters.providerId, ...rule.parameters.others]
    if (together.some((id) => providerIds.includes(id))) for (const id of together) people.add(id)
  }
  return [...people]
}
