import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, wordsOf } from '../../../test/judge/roster.ts'

describe('home facilities', () => {
  it('are where somebody works who has any', () => {
    expect(amountsOf('homeFacility', {}, [dayOn(1)])).toEqual([])
    expect(amountsOf('homeFacility', {}, [dayOn(1)], { person: { hospitalIds: ['south'] } })).toEqual([1])
    const person = { hospitalIds: ['south', 'west'] }
    expect(amountsOf('homeFacility', {}, [dayOn(1, { hospitalId: 'west' })], { person })).toEqual([])
    expect(wordsOf('homeFacility', {}, [dayOn(2)], { person })).toEqual([
      'ann works at south, west, and the day shift at north from 2027-03-02 07:00 to 2027-03-02 19:00 is elsewhere.',
    ])
  })
})
