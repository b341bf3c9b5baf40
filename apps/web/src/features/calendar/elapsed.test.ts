import { expect, it } from 'vitest'
import { elapsedMinutes } from './elapsed.ts'

it.each([
  ['2027-03-13T19:00', '2027-03-14T07:00', 'America/New_York', 11],
  ['2026-10-31T19:00', '2026-11-01T07:00', 'America/New_York', 13],
  ['2026-10-31T19:00', '2026-11-01T07:00', 'America/Phoenix', 12],
  ['2026-10-24T19:00', '2026-10-25T07:00', 'Europe/London', 13],
  ['2026-10-03T19:00', '2026-10-04T07:00', 'Australia/Lord_Howe', 11.5],
  ['2026-10-31T19:00', '2026-11-03T09:00', 'America/Los_Angeles', 63],
  ['2026-11-21T19:00', '2026-11-22T07:00', 'Asia/Kathmandu', 12],
])('from %s to %s in %s pass %s hours', (startsAt, endsAt, zone, hours) => {
  expect(elapsedMinutes(startsAt, endsAt, zone)).toBe(hours * 60)
})
