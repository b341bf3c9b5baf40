import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, wordsOf } from '../../../test/judge/roster.ts'

const third = { nth: 3, window: { per: 'rolling' as const, days: 28 }, which: { partsOfDay: ['call' as const] } }
const calls = (...days: number[]) => days.map((day) => dayOn(day, { partOfDay: 'call' }))

describe('every nth night', () => {
  it('is a whole nth of the nights of the window', () => {
    expect(amountsOf('everyNthNight', third, calls(1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual([])
    expect(amountsOf('everyNthNight', third, calls(1, 2, 3, 4, 5, 6, 7, 8, 9, 28))).toEqual([1])
    expect(amountsOf('everyNthNight', third, calls(1, 2, 3, 4, 5, 6, 7, 8, 9, 29))).toEqual([])
  })

  it('counts those shifts alone, and a night once', () => {
    expect(amountsOf('everyNthNight', { ...third, nth: 28 }, [...calls(1, 1), dayOn(2)])).toEqual([])
  })

  it('says how many are too many', () => {
    expect(wordsOf('everyNthNight', third, calls(1, 2, 3, 4, 5, 6, 7, 8, 9, 28))).toEqual([
      '10 nights from 2027-03-01 to 2027-03-28; every third night on average are at most 9.',
    ])
  })
})
