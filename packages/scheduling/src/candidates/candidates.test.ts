import { describe, expect, it } from 'vitest'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { dayOn, nightOn, personOf, ruleOf, situationOf } from '../../test/judge/roster.ts'
import {
  bucketOf,
  candidateBuckets,
  CANDIDATE_WEIGHTS,
  compareBuckets,
  isMissing,
  judge,
  nearLimits,
  pointsOf,
  worstOfEach,
  type CandidateFacts,
  type CandidateFigures,
  type JudgedShift,
  type Rule,
} from '../judge/index.ts'

const SEED = 20300508
const FREE: CandidateFacts = { isActive: true, isTrained: true, isBooked: false, isOnLeave: false }
const block = (kind: 'rest' | 'credential' | 'specialty' | 'homeFacility' | 'leaveOverlap' | 'nearLeave') =>
  ({ severity: 'block', kind }) as const

describe('the bucket of somebody', () => {
  it('follows from what is known of them', () => {
    expect(bucketOf(FREE, [], false)).toBe('free')
    expect(bucketOf(FREE, [], true)).toBe('nearLimit')
    expect(bucketOf({ ...FREE, isOnLeave: true }, [], true)).toBe('onLeave')
    expect(bucketOf({ ...FREE, isBooked: true }, [], false)).toBe('bookedElsewhere')
    expect(bucketOf({ ...FREE, isTrained: false }, [], false)).toBe('notQualified')
    expect(bucketOf({ ...FREE, isActive: false }, [], false)).toBe('inactive')
  })

  it('follows from what the rules say, by severity and kind', () => {
    expect(bucketOf(FREE, [{ severity: 'inform', kind: 'credential' }], false)).toBe('nearLimit')
    expect(bucketOf(FREE, [{ severity: 'warn', kind: 'specialty' }], false)).toBe('needsOverride')
    for (const kind of ['rest', 'nearLeave'] as const) expect(bucketOf(FREE, [block(kind)], true)).toBe('blocked')
    expect(bucketOf(FREE, [block('leaveOverlap')], false)).toBe('onLeave')
    for (const kind of ['credential', 'specialty', 'homeFacility'] as const)
      expect(bucketOf(FREE, [block(kind)], false)).toBe('notQualified')
  })

  it('is the last of all that they are in', () => {
    expect(bucketOf({ ...FREE, isBooked: true, isOnLeave: true }, [block('rest')], false)).toBe('bookedElsewhere')
    const all = { isActive: false, isTrained: false, isBooked: true, isOnLeave: true }
    expect(bucketOf(all, [block('rest')], true)).toBe('inactive')
    expect(bucketOf(FREE, [{ severity: 'warn', kind: 'rest' }, block('rest')], false)).toBe('blocked')
    expect([...candidateBuckets].sort(compareBuckets)).toEqual(candidateBuckets)
  })
})

const FIGURES: CandidateFigures = {
  weekMinutes: 1680,
  targetMinutes: 2400,
  nights: 0,
  weekends: 0,
  isAtHome: true,
  isAlike: true,
  restMinutes: { before: null, after: null },
}
const points = (more: Partial<CandidateFigures>) => pointsOf({ ...FIGURES, ...more }, 720)

describe('points', () => {
  const { night, weekend, awayFromHome, otherSpecialty } = CANDIDATE_WEIGHTS
  it('are none for who comes to their contract, at home and rested', () => {
    expect(points({})).toBe(0)
    expect(points({ targetMinutes: null })).toBe(0)
  })
  it('grow with hours over the contract, nights, weekends and a facility that is not theirs', () => {
    expect(points({ weekMinutes: 1740 })).toBe(1)
    expect(points({ weekMinutes: 1080 })).toBe(-10)
    expect(points({ nights: 3, weekends: 2 })).toBe(3 * night + 2 * weekend)
    expect(points({ isAtHome: false })).toBe(awayFromHome)
    expect(points({ isAlike: false })).toBe(otherSpecialty)
  })
  it('grow with each hour by which the shorter rest is less than a day', () => {
    expect(points({ restMinutes: { before: 1440, after: 2000 } })).toBe(0)
    expect(points({ restMinutes: { before: 660, after: null } })).toBe(13)
    expect(points({ restMinutes: { before: 660, after: 600 } })).toBe(14)
  })
})

const slot = dayOn(5, { shiftId: 'new:0' })
const touched = new Set(['new:0'])
const near = (rule: Rule, shifts: readonly JudgedShift[]) => {
  const situation = situationOf(personOf([...shifts, slot]))
  return nearLimits(situation, [rule], touched, judge(situation, [rule], touched))
}
const WEEK = { per: 'week' } as const

describe('a limit', () => {
  it('of minutes is near with a tenth of it left, and not before', () => {
    const most = (minutes: number) => near(ruleOf('mostMinutes', { window: WEEK, minutes }), [dayOn(3)])
    expect(most(1440 / 0.9 + 1)).toEqual([])
    // 24 hours of 26.
    expect(most(1560)).toMatchObject([{ severity: 'inform', amount: 120, facts: { minutes: 1560, actual: 1440 } }])
    expect(most(1440)).toMatchObject([{ amount: 0 }])
    // What fails is not near.
    expect(most(1439)).toEqual([])
  })

  it('of an average is near in the same way', () => {
    const window = { per: 'rolling', days: 14 } as const
    const average = (minutesPerWeek: number) => near(ruleOf('averageMinutes', { window, minutesPerWeek }), [dayOn(3)])
    expect(average(750)).toMatchObject([{ amount: 30, facts: { minutesPerWeek: 750, actual: 720 } }])
    expect(average(900)).toEqual([])
  })

  it('of what is counted is near when nothing is left of it', () => {
    const most = (count: number) =>
      near(ruleOf('count', { counted: 'shifts', window: WEEK, most: count }), [dayOn(2), dayOn(3)])
    expect(most(4)).toEqual([])
    expect(most(3)).toMatchObject([{ severity: 'inform', amount: 0, facts: { limit: 3, actual: 3, isMost: true } }])
    expect(most(2)).toEqual([])
    const row = (count: number) => near(ruleOf('consecutiveDays', { count: 'worked', most: count }), [dayOn(4)])
    expect(row(3)).toEqual([])
    expect(row(2)).toMatchObject([{ facts: { limit: 2, actual: 2 } }])
  })

  it('of a single day is the affair of the slot, and one that others are near to is theirs', () => {
    expect(near(ruleOf('mostMinutes', { window: { per: 'day' }, minutes: 720 }), [])).toEqual([])
    expect(near(ruleOf('count', { counted: 'shifts', window: WEEK, most: 1 }), [])).toHaveLength(1)
    expect(near(ruleOf('rest', { minutes: 600 }), [nightOn(3)])).toEqual([])
    const early = situationOf(personOf([dayOn(15), dayOn(16), slot]))
    expect(nearLimits(early, [ruleOf('count', { counted: 'shifts', window: WEEK, most: 2 })], touched, [])).toEqual([])
  })
})

it('says of each rule the one verdict by which it fails most', () => {
  const rule = ruleOf('mostMinutes', { window: { per: 'rolling', days: 2 }, minutes: 600 })
  const verdicts = judge(situationOf(personOf([dayOn(4), slot])), [rule], touched)
  expect(verdicts.map(({ amount }) => amount)).toEqual([840, 120])
  expect(worstOfEach(verdicts).map(({ amount }) => amount)).toEqual([840])
})

describe(`of random rosters (seed ${SEED})`, () => {
  const random = randomOf(SEED)
  const rosters = Array.from({ length: 150 }, () => ({
    situation: randomSituation(random),
    rules: randomRules(random),
  }))

  it('what fails most is the same, whether all is told or no more than that', () => {
    let told = 0
    for (const { situation, rules } of rosters) {
      const [all, worst] = [judge(situation, rules, 'all'), judge(situation, rules, 'all', { isWorst: true })]
      expect(worstOfEach(worst)).toEqual(worstOfEach(all))
      const tooMuch = (verdicts: typeof all) => worstOfEach(verdicts.filter((verdict) => !isMissing(verdict)))
      expect(tooMuch(worst)).toEqual(tooMuch(all))
      told += all.length - worst.length
    }
    expect(told).toBeGreaterThan(100)
  })

  it('limits are near to the same people, whether whoever fails is looked at or not', () => {
    let [found, left] = [0, 0]
    for (const { situation, rules } of rosters) {
      const everything = new Set(situation.people.flatMap(({ shifts }) => shifts.map(({ shiftId }) => shiftId)))
      const failing = judge(situation, rules, everything)
      const isFailing = ({ ruleId, providerId }: { ruleId: string; providerId: string }) =>
        failing.some((one) => one.ruleId === ruleId && one.providerId === providerId)
      const all = nearLimits(situation, rules, everything, [])
      const kept = all.filter((one) => !isFailing(one))
      expect(nearLimits(situation, rules, everything, failing)).toEqual(kept)
      found += kept.length
      left += all.length - kept.length
    }
    expect(Math.min(found, left)).toBeGreaterThan(10)
  })
})
