import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysOf, firstDay, isMonth, lastDay, monthOf, monthWeeks, weekday } from './index.ts'

const seed = 20260308
const anyMonth = fc
  .tuple(fc.integer({ min: 1000, max: 9000 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
const weekStart = fc.integer({ min: 0, max: 6 })

describe('months', () => {
  it('are told from other texts', () => {
    expect(['2026-01', '0001-01', '9999-12'].every(isMonth)).toBe(true)
    expect(['2026-13', '2026-00', '0000-01', '2026-1', '2026-01-01', '', '26-01-0'].some(isMonth)).toBe(false)
  })

  it('know their first and last day', () => {
    expect(['2024-02', '2026-02', '1900-02', '2000-02', '2026-04', '2026-12'].map(lastDay)).toEqual([
      '2024-02-29',
      '2026-02-28',
      '1900-02-28',
      '2000-02-29',
      '2026-04-30',
      '2026-12-31',
    ])
    expect(firstDay('2026-02')).toBe('2026-02-01')
    expect(monthOf('2026-02-28')).toBe('2026-02')
    expect(() => lastDay('2026-13')).toThrow(new RangeError('Not a month: 2026-13'))
    expect(() => daysOf('March')).toThrow(RangeError)
  })

  it('add up over the year and refuse to leave the calendar', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-03', -27)).toBe('2023-12')
    for (const [month, by] of [
      ['9999-12', 1],
      ['0001-01', -1],
      ['0001-01', -40],
      ['2026-13', 0],
      ['2026-01', 0.5],
      ['2026-01', Number.NaN],
    ] as const)
      expect(() => addMonths(month, by)).toThrow(RangeError)
    expect(() => addMonths('9999-12', 1)).toThrow('No month with a four-digit year: 9999-12 and 1 months')
  })

  it('show four to six weeks', () => {
    expect(monthWeeks('2026-02', 0)).toHaveLength(4)
    expect(monthWeeks('2026-02', 1)).toHaveLength(5)
    expect(monthWeeks('2026-08', 0)).toHaveLength(6)
    expect(monthWeeks('2026-03', 0).at(-1)?.at(-1)).toBe('2026-04-04')
  })
})

describe(`months, by property (seed ${seed})`, () => {
  it('the grid holds each day of the month exactly once, in whole weeks without a gap', () => {
    fc.assert(
      fc.property(anyMonth, weekStart, (month, weekStartsOn) => {
        const weeks = monthWeeks(month, weekStartsOn)
        const cells = weeks.flat()
        expect(cells.filter((date) => monthOf(date) === month)).toEqual(daysOf(month))
        expect(cells.every((date, at) => at === 0 || addDays(cells[at - 1] ?? '', 1) === date)).toBe(true)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(weekday(week[0] ?? '')).toBe(weekStartsOn)
          expect(week.some((date) => monthOf(date) === month)).toBe(true)
        }
      }),
      { seed, numRuns: 500 },
    )
  })

  it('addMonths goes back the way it came', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -5000, max: 5000 }), (month, by) => {
        expect(addMonths(addMonths(month, by), -by)).toBe(month)
      }),
      { seed },
    )
  })
})
