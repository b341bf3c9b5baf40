import { expect, it } from 'vitest'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { endDay, judge, reachOf, startDay } from './index.ts'

const seed = 20270302

it(`what lies farther away than the reach of a rule changes nothing (seed ${seed})`, () => {
  const random = randomOf(seed)
  const differing: unknown[] = []
  let cut = 0
  for (let at = 0; at < 400; at += 1) {
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
  expect(cut).toBeGreaterThan(1000)
})
