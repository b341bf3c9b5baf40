import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const leave = [{ from: march(10), to: march(12), status: 'approved' as const }]
const near = { before: 1440, after: 2880, statuses: ['approved' as const] }

describe('a shift near leave', () => {
  it('ends too shortly before the first day, or begins too shortly after the last', () => {
    expect(amountsOf('nearLeave', near, [dayOn(8)], { person: { leave } })).toEqual([])
    expect(amountsOf('nearLeave', near, [dayOn(9)], { person: { leave } })).toEqual([1440 - 300])
    expect(amountsOf('nearLeave', near, [dayOn(13)], { person: { leave } })).toEqual([2880 - 420])
    expect(amountsOf('nearLeave', near, [dayOn(15)], { person: { leave } })).toEqual([])
    const untilMidnight = shiftOf('2027-03-08T12:00', '2027-03-09T00:00')
    expect(amountsOf('nearLeave', near, [untilMidnight], { person: { leave } })).toEqual([])
    expect(amountsOf('nearLeave', { ...near, before: 1441 }, [untilMidnight], { person: { leave } })).toEqual([1])
  })

  it('is not one on leave, nor another kind of shift', () => {
    expect(amountsOf('nearLeave', near, [dayOn(10), nightOn(9), nightOn(12)], { person: { leave } })).toEqual([])
    const nights = { ...near, which: { partsOfDay: ['night' as const] } }
    expect(amountsOf('nearLeave', nights, [dayOn(9)], { person: { leave } })).toEqual([])
  })

  it('says how near', () => {
    expect(wordsOf('nearLeave', near, [dayOn(9)], { person: { leave } })).toEqual([
      '5 h between the day shift at north from 2027-03-09 07:00 to 2027-03-09 19:00 and leave from 2027-03-10 to 2027-03-12; ' +
        'at least 24 h before leave, 19 h are missing.',
    ])
  })
})
