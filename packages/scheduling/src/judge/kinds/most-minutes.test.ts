import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, verdictsOf, wordsOf } from '../../../test/judge/roster.ts'
import { dayNumber } from '../../day-numbers.ts'

describe('most minutes', () => {
  it('of a day: a night counts on both of its dates, with what lies on each', () => {
    const shifts = [nightOn(2), nightOn(3)]
    expect(amountsOf('mostMinutes', { window: { per: 'day' }, minutes: 719 }, shifts)).toEqual([1])
    expect(amountsOf('mostMinutes', { window: { per: 'day' }, minutes: 720 }, shifts)).toEqual([])
    expect(verdictsOf('mostMinutes', { window: { per: 'day' }, minutes: 300 }, [nightOn(2)])).toMatchObject([
      { from: '2027-03-03', to: '2027-03-03', amount: 120 },
    ])
  })

  it('of a week: from the first day of the account, across facilities, a night over its edge in parts', () => {
    const week = { window: { per: 'week' as const }, minutes: 40 * 60 }
    const days = [dayOn(1), dayOn(2, { hospitalId: 'south', specialtyId: 'icu' }), dayOn(3)]
    expect(amountsOf('mostMinutes', week, [...days, nightOn(7)])).toEqual([60])
    expect(amountsOf('mostMinutes', week, [...days, nightOn(7)], { situation: { weekStartsOn: 0 } })).toEqual([])
  })

  it('of a period of pay, and of any days in a row', () => {
    const period = { window: { per: 'period' as const, anchor: '2027-03-03', days: 14 }, minutes: 1440 }
    expect(amountsOf('mostMinutes', period, [dayOn(1), dayOn(2), dayOn(3), dayOn(4)])).toEqual([])
    expect(amountsOf('mostMinutes', period, [dayOn(3), dayOn(4), dayOn(16)])).toEqual([720])
    const rolling = { window: { per: 'rolling' as const, days: 3 }, minutes: 1440 }
    expect(amountsOf('mostMinutes', rolling, [dayOn(3), dayOn(4), dayOn(5)])).toEqual([720])
    expect(amountsOf('mostMinutes', rolling, [dayOn(3), dayOn(4), dayOn(6)])).toEqual([])
  })

  it('sees over the edge of the days that are judged', () => {
    const rolling = { window: { per: 'rolling' as const, days: 7 }, minutes: 1440 }
    const shifts = [dayOn(8), dayOn(9), dayOn(14)]
    const situation = { range: { from: dayNumber('2027-03-14'), to: dayNumber('2027-03-20') } }
    expect(verdictsOf('mostMinutes', rolling, shifts, { situation })).toMatchObject([
      { from: '2027-03-08', amount: 720 },
    ])
  })

  it('leaves calls from home out, and says how much is too much', () => {
    const day = { window: { per: 'day' as const }, minutes: 600 }
    expect(wordsOf('mostMinutes', day, [dayOn(2), nightOn(2, { mayOverlap: true })])).toEqual([
      '12 h on duty on 2027-03-02; at most 10 h, 2 h too much.',
    ])
  })
})
