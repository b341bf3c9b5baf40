import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, personOf, shiftOf, wordsOf } from '../../../test/judge/roster.ts'
import type { JudgedShift } from '../situation.ts'

const bea = (...shifts: JudgedShift[]) => ({
  others: [
    personOf(
      shifts.map((shift) => ({ ...shift, providerId: 'bea', shiftId: `bea ${shift.shiftId}` })),
      { providerId: 'bea' },
    ),
  ],
})
const never = { providerId: 'ann', others: ['bea'], together: 'never' as const }
const always = { ...never, together: 'always' as const }
const morning = shiftOf('2027-03-02T06:00', '2027-03-02T10:00')
const rest = shiftOf('2027-03-02T09:00', '2027-03-02T19:00')

describe('a pair', () => {
  it('never works at the same place at the same time', () => {
    expect(amountsOf('pair', never, [dayOn(2)], bea(nightOn(2), dayOn(3)))).toEqual([])
    expect(amountsOf('pair', never, [dayOn(2)], bea(dayOn(2, { hospitalId: 'south' })))).toEqual([])
    expect(amountsOf('pair', never, [dayOn(2)], bea(morning, rest))).toEqual([180, 600])
  })

  it('works together all the time', () => {
    expect(amountsOf('pair', always, [dayOn(2)], bea(morning, rest))).toEqual([])
    expect(amountsOf('pair', always, [dayOn(2)], bea(morning))).toEqual([540])
    expect(amountsOf('pair', always, [dayOn(2)], bea(dayOn(2, { hospitalId: 'south' })))).toEqual([720])
    expect(amountsOf('pair', always, [nightOn(2, { mayOverlap: true })], bea())).toEqual([])
  })

  it('says who with whom', () => {
    expect(wordsOf('pair', never, [dayOn(2)], bea(morning))).toEqual([
      'ann and bea never work together, and do so for 3 h of the day shift at north from 2027-03-02 07:00 to 2027-03-02 19:00.',
    ])
  })
})
