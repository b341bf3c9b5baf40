import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, leaveBlocks, splitByDay, wallAt } from './index.ts'

const seed = 20260308
const leave = { startDate: '2026-03-10', endDate: '2026-03-12' }

describe('leave', () => {
  it.each([
    ['the night of the eve runs into the first day', '2026-03-09T19:00', '2026-03-10T07:00', true],
    ['an evening that ends at midnight of the first day', '2026-03-09T16:00', '2026-03-10T00:00', false],
    ['one minute into the first day', '2026-03-09T16:00', '2026-03-10T00:01', true],
    ['the eve', '2026-03-09T07:00', '2026-03-09T19:00', false],
    ['the last minute of the last day', '2026-03-12T23:59', '2026-03-13T07:00', true],
    ['the midnight after the last day', '2026-03-13T00:00', '2026-03-13T08:00', false],
    ['a week around the leave', '2026-03-08T07:00', '2026-03-15T07:00', true],
  ])('%s', (_, startsAt, endsAt, blocked) => {
    expect(leaveBlocks(leave, { startsAt, endsAt })).toBe(blocked)
  })

  it(`blocks exactly the shifts that have a piece on a day of leave (seed ${seed})`, () => {
    const wall = fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom('00:00', '00:01', '07:00', '19:00', '23:59'))
      .map(([days, time]) => wallAt(addDays('2026-03-08', days), time))
    fc.assert(
      fc.property(wall, wall, (startsAt, endsAt) => {
        const dates = splitByDay(startsAt, endsAt).map(({ date }) => date)
        expect(leaveBlocks(leave, { startsAt, endsAt })).toBe(
          dates.some((date) => date >= leave.startDate && date <= leave.endDate),
        )
      }),
      { seed, numRuns: 1000 },
    )
  })
})
