import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const leave = (status: 'approved' | 'pending') => ({ person: { leave: [{ from: march(3), to: march(5), status }] } })

describe('a shift on leave', () => {
  it('has a minute on one of its days', () => {
    const approved = { status: 'approved' as const }
    expect(amountsOf('leaveOverlap', approved, [dayOn(2), dayOn(6)], leave('approved'))).toEqual([])
    expect(amountsOf('leaveOverlap', approved, [nightOn(2), nightOn(3), nightOn(5)], leave('approved'))).toEqual([
      1, 2, 1,
    ])
    const untilMidnight = shiftOf('2027-03-02T12:00', '2027-03-03T00:00')
    expect(amountsOf('leaveOverlap', approved, [untilMidnight], leave('approved'))).toEqual([])
  })

  it('is told apart by what has become of the leave', () => {
    expect(amountsOf('leaveOverlap', { status: 'approved' }, [dayOn(3)], leave('pending'))).toEqual([])
    expect(wordsOf('leaveOverlap', { status: 'pending' }, [dayOn(3)], leave('pending'))).toEqual([
      '1 day of the day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00 is in leave that is not yet decided ' +
        'from 2027-03-03 to 2027-03-05.',
    ])
  })
})
