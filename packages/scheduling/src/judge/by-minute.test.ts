import { describe, expect, it } from 'vitest'
import * as limits from '../../test/judge/by-minute-limits.ts'
import * as others from '../../test/judge/by-minute-others.ts'
import type { Found, Look } from '../../test/judge/by-minute.ts'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { dayNumber } from '../day-numbers.ts'
import { judge, kindNames, type KindName, type Rule, type RuleOf, type Situation } from './index.ts'

const seed = 20270301
/** Of each kind; fewer where every small change to the judge is tried. */
const ROSTERS = Number(process.env['ROSTERS'] ?? 1_500)

const naive: { [K in KindName]: (look: Look, parameters: RuleOf<K>['parameters']) => Found[] } = {
  ...limits,
  ...others,
}

const lineOf = (providerId: string, { ids, from, to, amount }: Found) =>
  `${providerId} ${ids.join(',')} ${from} ${to} ${amount.toFixed(3)}`

const byMinute = <K extends KindName>({ kind, parameters }: RuleOf<K>, situation: Situation): string[] =>
  situation.people
    .flatMap((person) =>
      naive[kind]({ person, situation }, parameters)
        .filter(({ from, to }) => from <= situation.range.to && to >= situation.range.from)
        .map((found) => lineOf(person.providerId, found)),
    )
    .sort()

const byJudge = (rule: Rule, situation: Situation): string[] => {
  const touched = new Set(
    [...situation.people.flatMap(({ shifts }) => shifts), ...(situation.dropped ?? [])].map(({ shiftId }) => shiftId),
  )
  return judge(situation, [rule], rule.kind === 'notice' ? touched : 'all')
    .map(({ providerId, shiftIds, from, to, amount }) =>
      lineOf(providerId, { ids: [...new Set(shiftIds)], from: dayNumber(from), to: dayNumber(to), amount }),
    )
    .sort()
}

describe(`the judge beside one that goes minute by minute (seed ${seed})`, () => {
  it.each(kindNames)(`agrees with it on ${ROSTERS} rosters, of which a good share fails and not all: %s`, (kind) => {
    const random = randomOf(seed + kindNames.indexOf(kind))
    const differing: unknown[] = []
    let failing = 0
    for (let at = 0; at < ROSTERS; at += 1) {
      const situation = randomSituation(random)
      const rule = randomRules(random).find((one) => one.kind === kind)
      if (!rule) throw new Error(`No rule of the kind ${kind}`)
      const [ours, theirs] = [byJudge(rule, situation), byMinute(rule, situation)]
      if (ours.length > 0) failing += 1
      if (ours.join('\n') !== theirs.join('\n') && differing.length < 3) differing.push({ at, rule, ours, theirs })
    }
    expect(differing).toEqual([])
    expect(failing / ROSTERS).toBeGreaterThan(0.05)
    expect(failing / ROSTERS).toBeLessThan(0.95)
  })
})
