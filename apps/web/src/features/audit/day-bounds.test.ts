import { afterEach, expect, it } from 'vitest'
import { dayBounds } from './day-bounds.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

it.each([
  ['America/New_York', '2026-03-08', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24', '2026-10-25', '2026-10-23T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // The clock goes from 23:59 to 1:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
])('takes in whole days in %s, whatever the clock does', (zone, from, to, start, end) => {
  process.env.TZ = zone
  expect(dayBounds(from, to)).toEqual({ start, end })
})

it.each(['', '0002-11-21', '2026-13-01', 'yesterday'])('bounds nothing by %j', (date) => {
  expect(dayBounds(date, date)).toEqual({})
})
