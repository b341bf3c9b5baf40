import { describe, expect, it } from 'vitest'
import { clockMinutes, firstUsualTimes, isUsual, shiftTimes, shiftTypeOf, shiftTypes, usualTimes } from './index.ts'

describe('shift types', () => {
  it('have their times on the wall', () => {
    expect(shiftTimes('day', '2026-12-31')).toEqual({ startsAt: '2026-12-31T07:00', endsAt: '2026-12-31T19:00' })
    expect(shiftTimes('night', '2026-12-31')).toEqual({ startsAt: '2026-12-31T19:00', endsAt: '2027-01-01T07:00' })
    expect(shiftTimes('call', '2026-12-31')).toEqual({ startsAt: '2026-12-31T07:00', endsAt: '2027-01-01T07:00' })
    expect(() => shiftTimes('day', '2026-02-30')).toThrow(RangeError)
  })

  it.each(shiftTypes)('%s is recognised by its times', (type) => {
    if (type === 'custom') return
    const { startsAt, endsAt } = shiftTimes(type, '2024-02-28')
    expect(shiftTypeOf(startsAt, endsAt)).toBe(type)
    expect(clockMinutes(startsAt, endsAt)).toBe(type === 'call' ? 1440 : 720)
  })

  it.each([
    ['2026-03-08T07:00', '2026-03-08T19:30'],
    ['2026-03-08T07:00', '2026-03-09T19:00'],
    ['2026-03-08T19:00', '2026-03-10T07:00'],
    ['2026-03-08T07:00', '2026-03-08T07:00'],
    ['2026-03-08T07:00', '2026-03-10T07:00'],
  ])('%s to %s is custom', (startsAt, endsAt) => {
    expect(shiftTypeOf(startsAt, endsAt)).toBe('custom')
  })

  it('of an account begin with those four, at the same times', () => {
    expect(firstUsualTimes.map(({ shiftTypeId }) => shiftTypeId)).toEqual(shiftTypes)
    for (const type of firstUsualTimes) {
      const walls = usualTimes(type, '2026-12-31')
      if (type.shiftTypeId === 'custom') expect(walls).toBeUndefined()
      else expect(walls).toEqual(shiftTimes(type.shiftTypeId, '2026-12-31'))
    }
  })

  it('of an account are recognised by their times and the days between', () => {
    const weekend = { startsAt: '17:00', endsAt: '07:00', days: 3 }
    expect(usualTimes(weekend, '2026-12-31')).toEqual({ startsAt: '2026-12-31T17:00', endsAt: '2027-01-03T07:00' })
    expect(isUsual(weekend, '2026-12-31T17:00', '2027-01-03T07:00')).toBe(true)
    expect(isUsual(weekend, '2026-12-31T17:00', '2027-01-02T07:00')).toBe(false)
    expect(isUsual(weekend, '2026-12-31T16:00', '2027-01-03T07:00')).toBe(false)
    expect(isUsual(weekend, '2026-12-31T17:00', '2027-01-03T08:00')).toBe(false)
    expect(isUsual(weekend, '2026-12-31T17:00', '2027-01-03')).toBe(false)
    expect(isUsual({ startsAt: null, endsAt: null, days: null }, '2026-12-31T17:00', '2026-12-31T18:00')).toBe(false)
    expect(() => usualTimes(weekend, '2026-02-30')).toThrow(RangeError)
  })
})
