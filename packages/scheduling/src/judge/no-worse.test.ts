import { expect, it } from 'vitest'
import { dayOn, march, personOf, ruleOf, situationOf } from '../../test/judge/roster.ts'
import { judge, type Rule, type Situation, type Verdict } from './index.ts'
import { isMissing, isNoWorse } from './no-worse.ts'

const only = (situation: Situation, rule: Rule): Verdict => {
  const [verdict, ...others] = judge(situation, [rule], 'all')
  if (!verdict || others.length > 0) throw new Error('One verdict was meant')
  return verdict
}
/** One verdict of each manner of thing that a verdict is about. */
const made = {
  credential: () =>
    only(
      situationOf(personOf([dayOn(2)]), {
        requirements: [{ credentialTypeId: 'licence', hospitalId: null, shiftTypeId: null, specialtyId: null }],
      }),
      ruleOf('credential', {}),
    ),
  specialty: () => only(situationOf(personOf([dayOn(2, { specialtyId: 'icu' })])), ruleOf('specialty', {})),
  leave: () =>
    only(
      situationOf(personOf([dayOn(2)], { leave: [{ from: march(2), to: march(3), status: 'approved' }] })),
      ruleOf('leaveOverlap', { status: 'approved' }),
    ),
  home: () => only(situationOf(personOf([dayOn(2)], { hospitalIds: ['south'] })), ruleOf('homeFacility', {})),
  hours: () =>
    only(situationOf(personOf([dayOn(1), dayOn(2)])), ruleOf('mostMinutes', { window: { per: 'week' }, minutes: 600 })),
}
const all = Object.entries(made)
/** The same with other facts. */
const but = (verdict: Verdict, facts: object): Verdict =>
  ({ ...verdict, facts: { ...verdict.facts, ...facts } }) as Verdict // of its kind still

it.each(all)('is what was as bad before, or worse: %s', (_, make) => {
  const one = make()
  expect(isNoWorse(one, [])).toBe(false)
  expect(isNoWorse(one, [one])).toBe(true)
  expect(isNoWorse(one, [{ ...one, amount: one.amount + 1, shiftIds: [] }])).toBe(true)
  expect(isNoWorse(one, [{ ...one, amount: one.amount - 1 }])).toBe(false)
  // As much of it as before, by another shift.
  expect(isNoWorse(one, [{ ...one, shiftIds: ['other'] }])).toBe(false)
  expect(isNoWorse(one, [{ ...one, shiftIds: [...one.shiftIds, 'other'] }])).toBe(true)
})

it.each(all)('is of the same rule, person and days: %s', (_, make) => {
  const one = make()
  expect(isNoWorse(one, [{ ...one, ruleId: 'other' }])).toBe(false)
  expect(isNoWorse(one, [{ ...one, providerId: 'bea' }])).toBe(false)
  expect(
    isNoWorse({ ...one, from: '2027-03-10', to: '2027-03-12' }, [{ ...one, from: '2027-03-12', to: '2027-03-13' }]),
  ).toBe(true)
  expect(
    isNoWorse({ ...one, from: '2027-03-10', to: '2027-03-12' }, [{ ...one, from: '2027-03-13', to: '2027-03-13' }]),
  ).toBe(false)
  expect(
    isNoWorse({ ...one, from: '2027-03-10', to: '2027-03-12' }, [{ ...one, from: '2027-03-09', to: '2027-03-10' }]),
  ).toBe(true)
  expect(
    isNoWorse({ ...one, from: '2027-03-10', to: '2027-03-12' }, [{ ...one, from: '2027-03-08', to: '2027-03-09' }]),
  ).toBe(false)
})

it('is about the same window, credential, specialty, leave and facility', () => {
  const [credential, specialty, leave] = [made.credential(), made.specialty(), made.leave()]
  const [home, hours] = [made.home(), made.hours()]
  const elsewhere = (verdict: Verdict) =>
    'shift' in verdict.facts && { shift: { ...verdict.facts.shift, hospitalId: 'south' } }
  expect(isNoWorse(hours, [but(hours, { from: '2027-02-22' })])).toBe(false)
  expect(isNoWorse(credential, [but(credential, { credentialTypeId: 'privilege' })])).toBe(false)
  expect(isNoWorse(credential, [but(credential, elsewhere(credential) || {})])).toBe(false)
  expect(isNoWorse(specialty, [but(specialty, { specialtyId: 'er' })])).toBe(false)
  expect(isNoWorse(specialty, [but(specialty, elsewhere(specialty) || {})])).toBe(true)
  expect(isNoWorse(leave, [but(leave, { leave: { from: '2027-03-01', to: '2027-03-03' } })])).toBe(false)
  expect(isNoWorse(leave, [but(leave, elsewhere(leave) || {})])).toBe(false)
  expect(isNoWorse(home, [but(home, elsewhere(home) || {})])).toBe(false)
})

it('is not asked of a change itself', () => {
  const notice = judge(
    situationOf(personOf([dayOn(2)]), { now: march(2) * 1440 }),
    [ruleOf('notice', { minutes: 2880 })],
    new Set([dayOn(2).shiftId]),
  )
  expect(notice).toHaveLength(1)
  expect(notice.map((one) => isNoWorse(one, notice))).toEqual([false])
})

it('tells what is missing from what is too much', () => {
  const contract = { from: march(1), to: null, fte: 1, target: 1440, least: null, most: null }
  const ofContract = (days: number[]) =>
    judge(
      situationOf(
        personOf(
          days.map((day) => dayOn(day)),
          { contracts: [contract] },
        ),
        { range: { from: march(1), to: march(7) } },
      ),
      [ruleOf('contractMinutes', { of: 'target', window: { per: 'week' }, tolerance: 0 })],
      'all',
    ).map(isMissing)
  expect([ofContract([1]), ofContract([1, 2]), ofContract([1, 2, 3])]).toEqual([[true], [], [false]])
  const count = (limit: { least: number } | { most: number }) =>
    only(situationOf(personOf([dayOn(1)])), ruleOf('count', { counted: 'shifts', window: { per: 'month' }, ...limit }))
  expect([count({ least: 2 }), count({ most: 0 })].map(isMissing)).toEqual([true, false])
  const row = (limit: { least: number } | { most: number }) =>
    only(situationOf(personOf([dayOn(2), dayOn(3)])), ruleOf('consecutiveDays', { count: 'worked', ...limit }))
  expect([row({ least: 3 }), row({ most: 1 })].map(isMissing)).toEqual([true, false])
  const together = (how: 'always' | 'never', others: number[]) =>
    only(
      situationOf([
        personOf([dayOn(2)]),
        personOf(
          others.map((day) => dayOn(day, { providerId: 'bea' })),
          { providerId: 'bea' },
        ),
      ]),
      ruleOf('pair', { providerId: 'ann', others: ['bea'], together: how }),
    )
  expect([together('always', []), together('never', [2])].map(isMissing)).toEqual([true, false])
  expect(all.map(([, make]) => isMissing(make()))).toEqual([false, false, false, false, false])
  expect(isMissing(only(situationOf(personOf([dayOn(6)])), ruleOf('completeWeekends', {})))).toBe(true)
})
