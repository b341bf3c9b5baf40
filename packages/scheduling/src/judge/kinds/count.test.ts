import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, wordsOf } from '../../../test/judge/roster.ts'
import { NIGHT } from '../which.ts'

const month = { per: 'month' as const }

describe('a count', () => {
  it('of shifts: of nights in a month, of calls in so many days, at least and at most', () => {
    const nights = { counted: 'shifts' as const, window: month, which: NIGHT, most: 2 }
    expect(amountsOf('count', nights, [nightOn(1), nightOn(2), dayOn(9)])).toEqual([])
    expect(amountsOf('count', nights, [nightOn(1), nightOn(2), nightOn(28), nightOn(29)])).toEqual([2])
    const calls = { counted: 'shifts' as const, window: { per: 'rolling' as const, days: 7 }, most: 1 }
    expect(amountsOf('count', calls, [dayOn(1), dayOn(8), dayOn(15)])).toEqual([])
    expect(amountsOf('count', calls, [dayOn(1), dayOn(7)])).toEqual([1])
    expect(amountsOf('count', { counted: 'shifts', window: month, least: 3 }, [dayOn(4)])).toEqual([2])
    expect(amountsOf('count', { counted: 'shifts', window: month, least: 1 }, [dayOn(4)])).toEqual([])
  })

  it('of days: two shifts on one are one day', () => {
    const days = { counted: 'days' as const, window: month, most: 1 }
    expect(amountsOf('count', days, [dayOn(1), nightOn(1)])).toEqual([])
  })

  it('of weekends: one or both of the days are one, and Friday night is none', () => {
    const weekends = { counted: 'weekends' as const, window: month, most: 1 }
    expect(amountsOf('count', weekends, [nightOn(5), dayOn(13), dayOn(14)])).toEqual([])
    expect(amountsOf('count', weekends, [dayOn(7), dayOn(13)])).toEqual([1])
    const fridays = { ...weekends, weekend: { first: 5, days: 2 } }
    expect(amountsOf('count', fridays, [nightOn(5), dayOn(7), dayOn(13)])).toEqual([1])
  })

  it('of holidays: of the facility of the shift', () => {
    const holidays = new Map([['north', new Set([march(8), march(9)])]])
    const of = { counted: 'holidays' as const, window: { per: 'year' as const }, most: 1 }
    expect(amountsOf('count', of, [dayOn(8), dayOn(9)], { situation: { holidays } })).toEqual([1])
    expect(amountsOf('count', of, [dayOn(8), dayOn(9, { hospitalId: 'south' })], { situation: { holidays } })).toEqual(
      [],
    )
  })

  it('counts calls from home, and says what it counts', () => {
    const nights = { counted: 'shifts' as const, window: month, which: NIGHT, most: 0 }
    expect(wordsOf('count', nights, [nightOn(1, { mayOverlap: true })])).toEqual([
      '1 such shift in the month 2027-03; at most 0.',
    ])
    expect(wordsOf('count', { counted: 'weekends', window: month, least: 1 }, [dayOn(1)])).toEqual([
      '0 weekends with a shift in the month 2027-03; at least 1.',
    ])
  })
})
