import { describe, expect, it } from 'vitest'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { dayOn, march, names, nightOn, personOf, ruleOf, shiftOf, situationOf } from '../../test/judge/roster.ts'
import {
  changed,
  changeWords,
  curesOf,
  judge,
  type Change,
  type CureOptions,
  type JudgedShift,
  type Rule,
  type Situation,
  type Verdict,
} from '../judge/index.ts'

const seed = 20270303
const rest = ruleOf('rest', { minutes: 600 })
const late = shiftOf('2027-03-02T12:00', '2027-03-02T22:00', { shiftId: 'late' })
const early = shiftOf('2027-03-03T07:00', '2027-03-03T19:00', { shiftId: 'new:0' })

const curesFor = (shifts: readonly JudgedShift[], rules: Rule[], options?: CureOptions, more = {}) => {
  const situation = situationOf(personOf(shifts), more)
  const [verdict] = judge(situation, rules, 'all')
  if (!verdict) throw new Error('nothing is wrong')
  return curesOf(situation, rules, verdict, options)
}
const sizes = (...all: Parameters<typeof curesFor>) =>
  curesFor(...all).map(({ change: { change }, size }) => [change, size])

describe('cures', () => {
  it('are the least that helps, the smallest first', () => {
    expect(sizes([late, early], [rest])).toEqual([
      ['endEarlier', 60],
      ['startLater', 60],
      ['drop', 600],
      ['drop', 720],
    ])
    expect(sizes([late, { ...early, start: early.start + 1 }], [rest], { step: 1, shiftIds: ['new:0'] })).toEqual([
      ['startLater', 59],
      ['drop', 719],
    ])
  })

  it('can be another shift, if it helps, and say what they cause', () => {
    const noon = { ...shiftOf('2027-03-03T12:00', '2027-03-04T00:00'), shiftId: 'new:0', shiftTypeId: 'noon' }
    const soon = { ...shiftOf('2027-03-03T06:00', '2027-03-03T18:00'), shiftId: 'new:0', shiftTypeId: 'soon' }
    const after = dayOn(4, { shiftId: 'after' })
    const cures = curesFor([late, early, after], [rest], { candidates: [noon, soon], shiftIds: ['new:0'] })
    expect(cures.map(({ change: { change }, causes }) => [change, causes.length])).toEqual([
      ['startLater', 0],
      ['replace', 1],
      ['drop', 0],
    ])
  })

  it('are no shift over another one, and none on leave', () => {
    const call = { ...shiftOf('2027-03-03T12:00', '2027-03-04T12:00'), shiftId: 'new:0', shiftTypeId: 'call' }
    const offered = (more: readonly JudgedShift[], leave: Situation['people'][number]['leave'] = []) => {
      const situation = situationOf({ ...personOf([late, early, ...more]), leave })
      const [verdict] = judge(situation, [rest], 'all')
      if (!verdict) throw new Error('nothing is wrong')
      const cures = curesOf(situation, [rest], verdict, { candidates: [call], shiftIds: ['new:0'] })
      return cures.map(({ change: { change } }) => change)
    }
    expect(offered([])).toContain('replace')
    expect(offered([dayOn(4, { shiftId: 'after' })])).not.toContain('replace')
    expect(offered([], [{ from: march(4), to: march(4), status: 'approved' }])).not.toContain('replace')
    expect(offered([], [{ from: march(4), to: march(4), status: 'pending' }])).toContain('replace')
  })

  it('of a credential are to have it as long as the shift needs it', () => {
    const requirements = [{ credentialTypeId: 'acls', hospitalId: null, shiftTypeId: null, specialtyId: null }]
    const [first] = curesFor([nightOn(2)], [ruleOf('credential', {})], {}, { requirements })
    const credential = { credentialTypeId: 'acls', hospitalId: null, from: march(2), to: march(3) }
    expect(first).toMatchObject({ change: { change: 'credential', providerId: 'ann', credential }, size: 0 })
  })

  it('are none where nothing single helps', () => {
    const least = ruleOf('count', { counted: 'shifts', window: { per: 'month' }, least: 5 })
    expect(sizes([dayOn(1)], [least])).toEqual([])
  })

  it('are said in words', () => {
    const said = curesFor([late, early], [rest], { shiftIds: ['new:0'] })
    expect(said.map(({ change }) => changeWords(change, early, names))).toEqual([
      'Start the day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00 1 h later.',
      'Drop the day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00.',
    ])
  })
})

/** Every single change that there is, in steps of half an hour. */
const everyChange = (situation: Situation, { shiftIds }: Verdict) =>
  situation.people
    .flatMap(({ shifts }) => shifts)
    .filter(({ shiftId }) => shiftIds.includes(shiftId))
    .flatMap(({ shiftId, start, end }) => {
      const changes: { change: Change; size: number }[] = [{ change: { change: 'drop', shiftId }, size: end - start }]
      for (let minutes = 30; minutes < end - start; minutes += 30) {
        changes.push({ change: { change: 'startLater', shiftId, minutes }, size: minutes })
        changes.push({ change: { change: 'endEarlier', shiftId, minutes }, size: minutes })
      }
      return changes
    })

describe(`cures of random rosters (seed ${seed})`, () => {
  const random = randomOf(seed)
  const wrong: unknown[] = []
  let [cured, caused] = [0, 0]
  for (let at = 0; at < 20; at += 1) {
    const situation = { ...randomSituation(random), dropped: [] }
    const rules = randomRules(random).filter(({ kind }) => kind !== 'notice')
    const verdicts = judge(situation, rules, 'all')
    for (const verdict of verdicts.filter((_, place) => place % 7 === at % 7)) {
      const remains = (change: Change) => {
        const after = judge(changed(situation, change), rules, 'all').filter(({ ruleId }) => ruleId === verdict.ruleId)
        const isNew = ({ key }: Verdict) => !verdicts.some((one) => one.key === key)
        const isPart = (one: Verdict) =>
          one.providerId === verdict.providerId && one.shiftIds.every((id) => verdict.shiftIds.includes(id))
        return after.some((one) => one.key === verdict.key || (isNew(one) && isPart(one)))
      }
      const cures = curesOf(situation, rules, verdict, { step: 30 })
      cured += cures.length
      caused += cures.filter(({ causes }) => causes.length > 0).length
      if (cures.some(({ change }) => remains(change))) wrong.push({ remains: verdict, cures })
      const least = Math.min(
        ...everyChange(situation, verdict).flatMap(({ change, size }) => (remains(change) ? [] : [size])),
      )
      const ours = Math.min(...cures.map(({ size }) => size).filter((size) => size > 0))
      if (ours !== least) wrong.push({ verdict, ours, least })
    }
  }

  it('clear the verdict, and nothing smaller does', () => {
    expect(wrong.slice(0, 2)).toEqual([])
    expect(cured).toBeGreaterThan(100)
    expect(caused).toBeGreaterThan(10)
  })
})
