import { describe, expect, it } from 'vitest'
import { clockMinutes, shiftTimes, shiftTypeOf, shiftTypes } from './index.ts'

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
})
