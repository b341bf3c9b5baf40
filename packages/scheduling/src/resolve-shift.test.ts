import { describe, expect, it } from 'vitest'
import { overlaps } from './index.ts'
import { MAX_SHIFT_HOURS, resolveShift, ShiftError, wallOf, type WallShift } from './zoned.ts'

const changing = [
  'America/New_York',
  'America/Detroit',
  'America/Kentucky/Louisville',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Menominee',
  'America/Denver',
  'America/Boise',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Juneau',
  'America/Adak',
]
const controls = ['America/Phoenix', 'Pacific/Honolulu', 'America/Puerto_Rico']

const shift = (startsAt: string, endsAt: string, timeZone: string) => resolveShift({ startsAt, endsAt, timeZone })

const errorOf = (wall: WallShift) => {
  try {
    return resolveShift(wall)
  } catch (error) {
    return error
  }
}

describe.each(changing)('a shift in %s', (zone) => {
  it('the night of the spring change is eleven hours, that of autumn thirteen, those after them twelve', () => {
    expect(shift('2026-03-07T19:00', '2026-03-08T07:00', zone).elapsedMinutes).toBe(660)
    expect(shift('2026-10-31T19:00', '2026-11-01T07:00', zone).elapsedMinutes).toBe(780)
    expect(shift('2026-03-08T19:00', '2026-03-09T07:00', zone).elapsedMinutes).toBe(720)
    expect(shift('2026-11-01T19:00', '2026-11-02T07:00', zone).elapsedMinutes).toBe(720)
  })

  it('a call over the change is 23 or 25 hours', () => {
    expect(shift('2026-03-07T07:00', '2026-03-08T07:00', zone).elapsedMinutes).toBe(23 * 60)
    expect(shift('2026-10-31T07:00', '2026-11-01T07:00', zone).elapsedMinutes).toBe(25 * 60)
  })

  it('01:30 to 02:30: in spring the end does not exist and moves to 03:30, in autumn the first 01:30 is meant', () => {
    const spring = shift('2026-03-08T01:30', '2026-03-08T02:30', zone)
    expect(spring).toMatchObject({ elapsedMinutes: 60, clockChange: { startsAt: null, endsAt: 'skipped' } })
    expect(wallOf(spring.end, zone)).toBe('2026-03-08T03:30')
    const autumn = shift('2026-11-01T01:30', '2026-11-01T02:30', zone)
    expect(autumn).toMatchObject({ elapsedMinutes: 120, clockChange: { startsAt: 'repeated', endsAt: null } })
    expect(wallOf(autumn.start, zone)).toBe('2026-11-01T01:30')
  })

  it('belongs to the date on which it starts, and the next shift does not overlap it', () => {
    const night = shift('2026-03-07T19:00', '2026-03-08T07:00', zone)
    const day = shift('2026-03-08T07:00', '2026-03-08T19:00', zone)
    expect([night.scheduledDate, day.scheduledDate]).toEqual(['2026-03-07', '2026-03-08'])
    expect(night.end).toBe(day.start)
    expect(overlaps(night, day)).toBe(false)
  })
})

describe.each(controls)('a shift in %s, where the clocks stay', (zone) => {
  it.each(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'])('the night of %s is twelve hours', (date) => {
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    expect(shift(`${date}T19:00`, `${next}T07:00`, zone).elapsedMinutes).toBe(720)
    expect(shift(`${date}T01:30`, `${date}T02:30`, zone)).toMatchObject({
      elapsedMinutes: 60,
      clockChange: { startsAt: null, endsAt: null },
    })
  })
})

describe('a shift that cannot be', () => {
  const timeZone = 'America/New_York'

  it.each([
    [
      'startsAt',
      'Not a wall time: 2026-02-30T07:00',
      { startsAt: '2026-02-30T07:00', endsAt: '2026-03-08T19:00', timeZone },
    ],
    ['endsAt', 'Not a wall time: 19:00', { startsAt: '2026-03-08T07:00', endsAt: '19:00', timeZone }],
    [
      'startsAt',
      'No instant with a four-digit year',
      { startsAt: '0001-01-01T00:00', endsAt: '0001-01-01T12:00', timeZone: 'Asia/Tokyo' },
    ],
    [
      'endsAt',
      'No instant with a four-digit year',
      { startsAt: '9999-12-31T07:00', endsAt: '9999-12-31T19:00', timeZone },
    ],
    [
      'timeZone',
      'Not a time zone: -05:00',
      { startsAt: '2026-03-08T07:00', endsAt: '2026-03-08T19:00', timeZone: '-05:00' },
    ],
    ['timeZone', 'Not a time zone: ', { startsAt: '2026-03-08T07:00', endsAt: '2026-03-08T19:00', timeZone: '' }],
    [
      'endsAt',
      'A shift must end after it starts',
      { startsAt: '2026-03-08T07:00', endsAt: '2026-03-08T07:00', timeZone },
    ],
    [
      'endsAt',
      'A shift must end after it starts',
      { startsAt: '2026-03-08T07:00', endsAt: '2026-03-07T19:00', timeZone },
    ],
    [
      'endsAt',
      'A shift must end after it starts',
      { startsAt: '2026-03-08T02:30', endsAt: '2026-03-08T03:30', timeZone },
    ],
    [
      'endsAt',
      'A shift must end after it starts',
      { startsAt: '2026-03-08T03:15', endsAt: '2026-03-08T02:45', timeZone },
    ],
    [
      'endsAt',
      'A shift may last at most 168 hours',
      { startsAt: '2026-06-01T07:00', endsAt: '2026-06-08T07:01', timeZone },
    ],
  ] as const)('is refused with its field: %s, %s, of %j', (field, message, wall) => {
    const error = errorOf(wall)
    expect(error).toBeInstanceOf(ShiftError)
    expect(error).toBeInstanceOf(RangeError)
    expect(error).toMatchObject({ name: 'ShiftError', field, message: expect.stringContaining(message) })
  })

  it('seven days are still a shift', () => {
    expect(shift('2026-06-01T07:00', '2026-06-08T07:00', timeZone).elapsedMinutes).toBe(MAX_SHIFT_HOURS * 60)
  })
})
