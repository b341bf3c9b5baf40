import { clockMinutes } from '@onward/scheduling'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, carried, minutesBetween, piecesOf, STEP } from './times.ts'

const NIGHT = { startsAt: '2026-03-07T19:00', endsAt: '2026-03-08T07:00' }
const spot = fc.record({
  date: fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-31', '2026-04-01'),
  minutes: fc.integer({ min: 0, max: 1439 }),
})

describe('times that are carried', () => {
  it('move as a whole, over midnight and over the end of a month', () => {
    expect(carried(NIGHT, 'whole', -20 * 60)).toEqual({ startsAt: '2026-03-06T23:00', endsAt: '2026-03-07T11:00' })
    expect(carried({ startsAt: '2026-02-28T23:45', endsAt: '2026-03-01T00:15' }, 'whole', 15)).toEqual({
      startsAt: '2026-03-01T00:00',
      endsAt: '2026-03-01T00:30',
    })
  })

  it('grow and shrink at either end, to a step at least', () => {
    expect(carried(NIGHT, 'end', 30)).toEqual({ ...NIGHT, endsAt: '2026-03-08T07:30' })
    expect(carried(NIGHT, 'start', -30)).toEqual({ ...NIGHT, startsAt: '2026-03-07T18:30' })
    expect(carried(NIGHT, 'end', -5000)).toEqual({ ...NIGHT, endsAt: '2026-03-07T19:15' })
    expect(carried(NIGHT, 'start', 5000)).toEqual({ ...NIGHT, startsAt: '2026-03-08T06:45' })
  })

  it('what is shorter than a step does not become shorter, nor longer by the way', () => {
    const short = { startsAt: '2026-03-07T19:00', endsAt: '2026-03-07T19:05' }
    expect(carried(short, 'end', -15)).toEqual(short)
    expect(carried(short, 'start', 15)).toEqual(short)
  })

  it('are in order, whatever is carried where', () => {
    fc.assert(
      fc.property(fc.constantFrom('whole', 'start', 'end'), fc.integer({ min: -3000, max: 3000 }), (grip, minutes) => {
        const { startsAt, endsAt } = carried(NIGHT, grip, minutes)
        expect(clockMinutes(startsAt, endsAt)).toBeGreaterThanOrEqual(STEP)
        if (grip === 'whole') expect(clockMinutes(startsAt, endsAt)).toBe(720)
      }),
    )
  })
})

describe('times between two spots', () => {
  it('hold both, in whole steps, whichever was first', () => {
    fc.assert(
      fc.property(spot, spot, (one, other) => {
        const times = between(one, other)
        expect(between(other, one)).toEqual(times)
        expect(clockMinutes(times.startsAt, times.endsAt) % STEP).toBe(0)
        for (const { date, minutes } of [one, other]) {
          const piece = piecesOf(times).get(date)
          expect(piece?.start).toBeLessThanOrEqual(minutes)
          expect(piece?.end).toBeGreaterThan(minutes)
        }
      }),
    )
  })

  it('are so many whole steps apart', () => {
    expect(minutesBetween({ date: '2026-03-07', minutes: 1430 }, { date: '2026-03-08', minutes: 5 })).toBe(15)
    expect(minutesBetween({ date: '2026-03-07', minutes: 60 }, { date: '2026-03-07', minutes: 66 })).toBe(0)
  })
})
