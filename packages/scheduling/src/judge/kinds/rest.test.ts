import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const TEN_HOURS = { minutes: 600 }
const until = (time: string) => shiftOf('2027-03-02T09:00', `2027-03-02T${time}`)
const from = (time: string, more = {}) => shiftOf(`2027-03-03T${time}`, '2027-03-03T19:00', more)

describe('rest between shifts', () => {
  it('is counted in minutes: 9 h 59 are too few for 10 h, and 10 h 29 for 10.5 h', () => {
    expect(amountsOf('rest', TEN_HOURS, [until('21:01'), from('07:00')])).toEqual([1])
    expect(amountsOf('rest', TEN_HOURS, [until('21:00'), from('07:00')])).toEqual([])
    expect(amountsOf('rest', { minutes: 630 }, [until('20:31'), from('07:00')])).toEqual([1])
    expect(amountsOf('rest', { minutes: 630 }, [until('20:30'), from('07:00')])).toEqual([])
  })

  it('is counted whatever the facility, the date and the hour', () => {
    const elsewhere = { hospitalId: 'south', specialtyId: 'icu' }
    const evening = shiftOf('2027-03-02T22:00', '2027-03-03T06:00')
    const afternoon = shiftOf('2027-03-03T12:00', '2027-03-03T20:00', elsewhere)
    expect(amountsOf('rest', TEN_HOURS, [evening, afternoon])).toEqual([240])
    // Two hours to the east the same clock is two hours earlier.
    expect(amountsOf('rest', TEN_HOURS, [until('21:00'), from('08:00', { offset: 120 })])).toEqual([60])
  })

  it('is none between shifts that touch or overlap, unless they are one duty', () => {
    const shifts = [dayOn(2), nightOn(2)]
    expect(amountsOf('rest', TEN_HOURS, shifts)).toEqual([600])
    expect(amountsOf('rest', { ...TEN_HOURS, joinedWithin: 0 }, shifts)).toEqual([])
    expect(amountsOf('rest', TEN_HOURS, [dayOn(2), shiftOf('2027-03-02T18:00', '2027-03-02T20:00')])).toEqual([600])
  })

  it('can be longer after a long duty, and for some shifts', () => {
    const afterLong = { minutes: 840, joinedWithin: 0, afterLength: 1440 }
    const soon = shiftOf('2027-03-03T20:00', '2027-03-03T23:00')
    expect(amountsOf('rest', afterLong, [dayOn(2), nightOn(2), soon])).toEqual([60])
    expect(amountsOf('rest', afterLong, [nightOn(2), soon])).toEqual([])
    const noDayAfterNight = {
      minutes: 2880,
      after: { partsOfDay: ['night' as const] },
      before: { partsOfDay: ['day' as const] },
    }
    // The night between is none of the two, and does not hide them from each other.
    expect(amountsOf('rest', noDayAfterNight, [nightOn(2), nightOn(3), dayOn(5)])).toEqual([1440])
    expect(amountsOf('rest', noDayAfterNight, [dayOn(2), nightOn(3), nightOn(4)])).toEqual([])
    const afterCall = { minutes: 4320, after: { partsOfDay: ['call' as const] } }
    expect(amountsOf('rest', afterCall, [dayOn(2, { partOfDay: 'call' }), dayOn(3), dayOn(4), dayOn(6)])).toEqual([
      3600, 2160,
    ])
  })

  it('leaves calls from home out', () => {
    expect(amountsOf('rest', TEN_HOURS, [dayOn(2), nightOn(2, { mayOverlap: true }), dayOn(3)])).toEqual([])
  })

  it('says which shifts, how much, and how much is missing', () => {
    expect(wordsOf('rest', TEN_HOURS, [until('21:01'), from('07:00')])).toEqual([
      '9 h 59 min of rest between the day shift at north from 2027-03-02 09:00 to 2027-03-02 21:01 and ' +
        'the day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00; at least 10 h must be free, 1 min are missing.',
    ])
  })
})
