import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDay, dayNumber, daysBetween, isDate, startOfWeek, weekday, weekOf } from './index.ts'

const seed = 20260308
const anyDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') })
// A year away from both ends, so that steps stay within four digits.
const anyDate = fc.integer({ min: dayNumber('0002-01-01'), max: dayNumber('9998-12-31') }).map(dateOfDay)
const step = fc.integer({ min: -365, max: 365 })
const weekStart = fc.integer({ min: 0, max: 7 })

// A Date set year by year, because Date.UTC moves the years 0 to 99.
const dateOfPlatform = (year: number, month: number, day: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

describe('dates', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(isDate(text)).toBe(true)
  })

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026/01/01',
    '2026/01-01',
    '2026-01/01',
    '2026-01-1/',
    '20260101',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '+2026-01-0',
    '-001-01-01',
    '２０２６-01-01',
    '10000-01-01',
  ])('"%s" is none', (text) => {
    expect(isDate(text)).toBe(false)
    expect(() => addDays(text, 0)).toThrow(new RangeError(`Not a date: ${text}`))
  })

  it('steps over the leap day, the year and the century', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('0100-01-01', -1)).toBe('0099-12-31')
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28)
    expect(dayNumber('1970-01-01')).toBe(0)
  })

  it('leaves the years 0001 to 9999 with an error, not with a strange text', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(new RangeError('No date with a four-digit year: day 2932897'))
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', 0.5)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(RangeError)
  })

  it.each(['1600', '2000', '2400'])('the leap day of %s ends four centuries', (year) => {
    expect(addDays(`${year}-02-28`, 1)).toBe(`${year}-02-29`)
    expect(addDays(`${year}-02-29`, 1)).toBe(`${year}-03-01`)
  })

  it('knows the weekday and the week', () => {
    expect(weekday('2026-03-08')).toBe(0)
    expect(weekday('1969-12-31')).toBe(3)
    expect(weekOf('2026-03-08', 0)[0]).toBe('2026-03-08')
    expect(weekOf('2026-03-08', 1)).toEqual(['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-03-${day}`))
    expect(startOfWeek('2026-03-04', 7)).toBe('2026-03-01')
  })
})

describe(`dates, by property (seed ${seed})`, () => {
  it('agree with the platform on every day number', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const platform = new Date(day * 86_400_000)
        const date = dateOfDay(day)
        expect(date).toBe(platform.toISOString().slice(0, 10))
        expect(dayNumber(date)).toBe(day)
        expect(weekday(date)).toBe(platform.getUTCDay())
      }),
      { seed, numRuns: 2000 },
    )
  })

  it('accept exactly the dates that the platform does not have to correct', () => {
    const part = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(part(9999), part(13), part(32), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-')
        const platform = dateOfPlatform(year, month, day)
        expect(isDate(text)).toBe(year > 0 && platform.toISOString().slice(0, 10) === text)
      }),
      { seed, numRuns: 5000 },
    )
  })

  it('addDays goes back the way it came, and daysBetween counts it', () => {
    fc.assert(
      fc.property(anyDate, step, (date, days) => {
        const moved = addDays(date, days)
        expect(addDays(moved, -days)).toBe(date)
        expect(daysBetween(date, moved)).toBe(days)
        expect(moved < date).toBe(days < 0)
      }),
      { seed },
    )
  })

  it('a week is seven dates in a row from its first day, and holds its date', () => {
    fc.assert(
      fc.property(anyDate, weekStart, (date, weekStartsOn) => {
        const week = weekOf(date, weekStartsOn)
        expect(week).toContain(date)
        expect(week.map(weekday)).toEqual(Array.from({ length: 7 }, (_, at) => (weekStartsOn + at) % 7))
        expect(week.every((day) => startOfWeek(day, weekStartsOn) === week[0])).toBe(true)
      }),
      { seed },
    )
  })
})
