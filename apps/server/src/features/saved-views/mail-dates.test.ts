import { expect, it } from 'vitest'
import { lastDue, nextDue } from './mail-dates.ts'

it.each([
  // Monday, a minute before six in New York, and at six; in Los Angeles it is three then.
  ['week', '2027-03-15T09:59:00Z', 'America/New_York', '2027-03-08', '2027-03-15'],
  ['week', '2027-03-15T10:00:00Z', 'America/New_York', '2027-03-15', '2027-03-22'],
  ['week', '2027-03-15T10:00:00Z', 'America/Los_Angeles', '2027-03-08', '2027-03-15'],
  // A Sunday, late.
  ['week', '2027-03-22T03:59:00Z', 'America/New_York', '2027-03-15', '2027-03-22'],
  // The turn of a year.
  ['month', '2027-01-01T10:59:00Z', 'America/New_York', '2026-12-01', '2027-01-01'],
  ['month', '2027-01-01T11:00:00Z', 'America/New_York', '2027-01-01', '2027-02-01'],
  ['month', '2027-03-31T23:00:00Z', 'Asia/Tokyo', '2027-04-01', '2027-05-01'],
] as const)('of each %s, at %s in %s', (every, now, zone, last, next) => {
  expect([lastDue(every, new Date(now), zone), nextDue(every, new Date(now), zone)]).toEqual([last, next])
})
