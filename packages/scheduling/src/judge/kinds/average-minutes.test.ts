import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, wordsOf } from '../../../test/judge/roster.ts'

const twoWeeks = { window: { per: 'rolling' as const, days: 14 }, minutesPerWeek: 24 * 60 }
const [five, four] = [[1, 2, 8, 9, 10].map((day) => dayOn(day)), [1, 2, 8, 9].map((day) => dayOn(day))]

describe('average minutes', () => {
  it('may be more in one week where there are less in the next', () => {
    expect(amountsOf('averageMinutes', twoWeeks, four)).toEqual([])
    expect(amountsOf('averageMinutes', twoWeeks, five)).toEqual([720])
    expect(
      amountsOf(
        'averageMinutes',
        twoWeeks,
        [1, 2, 3, 4].map((day) => dayOn(day)),
      ),
    ).toEqual([])
  })

  it('leave days of leave out, unless they count', () => {
    const leave = [{ from: march(12), to: march(14), status: 'approved' as const }]
    expect(amountsOf('averageMinutes', twoWeeks, four, { person: { leave } })[0]).toBeCloseTo((3 * 1440) / 7)
    expect(amountsOf('averageMinutes', { ...twoWeeks, leaveCounts: true }, four, { person: { leave } })).toEqual([])
    const pending = [{ from: march(12), to: march(14), status: 'pending' as const }]
    expect(amountsOf('averageMinutes', twoWeeks, four, { person: { leave: pending } })).toEqual([])
    // The same day of two leaves is one day.
    expect(amountsOf('averageMinutes', twoWeeks, four, { person: { leave: [...leave, ...leave] } })[0]).toBeCloseTo(
      (3 * 1440) / 7,
    )
    // Whichever of two that overlap is given first.
    const sooner = { from: march(12), to: march(13), status: 'approved' as const }
    const later = { from: march(13), to: march(14), status: 'approved' as const }
    const withBoth = (both: typeof leave) => amountsOf('averageMinutes', twoWeeks, four, { person: { leave: both } })[0]
    expect(withBoth([sooner, later])).toBeCloseTo((3 * 1440) / 7)
    expect(withBoth([later, sooner])).toBe(withBoth([sooner, later]))
  })

  it('can be asked of whoever works nights', () => {
    const ofNights = {
      ...twoWeeks,
      minutesPerWeek: 60,
      onlyWith: { which: { partsOfDay: ['night' as const] }, shifts: 2 },
    }
    expect(amountsOf('averageMinutes', ofNights, [dayOn(1), nightOn(2)])).toEqual([])
    expect(amountsOf('averageMinutes', ofNights, [nightOn(1), nightOn(2)])).toEqual([1440 - 120, 1140 - 120])
  })

  it('says the average and what is too much in all', () => {
    expect(wordsOf('averageMinutes', twoWeeks, five)).toEqual([
      '30 h a week on average from 2027-03-01 to 2027-03-14; at most 24 h, 12 h too much in all.',
    ])
  })
})
