import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, verdictsOf, wordsOf } from '../../../test/judge/roster.ts'
import { NIGHT } from '../which.ts'

const days = (...numbers: number[]) => numbers.map((day) => dayOn(day))

describe('days in a row', () => {
  it('worked are at most so many, and a night is one', () => {
    const three = { count: 'worked' as const, most: 3 }
    expect(amountsOf('consecutiveDays', three, days(1, 2, 3, 5))).toEqual([])
    expect(amountsOf('consecutiveDays', three, days(1, 2, 3, 4, 5))).toEqual([2])
    expect(amountsOf('consecutiveDays', three, [nightOn(1), nightOn(2), nightOn(3)])).toEqual([])
    const nights = { ...three, which: NIGHT }
    expect(amountsOf('consecutiveDays', nights, [dayOn(1), nightOn(2), nightOn(3), nightOn(4)])).toEqual([])
    expect(amountsOf('consecutiveDays', nights, [nightOn(1), nightOn(2), nightOn(3), nightOn(4)])).toEqual([1])
  })

  it('worked are at least so many', () => {
    expect(amountsOf('consecutiveDays', { count: 'worked', least: 3 }, days(1, 2, 3, 5, 6))).toEqual([1])
    // What the plan ends with may go on.
    const situation = { range: { from: march(1), to: march(6) } }
    expect(amountsOf('consecutiveDays', { count: 'worked', least: 3 }, days(3, 5, 6), { situation })).toEqual([2])
  })

  it('free are counted between days that are worked, and at the end as far as the plan goes', () => {
    const free = { count: 'free' as const, least: 2, most: 3 }
    const situation = { range: { from: march(1), to: march(14) } }
    expect(verdictsOf('consecutiveDays', free, days(1, 3, 8, 11, 13), { situation })).toMatchObject([
      { from: '2027-03-02', to: '2027-03-02', amount: 1 },
      { from: '2027-03-04', to: '2027-03-07', amount: 1 },
      { from: '2027-03-12', to: '2027-03-12', amount: 1 },
    ])
    expect(amountsOf('consecutiveDays', free, days(8), { situation })).toEqual([3])
    expect(amountsOf('consecutiveDays', free, days(11), { situation })).toEqual([])
  })

  it('leave calls from home out, and are said with their dates', () => {
    const one = { count: 'worked' as const, most: 1 }
    expect(amountsOf('consecutiveDays', one, [dayOn(1), dayOn(2, { mayOverlap: true })])).toEqual([])
    expect(wordsOf('consecutiveDays', one, days(1, 2))).toEqual([
      '2 days in a row with a shift, from 2027-03-01 to 2027-03-02; at most 1.',
    ])
  })
})
