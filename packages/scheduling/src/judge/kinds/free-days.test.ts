import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, wordsOf } from '../../../test/judge/roster.ts'

const oneInSeven = { window: { per: 'rolling' as const, days: 28 }, days: 4 }
const daysOf = (count: number) => Array.from({ length: count }, (_, at) => dayOn(at + 1))

describe('free days', () => {
  it('are days without a minute: the morning after a night is none', () => {
    const week = { window: { per: 'week' as const }, days: 5 }
    expect(amountsOf('freeDays', week, [dayOn(2), dayOn(3)])).toEqual([])
    expect(amountsOf('freeDays', week, [dayOn(2), nightOn(3)])).toEqual([1])
    expect(amountsOf('freeDays', week, [nightOn(7)])).toEqual([])
  })

  it('one in seven, averaged over four weeks', () => {
    expect(amountsOf('freeDays', oneInSeven, daysOf(24))).toEqual([])
    expect(amountsOf('freeDays', oneInSeven, daysOf(25))).toEqual([1])
    expect(wordsOf('freeDays', oneInSeven, daysOf(25))).toEqual([
      '3 free days from 2027-03-01 to 2027-03-28; at least 4, 1 missing.',
    ])
  })

  it('are asked of windows with a shift alone', () => {
    expect(amountsOf('freeDays', { window: { per: 'day' }, days: 2 }, [dayOn(2)])).toEqual([2])
  })

  it('have no call from home', () => {
    expect(amountsOf('freeDays', oneInSeven, [...daysOf(24), dayOn(25, { mayOverlap: true })])).toEqual([1])
  })
})
