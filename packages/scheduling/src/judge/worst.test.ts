import { expect, it } from 'vitest'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { judge, type Verdict } from './index.ts'
import { isMissing } from './no-worse.ts'

/** By sorting: the first by which most is wrong, and the first of all, of what is missing and of what is too much. */
const worstOf = (all: readonly Verdict[]) => {
  const groups = Map.groupBy(all, (one) => `${one.ruleId} ${one.providerId} ${isMissing(one)}`)
  return [...groups.values()].flatMap((some) => {
    const [most] = some.toSorted((a, b) => b.amount - a.amount || a.from.localeCompare(b.from))
    const [first] = some.toSorted((a, b) => a.from.localeCompare(b.from))
    return some.filter(({ amount, from }) => from === first?.from || (amount === most?.amount && from === most?.from))
  })
}

it('what fails most, and first, is told of each rule and person where no more is asked for', () => {
  const random = randomOf(20270304)
  let left = 0
  for (let at = 0; at < 60; at += 1) {
    const situation = randomSituation(random)
    const rules = randomRules(random)
    const all = judge(situation, rules, 'all')
    const worst = judge(situation, rules, 'all', { isWorst: true })
    const keys = (some: readonly Verdict[]) => some.map(({ key }) => key).sort()
    expect(keys(worst)).toEqual(keys(worstOf(all)))
    left += all.length - worst.length
  }
  expect(left).toBeGreaterThan(200)
})
