import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const day = { minutes: 1440, handover: 240, joinedWithin: 0 }
const until = (time: string) => shiftOf('2027-03-03T07:00', `2027-03-03T${time}`, { hospitalId: 'south' })

describe('the longest duty', () => {
  it('is over all shifts that touch, wherever, and allows handing over', () => {
    expect(amountsOf('longestDuty', day, [dayOn(2), nightOn(2)])).toEqual([])
    expect(amountsOf('longestDuty', day, [dayOn(2), nightOn(2), until('11:00')])).toEqual([])
    expect(amountsOf('longestDuty', day, [dayOn(2), nightOn(2), until('11:01')])).toEqual([1])
  })

  it('goes over a short break, which counts', () => {
    const late = shiftOf('2027-03-02T19:30', '2027-03-03T12:00')
    expect(amountsOf('longestDuty', { ...day, joinedWithin: 29 }, [dayOn(2), late])).toEqual([])
    expect(amountsOf('longestDuty', { ...day, joinedWithin: 30 }, [dayOn(2), late])).toEqual([60])
  })

  it('leaves calls from home out', () => {
    expect(amountsOf('longestDuty', day, [dayOn(2), nightOn(2, { mayOverlap: true }), dayOn(3), nightOn(3)])).toEqual(
      [],
    )
  })

  it('says from when to when', () => {
    expect(wordsOf('longestDuty', { ...day, handover: 0 }, [dayOn(2), nightOn(2), until('08:00')])).toEqual([
      '25 h on duty without a break, from 2027-03-02 07:00 to 2027-03-03 08:00; at most 24 h, 1 h too much.',
    ])
  })
})
