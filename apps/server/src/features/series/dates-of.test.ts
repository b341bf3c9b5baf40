import { expect, it } from 'vitest'
import { datesOf } from './dates-of.ts'

it('counts weeks from that of the first date, as the account begins them, and days before the first are none', () => {
  // A Wednesday.
  const cycle = { from: '2030-01-02', until: '2030-01-31', everyWeeks: 2, weekdays: [0, 1, 3] }
  expect(datesOf(cycle, 1)).toEqual([
    '2030-01-02',
    '2030-01-06',
    '2030-01-14',
    '2030-01-16',
    '2030-01-20',
    '2030-01-28',
    '2030-01-30',
  ])
  expect(datesOf(cycle, 0)).toEqual([
    '2030-01-02',
    '2030-01-13',
    '2030-01-14',
    '2030-01-16',
    '2030-01-27',
    '2030-01-28',
    '2030-01-30',
  ])
})

it('may come round not even once', () => {
  expect(datesOf({ from: '2030-01-02', until: '2030-01-02', everyWeeks: 1, weekdays: [4] }, 1)).toEqual([])
})
