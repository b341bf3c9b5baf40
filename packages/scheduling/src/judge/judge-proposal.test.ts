import { describe, expect, it } from 'vitest'
import { dayOn, march, nightOn, personOf, ruleOf, shiftOf, situationOf } from '../../test/judge/roster.ts'
import { judgeProposal, type JudgedShift, type Rule, type Situation } from './index.ts'

const HOUR = 60
const week = { per: 'week' } as const
const atMost = (hours: number) => ruleOf('mostMinutes', { window: week, minutes: hours * HOUR })
/** What is said of shifts that are new, and of those that are taken away, of somebody who has others. */
const said = (
  rule: Rule,
  { stay = [], come = [], go = [] }: { stay?: JudgedShift[]; come?: JudgedShift[]; go?: JudgedShift[] },
  more: Partial<Situation> = {},
) => {
  const situation = situationOf(personOf([...stay, ...come]), { dropped: go, ...more })
  return judgeProposal(situation, [rule], new Set([...come, ...go].map(({ shiftId }) => shiftId)))
}

describe('a proposal', () => {
  it('is told what it makes wrong, and not what stands elsewhere', () => {
    const stay = [nightOn(9), shiftOf('2027-03-10T12:00', '2027-03-10T20:00')]
    const rest = ruleOf('rest', { minutes: 11 * HOUR })
    expect(said(rest, { stay, come: [nightOn(3)] })).toEqual([])
    const night = nightOn(3)
    const early = shiftOf('2027-03-04T12:00', '2027-03-04T20:00')
    expect(said(rest, { stay: [...stay, night], come: [early] })).toMatchObject([
      { shiftIds: [night.shiftId, early.shiftId] },
    ])
  })

  it('may take a shift out of a week that has too many, or move it there, and adds none', () => {
    const stay = [dayOn(1), dayOn(2), dayOn(3), dayOn(4)]
    expect(said(atMost(40), { stay, go: [dayOn(5)] })).toEqual([])
    expect(
      said(atMost(40), { stay, come: [dayOn(6, { shiftId: 'moved' })], go: [dayOn(5, { shiftId: 'moved' })] }),
    ).toEqual([])
    // Longer than it was.
    const longer = shiftOf('2027-03-05T07:00', '2027-03-05T20:00', { shiftId: 'moved' })
    expect(said(atMost(40), { stay, come: [longer], go: [dayOn(5, { shiftId: 'moved' })] })).toMatchObject([
      { amount: 21 * HOUR },
    ])
    expect(said(atMost(40), { stay, come: [dayOn(6)] })).toMatchObject([{ amount: 20 * HOUR }])
  })

  it('that brings another shift for one that goes is the cause of what is wrong with it', () => {
    const stay = [dayOn(1), dayOn(2), dayOn(3), dayOn(4)]
    expect(said(atMost(40), { stay, come: [dayOn(6, { shiftId: 'new' })], go: [dayOn(5)] })).toMatchObject([
      { amount: 20 * HOUR },
    ])
  })

  it('of one week mends nothing in another', () => {
    const stay = [8, 9, 10, 11].map((day) => dayOn(day))
    const from = [1, 2, 3, 4].map((day) => dayOn(day))
    const moved = { come: [dayOn(12, { shiftId: 'moved' })], go: [dayOn(5, { shiftId: 'moved' })] }
    expect(said(atMost(40), { stay: [...from, ...stay], ...moved })).toMatchObject([
      { from: '2027-03-08', amount: 20 * HOUR },
    ])
  })

  it('is asked for its notice however short the notice was before', () => {
    const notice = ruleOf('notice', { minutes: 48 * HOUR })
    const now = march(4) * 1440
    const moved = { come: [dayOn(5, { shiftId: 'moved' })], go: [dayOn(5, { shiftId: 'moved' })] }
    expect(said(notice, moved, { now })).not.toEqual([])
  })

  it('is judged beside what the other person of it had', () => {
    const people = [
      personOf([dayOn(1), dayOn(2), dayOn(3), dayOn(4), dayOn(5, { shiftId: 'given' })]),
      personOf([], { providerId: 'bea' }),
    ]
    const situation = situationOf(people, { dropped: [dayOn(5, { shiftId: 'given', providerId: 'bea' })] })
    expect(judgeProposal(situation, [atMost(40)], new Set(['given']))).toMatchObject([{ providerId: 'ann' }])
  })
})

describe('what is missing', () => {
  const least = ruleOf('count', { counted: 'shifts', window: week, least: 3 })
  const range = { from: march(1), to: march(7) }

  it('is told to who takes away, not to who adds', () => {
    expect(said(least, { stay: [dayOn(1)], come: [dayOn(2)] }, { range })).toEqual([])
    expect(said(least, { stay: [dayOn(1), dayOn(2)], go: [dayOn(3)] }, { range })).toMatchObject([{ kind: 'count' }])
  })

  it('is told once more where it becomes worse', () => {
    expect(said(least, { stay: [dayOn(1)], go: [dayOn(2)] }, { range })).toMatchObject([{ amount: 2 }])
  })

  it('of a weekend is told to who takes one of its days away', () => {
    const weekends = ruleOf('completeWeekends', {})
    expect(said(weekends, { come: [dayOn(6)] })).toEqual([])
    expect(said(weekends, { stay: [dayOn(6)], go: [dayOn(7)] })).toMatchObject([{ from: '2027-03-06' }])
  })

  it('of a contract is told to who takes away; too much to who adds', () => {
    const contract = { from: march(1), to: null, fte: 1, target: 40 * HOUR, least: 30 * HOUR, most: 50 * HOUR }
    const of = (what: 'least' | 'most') => ruleOf('contractMinutes', { of: what, window: week, tolerance: 0 })
    const of3 = situationOf(personOf([dayOn(1), dayOn(2)], { contracts: [contract] }), { range, dropped: [dayOn(3)] })
    expect(judgeProposal(of3, [of('least')], new Set([dayOn(3).shiftId]))).toMatchObject([{ kind: 'contractMinutes' }])
    const adds = situationOf(personOf([dayOn(1), dayOn(2)], { contracts: [contract] }), { range })
    expect(judgeProposal(adds, [of('least')], new Set([dayOn(2).shiftId]))).toEqual([])
    const much = [1, 2, 3, 4, 5].map((day) => dayOn(day))
    const more = situationOf(personOf(much, { contracts: [contract] }), { range })
    expect(judgeProposal(more, [of('most')], new Set([dayOn(5).shiftId]))).toMatchObject([{ amount: 10 * HOUR }])
  })
})
