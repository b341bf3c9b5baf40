import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, wordsOf } from '../../../test/judge/roster.ts'

describe('a specialty', () => {
  it('that a shift asks for is one of theirs', () => {
    const person = { specialtyIds: ['er', 'icu'] }
    expect(amountsOf('specialty', {}, [dayOn(1), dayOn(2, { specialtyId: 'icu' })], { person })).toEqual([])
    expect(wordsOf('specialty', {}, [dayOn(2, { specialtyId: 'or' })], { person })).toEqual([
      'ann is not trained in or, which the day shift at north from 2027-03-02 07:00 to 2027-03-02 19:00 asks for.',
    ])
  })
})
