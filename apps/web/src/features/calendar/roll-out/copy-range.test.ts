import { expect, it } from 'vitest'
import { atMost, dateBehind, daysBefore } from './copy-range.ts'

it.each([
  [{ from: '2026-11-02', to: '2026-11-08' }, '2026-11-09'],
  [{ from: '2026-11-02', to: '2026-11-15' }, '2026-11-16'],
  [{ from: '2026-11-04', to: '2026-11-04' }, '2026-11-11'],
  // A month is copied by its weekdays, five weeks on.
  [{ from: '2026-10-01', to: '2026-10-31' }, '2026-11-05'],
  [{ from: '2026-02-01', to: '2026-02-28' }, '2026-03-01'],
])('copies %o to the same weekday behind it', (days, target) => {
  expect(dateBehind(days)).toBe(target)
})

it('fills a month from the same weekdays before it', () => {
  expect(daysBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-09-27', to: '2026-10-26' })
  expect(daysBefore({ from: '2026-11-02', to: '2026-11-15' })).toEqual({ from: '2026-10-19', to: '2026-11-01' })
})

it('takes no more days than may be copied', () => {
  expect(atMost({ from: '2026-11-01', to: '2026-12-31' }, 42)).toEqual({ from: '2026-11-01', to: '2026-12-12' })
  expect(atMost({ from: '2026-11-01', to: '2026-11-30' }, 42)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})
