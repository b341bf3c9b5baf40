import { describe, expect, it } from 'vitest'
import { dayOn, march, names, personOf, ruleOf, shiftOf, situationOf } from '../../../test/judge/roster.ts'
import { judge, messageOf, type Situation, type Touched } from '../index.ts'

const now = march(1) * 1440 + 7 * 60
const aDay = ruleOf('notice', { minutes: 1440 })
const touched = new Set(['2027-03-01T07:00', '2027-03-02T07:00', '2027-03-03T07:00'])
const soonOf = (more: Partial<Situation>, shifts = [dayOn(2)], ids: Touched = touched) =>
  judge(situationOf(personOf(shifts), { now, ...more }), [aDay], ids)

describe('notice', () => {
  it('is given in time', () => {
    expect(soonOf({})).toEqual([])
    expect(soonOf({ now: now + 1 })).toMatchObject([{ amount: 1 }])
    expect(soonOf({}, [dayOn(1)])).toMatchObject([{ amount: 1440 }])
  })

  it('is asked of what is changed alone, as it was too', () => {
    expect(soonOf({ now: now + 1 }, [dayOn(2)], 'all')).toEqual([])
    expect(soonOf({ now: now + 1 }, [dayOn(2)], new Set(['other']))).toEqual([])
    expect(soonOf({ dropped: [dayOn(1)] }, [])).toMatchObject([{ amount: 1440 }])
    const moved = shiftOf('2027-03-20T07:00', '2027-03-20T19:00', { shiftId: '2027-03-02T07:00' })
    expect(soonOf({ now: now + 60, dropped: [dayOn(2)] }, [moved])).toMatchObject([{ amount: 60, from: '2027-03-02' }])
  })

  it('counts from the earlier start of what is moved', () => {
    const noon = shiftOf('2027-03-02T12:00', '2027-03-02T19:00', { shiftId: '2027-03-02T07:00' })
    const late = now + 600
    expect(soonOf({ now: late, dropped: [dayOn(2)] }, [noon])).toMatchObject([{ amount: 600 }])
    expect(soonOf({ now: late, dropped: [noon] }, [dayOn(2)])).toMatchObject([{ amount: 600 }])
  })

  it('says how soon it begins', () => {
    expect(soonOf({ now: now + 60 }).map((verdict) => messageOf(verdict, names))).toEqual([
      'The day shift at north from 2027-03-02 07:00 to 2027-03-02 19:00 begins in 23 h; it is not changed later than 24 h before.',
    ])
  })
})
