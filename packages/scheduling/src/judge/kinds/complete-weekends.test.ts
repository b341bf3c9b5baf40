import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, wordsOf } from '../../../test/judge/roster.ts'

describe('complete weekends', () => {
  it('are worked on both days or on none', () => {
    expect(amountsOf('completeWeekends', {}, [dayOn(5), dayOn(6), nightOn(7), dayOn(8)])).toEqual([])
    expect(amountsOf('completeWeekends', {}, [dayOn(6)])).toEqual([1])
    expect(amountsOf('completeWeekends', {}, [dayOn(7), dayOn(13)])).toEqual([1, 1])
    // A night belongs to the day on which it begins, and a call from home is no work.
    expect(amountsOf('completeWeekends', {}, [nightOn(5), dayOn(7, { mayOverlap: true })])).toEqual([])
    expect(amountsOf('completeWeekends', {}, [nightOn(6)])).toEqual([1])
  })

  it('can be other days', () => {
    expect(amountsOf('completeWeekends', { weekend: { first: 5, days: 2 } }, [dayOn(5), dayOn(6)])).toEqual([])
    expect(amountsOf('completeWeekends', { weekend: { first: 5, days: 3 } }, [dayOn(6)])).toEqual([2])
  })

  it('say which day is worked and which is not', () => {
    expect(wordsOf('completeWeekends', {}, [dayOn(7)])).toEqual([
      'A weekend with a shift on 2027-03-07 and none on 2027-03-06 (1 day); it is worked as a whole or not at all.',
    ])
  })
})
