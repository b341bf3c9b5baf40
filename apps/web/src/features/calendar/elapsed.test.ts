import { addDays, wallAt } from '@onward/scheduling'
import { resolveWall } from '@onward/scheduling/zoned'
import { expect, it } from 'vitest'
import { clockChangesOf, elapsedMinutes } from './elapsed.ts'

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

/** Every wall time of three days, a quarter of an hour apart. */
const wallsAround = (date: string) =>
  [-1, 0, 1].flatMap((days) =>
    Array.from({ length: 96 }, (_, at) => {
      const time = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`
      return wallAt(addDays(date, days), time)
    }),
  )
it.each([
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Europe/London', '2027-03-28'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Asia/Beirut', '2027-03-28'],
])('reads every wall time in %s around %s as the server does', (zone, date) => {
  const noon = wallAt(addDays(date, 4), '12:00')
  const until = Date.parse(resolveWall(noon, zone).instant)
  for (const wall of wallsAround(date)) {
    const { instant, clockChange } = resolveWall(wall, zone)
    expect([wall, elapsedMinutes(wall, noon, zone)]).toEqual([wall, (until - Date.parse(instant)) / 60_000])
    expect([wall, clockChangesOf({ startsAt: wall, endsAt: noon }, zone)]).toEqual([
      wall,
      { startsAt: clockChange, endsAt: null },
    ])
  }
})
