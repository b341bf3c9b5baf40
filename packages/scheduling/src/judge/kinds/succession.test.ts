import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, nightOn, shiftOf, wordsOf } from '../../../test/judge/roster.ts'

const [after, never] = [{ partsOfDay: ['night' as const] }, { partsOfDay: ['day' as const] }]

describe('a forbidden succession', () => {
  it('on the next day, by the days on which they begin', () => {
    const nextDay = { after, never, days: 1 }
    expect(amountsOf('succession', nextDay, [nightOn(2), dayOn(3)])).toEqual([1])
    expect(amountsOf('succession', nextDay, [nightOn(2), dayOn(4)])).toEqual([])
    expect(amountsOf('succession', nextDay, [dayOn(2), nightOn(2)])).toEqual([])
    expect(amountsOf('succession', nextDay, [dayOn(2), nightOn(3), nightOn(4)])).toEqual([])
    expect(amountsOf('succession', { ...nextDay, days: 2 }, [nightOn(2), dayOn(4)])).toEqual([1])
  })

  it('within so many hours of the end, whatever lies between', () => {
    const soon = { after, never, minutes: 1440 }
    expect(amountsOf('succession', soon, [nightOn(2), dayOn(3)])).toEqual([1])
    expect(amountsOf('succession', soon, [nightOn(2), dayOn(4)])).toEqual([])
    expect(amountsOf('succession', { ...soon, minutes: 1441 }, [nightOn(2), nightOn(3), dayOn(4)])).toEqual([1, 1])
    const within = shiftOf('2027-03-02T20:00', '2027-03-03T09:00', { partOfDay: 'day' })
    expect(amountsOf('succession', soon, [nightOn(2), within])).toEqual([])
  })

  it('leaves calls from home out, and says what may not follow what', () => {
    expect(amountsOf('succession', { after, never, days: 1 }, [nightOn(2), dayOn(3, { mayOverlap: true })])).toEqual([])
    expect(wordsOf('succession', { after, never, days: 1 }, [nightOn(2), dayOn(3)])).toEqual([
      'The day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00 may not follow ' +
        'the night shift at north from 2027-03-02 19:00 to 2027-03-03 07:00 on the next day.',
    ])
    const [words] = wordsOf('succession', { after, never, minutes: 600, days: 2 }, [nightOn(2), dayOn(3)])
    expect(words).toContain(' within 10 h or within 2 days.')
    expect(wordsOf('succession', { after, never, minutes: 600 }, [nightOn(2), dayOn(3)])[0]).toContain(' within 10 h.')
  })
})
