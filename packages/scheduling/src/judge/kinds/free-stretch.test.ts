import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const week = (hours: number) => ({ window: { per: 'week' as const }, minutes: hours * 60 })

describe('a free stretch in each week', () => {
  it('lies between two shifts, in minutes that pass', () => {
    const shifts = [1, 2, 3, 5, 6, 7].map((day) => dayOn(day))
    expect(amountsOf('freeStretch', week(36), shifts)).toEqual([])
    expect(amountsOf('freeStretch', week(37), shifts)).toEqual([60])
  })

  it('begins when the last of overlapping shifts has ended', () => {
    const long = shiftOf('2027-03-01T00:00', '2027-03-06T00:00')
    const [within, after] = [dayOn(2), shiftOf('2027-03-07T00:00', '2027-03-07T12:00')]
    expect(amountsOf('freeStretch', week(25), [long, within, after])).toEqual([60])
  })

  it('or at an edge of the week, where it is cut', () => {
    const shifts = [...[1, 2, 3, 4, 5].map((day) => dayOn(day)), shiftOf('2027-03-06T07:00', '2027-03-06T13:00')]
    expect(amountsOf('freeStretch', week(35), [...shifts, dayOn(9)])).toEqual([])
    expect(amountsOf('freeStretch', week(35), [...shifts, nightOn(7)])).toEqual([5 * 60])
    // Sunday evening before the week is no part of it.
    const later = [8, 9, 10, 11, 12, 13].map((day) => dayOn(day))
    expect(amountsOf('freeStretch', week(29), later)).toEqual([])
    expect(amountsOf('freeStretch', week(29), [...later, nightOn(14)])).toEqual([5 * 60])
  })

  it('is the whole week where nobody works, and a call from home is no work', () => {
    expect(amountsOf('freeStretch', week(100), [dayOn(3, { mayOverlap: true })])).toEqual([])
    expect(
      amountsOf('freeStretch', week(100), [dayOn(10)], { situation: { range: { from: 18_690, to: 18_691 } } }),
    ).toEqual([])
  })

  it('says how long the longest is', () => {
    expect(
      wordsOf(
        'freeStretch',
        week(37),
        [1, 2, 3, 5, 6, 7].map((day) => dayOn(day)),
      ),
    ).toEqual(['The longest time off in the week of 2027-03-01 is 36 h; at least 37 h at a stretch, 1 h are missing.'])
  })
})
