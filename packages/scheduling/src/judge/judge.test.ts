import { describe, expect, it } from 'vitest'
import { dayOn, march, nightOn, personOf, ruleOf, shiftOf, situationOf } from '../../test/judge/roster.ts'
import { judge, peopleFor, reachOf, type JudgedPerson, type JudgedShift, type Rule } from './index.ts'

const rest = (more: Partial<Omit<Rule, 'kind' | 'parameters'>> = {}) => ruleOf('rest', { minutes: 660 }, more)
const tooSoon = [nightOn(2), shiftOf('2027-03-03T12:00', '2027-03-03T20:00')]
const said = (rule: Rule, person: Partial<JudgedPerson> = {}) =>
  judge(situationOf(personOf(tooSoon, person)), [rule], 'all').length

describe('a rule', () => {
  it('is for those whom it names, and for what it names', () => {
    expect(said(rest({ severity: 'off' }))).toBe(0)
    expect(said(rest({ scope: { providerIds: ['bea'] } }))).toBe(0)
    expect(said(rest({ scope: { providerIds: ['bea', 'ann'] } }))).toBe(1)
    expect(said(rest({ scope: { specialtyIds: ['icu'] } }), { specialtyIds: ['er'] })).toBe(0)
    expect(said(rest({ scope: { specialtyIds: ['icu'] } }), { specialtyIds: ['er', 'icu'] })).toBe(1)
    expect(said(rest({ scope: { specialtyIds: ['icu', 'er'] } }), { specialtyIds: ['er'] })).toBe(1)
    expect(said(rest({ scope: { hospitalIds: ['south'] } }))).toBe(0)
    expect(said(rest({ scope: { hospitalIds: ['north'] } }))).toBe(1)
  })

  it('of a pack is for those whose contract has it on that day', () => {
    const contract = { from: march(1), to: march(2), fte: 1, target: null, least: null, most: null, packId: 'acgme' }
    expect(said(rest({ scope: { packIds: ['acgme'] } }), { contracts: [contract] })).toBe(0)
    expect(said(rest({ scope: { packIds: ['acgme'] } }), { contracts: [{ ...contract, to: null }] })).toBe(1)
    expect(said(rest({ scope: { packIds: ['nurses'] } }), { contracts: [{ ...contract, to: null }] })).toBe(0)
    // What it fails by ends on the 3rd.
    const on = (days: { from: number; to: number | null }) =>
      said(rest({ scope: { packIds: ['acgme'] } }), {
        contracts: [
          { ...contract, packId: null },
          { ...contract, ...days },
        ],
      })
    expect(on({ from: march(1), to: march(3) })).toBe(1)
    expect(on({ from: march(3), to: null })).toBe(1)
    expect(on({ from: march(4), to: null })).toBe(0)
  })

  it('is in force from its first to its last day', () => {
    expect(said(rest({ from: '2027-03-04' }))).toBe(0)
    expect(said(rest({ from: '2027-03-03', to: '2027-03-03' }))).toBe(1)
    expect(said(rest({ from: null, to: '2027-03-02' }))).toBe(0)
  })

  it('of a facility looks at shifts everywhere', () => {
    const [night, day] = tooSoon as [JudgedShift, JudgedShift] // two are written above
    const people = personOf([{ ...night, hospitalId: 'south' }, day])
    expect(judge(situationOf(people), [rest({ scope: { hospitalIds: ['north'] } })], 'all')).toHaveLength(1)
  })
})

it('says of what met none but some shifts the same as of all', () => {
  const situation = situationOf(personOf([...tooSoon, nightOn(9), shiftOf('2027-03-10T12:00', '2027-03-10T20:00')]))
  const all = judge(situation, [rest()], 'all')
  expect(all).toHaveLength(2)
  const [first] = all
  const within = (ids: readonly string[]) => judge(situation, [rest()], 'all', { within: new Set(ids) })
  expect(within(first?.shiftIds ?? [])).toEqual([first])
  expect(within([...(first?.shiftIds.slice(1) ?? []), '2027-03-09T19:00'])).toEqual([])
})

describe('a proposal', () => {
  const shifts = [...tooSoon, nightOn(9), shiftOf('2027-03-10T12:00', '2027-03-10T20:00', { shiftId: 'new:0' })]

  it('is judged for what it is about', () => {
    const verdicts = judge(situationOf(personOf(shifts)), [rest()], new Set(['new:0']))
    expect(verdicts).toMatchObject([{ shiftIds: ['2027-03-09T19:00', 'new:0'], from: '2027-03-10', amount: 360 }])
    expect(judge(situationOf(personOf(shifts)), [rest()], new Set())).toEqual([])
  })

  it('that takes a shift away is judged for the days it was on', () => {
    const weekends = ruleOf('completeWeekends', {})
    const situation = situationOf(personOf([dayOn(6), dayOn(13)]), { dropped: [dayOn(7)] })
    expect(judge(situation, [weekends], new Set())).toMatchObject([{ from: '2027-03-06' }])
    const others = situationOf(personOf([dayOn(6)]), { dropped: [dayOn(7, { providerId: 'bea' })] })
    expect(judge(others, [weekends], new Set())).toEqual([])
  })

  it('that takes the other one of a pair away is judged for who is left', () => {
    const always = ruleOf('pair', { providerId: 'ann', others: ['bea'], together: 'always' })
    const situation = situationOf(personOf([dayOn(6)]), { dropped: [dayOn(6, { providerId: 'bea' })] })
    expect(judge(situation, [always], new Set())).toHaveLength(1)
  })
})

describe('verdicts', () => {
  it('have the same key whatever else there is, and another one where anything of it is another', () => {
    const keys = (people: JudgedPerson, rules: Rule[], more = {}) =>
      judge(situationOf(people, more), rules, 'all').map(({ key }) => key)
    const [key] = keys(personOf(tooSoon), [rest()])
    expect(key).toBe('rest ann 2027-03-02T19:00,2027-03-03T12:00')
    const week = ruleOf('mostMinutes', { window: { per: 'week' }, minutes: 60 })
    expect(keys(personOf(tooSoon), [week])).toEqual(['mostMinutes ann 2027-03-01 2027-03-02T19:00,2027-03-03T12:00'])
    const busy = personOf([...tooSoon, ...[6, 7, 8].map((day) => dayOn(day))], { specialtyIds: ['icu'] })
    const more = { range: { from: march(1), to: march(5) }, weekStartsOn: 0 }
    expect(keys(busy, [ruleOf('specialty', {}), rest()], more)).toEqual([key])
    expect(keys(personOf(tooSoon), [rest({ ruleId: 'other' })])).not.toContain(key)
    expect(keys(personOf(tooSoon, { providerId: 'bea' }), [rest()])).not.toContain(key)
  })

  it('of several windows or credentials about the same shifts have keys of their own', () => {
    const long = shiftOf('2027-03-02T00:00', '2027-03-04T00:00')
    const perDay = judge(
      situationOf(personOf([long])),
      [ruleOf('mostMinutes', { window: { per: 'day' }, minutes: 60 })],
      'all',
    )
    expect(new Set(perDay.map(({ key }) => key)).size).toBe(2)
    const requirements = ['a', 'b'].map((credentialTypeId) => ({
      credentialTypeId,
      hospitalId: null,
      shiftTypeId: null,
      specialtyId: null,
    }))
    const two = judge(situationOf(personOf([long]), { requirements }), [ruleOf('credential', {})], 'all')
    expect(new Set(two.map(({ key }) => key)).size).toBe(2)
  })

  it('come with the heaviest first, in whatever order shifts and rules are given', () => {
    const rules = [
      rest({ ruleId: 'b', severity: 'inform' }),
      rest({ ruleId: 'c', severity: 'warn' }),
      rest({ ruleId: 'a' }),
    ]
    const verdicts = judge(situationOf(personOf(tooSoon)), rules, 'all')
    expect(verdicts.map(({ severity }) => severity)).toEqual(['block', 'warn', 'inform'])
    const other = judge(situationOf(personOf(tooSoon.toReversed())), rules.toReversed(), 'all')
    expect(other).toEqual(verdicts)
  })
})

describe('how far rules look', () => {
  it('is as far as the widest of them', () => {
    const week = ruleOf('mostMinutes', { window: { per: 'week' }, minutes: 1 })
    expect(reachOf([])).toEqual({ before: 0, after: 0 })
    expect(reachOf([rest()])).toEqual({ before: 2, after: 2 })
    expect(reachOf([rest(), week])).toEqual({ before: 6, after: 6 })
    const weeks = ruleOf('averageMinutes', { window: { per: 'rolling', days: 119 }, minutesPerWeek: 1 })
    expect(reachOf([week, weeks, ruleOf('count', { counted: 'shifts', window: { per: 'month' } })]).before).toBe(118)
    expect(reachOf([{ ...weeks, severity: 'off' }])).toEqual({ before: 0, after: 0 })
  })

  it('and includes those with whom a rule pairs somebody', () => {
    const pair = ruleOf('pair', { providerId: 'ann', others: ['bea'], together: 'never' })
    expect(peopleFor([rest(), pair], ['bea'])).toEqual(['bea', 'ann'])
    expect(peopleFor([pair], ['eve'])).toEqual(['eve'])
  })
})
