import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDaysToWall,
  addMinutesToWall,
  clockMinutes,
  dateOfWall,
  isWallTime,
  minutesOfWall,
  timeOfWall,
  wallAt,
  wallMinutes,
} from './index.ts'

const seed = 20260308
const anyWall = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16))

describe('wall times', () => {
  it('are told from other texts', () => {
    expect(['2026-03-08T00:00', '2026-03-08T23:59', '2024-02-29T02:30'].every(isWallTime)).toBe(true)
  })

  it.each([
    '',
    '2026-03-08',
    '2026-02-30T10:00',
    '2026-03-08T24:00',
    '2026-03-08T10:60',
    '2026-03-08 10:00',
    '2026-03-08T1:00',
    '2026-03-08T10:00Z',
    '2026-03-08T10:00:00',
    '2026-03-08T-1:00',
    '2026-03-08T00T10:00',
  ])('"%s" is none', (text) => {
    expect(isWallTime(text)).toBe(false)
    expect(() => wallMinutes(text)).toThrow(new RangeError(`Not a wall time: ${text}`))
  })

  it('come apart and move by whole days', () => {
    const wall = wallAt('2026-02-28', '19:05')
    expect([dateOfWall(wall), timeOfWall(wall), minutesOfWall(wall)]).toEqual(['2026-02-28', '19:05', 1145])
    expect(addDaysToWall(wall, 1)).toBe('2026-03-01T19:05')
    expect(() => addDaysToWall('2026-02-30T10:00', 1)).toThrow(RangeError)
  })

  it('the clock of a night shows twelve hours, whatever the clocks do', () => {
    expect(clockMinutes('2026-03-07T19:00', '2026-03-08T07:00')).toBe(720)
    expect(clockMinutes('2026-03-08T07:00', '2026-03-07T19:00')).toBe(-720)
  })
})

describe(`wall times, by property (seed ${seed})`, () => {
  it('move by minutes of the clock, there and back', () => {
    fc.assert(
      fc.property(anyWall, fc.integer({ min: -100_000, max: 100_000 }), (wall, minutes) => {
        const later = addMinutesToWall(wall, minutes)
        expect(clockMinutes(wall, later)).toBe(minutes)
        expect(addMinutesToWall(later, -minutes)).toBe(wall)
      }),
      { seed },
    )
    expect(addMinutesToWall('2026-02-28T23:50', 15)).toBe('2026-03-01T00:05')
    expect(() => addMinutesToWall('2026-02-30T10:00', 1)).toThrow(RangeError)
  })

  it('count minutes as a clock without zone does, and sort as text', () => {
    fc.assert(
      fc.property(anyWall, anyWall, (a, b) => {
        expect(wallMinutes(a)).toBe(Date.parse(`${a}:00Z`) / 60_000)
        expect(Math.sign(clockMinutes(a, b))).toBe(a === b ? 0 : a < b ? 1 : -1)
        expect(wallAt(dateOfWall(a), timeOfWall(a))).toBe(a)
      }),
      { seed, numRuns: 1000 },
    )
  })
})
