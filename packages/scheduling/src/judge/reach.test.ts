import { expect, it } from 'vitest'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { ruleOf } from '../../test/judge/roster.ts'
import { endDay, judge, reachOf, startDay, type Rule } from './index.ts'

const seed = 20270302
/** Fewer where every small change to the judge is tried. */
const ROSTERS = Number(process.env['ROSTERS'] ?? 400)

it(`what lies farther away than the reach of a rule changes nothing (seed ${seed})`, () => {
  const random = randomOf(seed)
  const differing: unknown[] = []
  let cut = 0
  for (let at = 0; at < ROSTERS; at += 1) {
    const situation = randomSituation(random)
    for (const rule of randomRules(random)) {
      const { before, after } = reachOf([rule])
      const { from, to } = situation.range
      const people = situation.people.map((person) => ({
        ...person,
        shifts: person.shifts.filter((shift) => endDay(shift) >= from - before && startDay(shift) <= to + after),
      }))
      if (people.some(({ shifts }, who) => shifts.length < (situation.people[who]?.shifts.length ?? 0))) cut += 1
      const keys = (of: typeof situation) => judge(of, [rule], 'all').map(({ key, amount }) => `${key} ${amount}`)
      const [near, all] = [keys({ ...situation, people }), keys(situation)]
      if (near.join('\n') !== all.join('\n')) differing.push({ rule, near, all })
    }
  }
  expect(differing.slice(0, 3)).toEqual([])
  expect(cut / ROSTERS).toBeGreaterThan(2.5)
})

it('is as many days as each kind has to look over', () => {
  const of = (rule: Rule) => reachOf([rule])
  const week = { per: 'week' } as const
  const both = (days: number) => ({ before: days, after: days })
  expect(of(ruleOf('rest', { minutes: 660, afterLength: 1440 }))).toEqual({ before: 3, after: 2 })
  expect(of(ruleOf('longestDuty', { minutes: 1440, handover: 240, joinedWithin: 0 }))).toEqual(both(9))
  expect(of(ruleOf('consecutiveDays', { count: 'worked', most: 6, least: 2 }))).toEqual(
    of(ruleOf('consecutiveDays', { count: 'worked', most: 6 })),
  )
  expect(of(ruleOf('consecutiveDays', { count: 'worked', most: 2, least: 6 }))).toEqual(
    of(ruleOf('consecutiveDays', { count: 'worked', least: 6 })),
  )
  expect(of(ruleOf('succession', { after: {}, never: {}, minutes: 600, days: 3 }))).toEqual(both(10))
  expect(of(ruleOf('succession', { after: {}, never: {}, minutes: 7200, days: 1 }))).toEqual(both(12))
  expect(of(ruleOf('count', { counted: 'weekends', window: week, most: 1 }))).toEqual({ before: 6, after: 12 })
  expect(of(ruleOf('count', { counted: 'shifts', window: week, most: 1 }))).toEqual(both(6))
})
