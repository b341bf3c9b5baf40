import { describe, expect, it } from 'vitest'
import { isTimeZone, resolveWall, today, transitions, utcRange, wallOf } from './zoned.ts'

describe('isTimeZone', () => {
  it('takes every zone that Intl lists, and the links', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(['UTC', 'US/Eastern', 'Asia/Calcutta', 'Etc/GMT+5'].every(isTimeZone)).toBe(true)
  })

  it.each(['', '+05:00', '-0500', '+01', 'Z', 'America', 'America/Nowhere', ' UTC', 'UTC ', 'America/New_York\n'])(
    'refuses "%s", twice the same',
    (zone) => {
      expect([isTimeZone(zone), isTimeZone(zone)]).toEqual([false, false])
      const refusal = new RangeError(`Not a time zone: ${zone}`)
      expect(() => wallOf('2026-03-08T07:00:00.000Z', zone)).toThrow(refusal)
      expect(() => resolveWall('2026-03-08T07:00', zone)).toThrow(refusal)
    },
  )
})

describe('wallOf and today', () => {
  it('show the clock and the date of the zone', () => {
    expect(wallOf('2026-03-08T06:59:59.999Z', 'America/New_York')).toBe('2026-03-08T01:59')
    expect(wallOf('2026-03-08T07:00:00.000Z', 'America/New_York')).toBe('2026-03-08T03:00')
    expect(wallOf(new Date('2026-01-01T00:00:00Z'), 'Asia/Kolkata')).toBe('2026-01-01T05:30')
    expect(today('2026-01-01T04:59:00.000Z', 'America/New_York')).toBe('2025-12-31')
    expect(today(new Date('2026-01-01T04:59:00Z'), 'Pacific/Kiritimati')).toBe('2026-01-01')
  })

  it('refuse text without an offset, which each machine would read differently', () => {
    expect(() => wallOf('2026-03-08T07:00', 'America/New_York')).toThrow(RangeError)
    expect(() => today('2026-03-08', 'America/New_York')).toThrow(RangeError)
    expect(() => wallOf(new Date(Number.NaN), 'America/New_York')).toThrow(RangeError)
  })
})

describe('utcRange', () => {
  it('covers both dates, with their clock changes', () => {
    expect(utcRange('2026-03-08', '2026-03-08', 'America/New_York')).toEqual({
      start: '2026-03-08T05:00:00.000Z',
      end: '2026-03-09T04:00:00.000Z',
    })
    expect(utcRange('2026-11-01', '2026-11-02', 'America/New_York')).toEqual({
      start: '2026-11-01T04:00:00.000Z',
      end: '2026-11-03T05:00:00.000Z',
    })
  })

  it('begins a day without midnight at its first minute', () => {
    const { start } = utcRange('2026-03-08', '2026-03-08', 'America/Havana')
    expect(wallOf(start, 'America/Havana')).toBe('2026-03-08T01:00')
  })

  it('begins a day whose midnight lies inside the gap at the end of the gap', () => {
    // Toronto's clocks went from 23:30 to 00:30.
    const { start } = utcRange('1919-03-31', '1919-03-31', 'America/Toronto')
    expect(wallOf(start, 'America/Toronto')).toBe('1919-03-31T00:30')
  })

  it('refuses what is no date', () => {
    expect(() => utcRange('2026-02-30', '2026-03-01', 'UTC')).toThrow(RangeError)
    expect(() => utcRange('2026-03-01', '2026-03-01T10:00', 'UTC')).toThrow(RangeError)
    expect(() => utcRange('2026-03-01T10:00', '2026-03-01', 'UTC')).toThrow(RangeError)
    expect(() => utcRange('2026-03-01', '2026-03-01', '+01:00')).toThrow(new RangeError('Not a time zone: +01:00'))
  })
})

describe('transitions', () => {
  it('lists the changes of the years asked for', () => {
    expect(transitions('America/New_York', 2026, 2026)).toEqual([
      { instant: '2026-03-08T07:00:00.000Z', offsetBefore: -300, offsetAfter: -240 },
      { instant: '2026-11-01T06:00:00.000Z', offsetBefore: -240, offsetAfter: -300 },
    ])
    expect(transitions('America/New_York', 2020, 2035)).toHaveLength(32)
    expect(transitions('America/Phoenix', 2020, 2035)).toEqual([])
    expect(() => transitions('+05:00', 2026, 2026)).toThrow(RangeError)
  })

  it('puts a change in the first moment of a year into that year', () => {
    expect(transitions('Europe/Lisbon', 1912, 1912).map(({ instant }) => instant)).toEqual(['1912-01-01T00:00:00.000Z'])
    expect(transitions('Europe/Lisbon', 1911, 1911)).toEqual([])
  })
})
