import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, clockMinutes, splitByDay, wallAt } from './index.ts'

const seed = 20260308

describe('splitByDay', () => {
  it('a day is one piece, a night two, and midnight starts no third', () => {
    expect(splitByDay('2026-03-08T07:00', '2026-03-08T19:00')).toEqual([
      { date: '2026-03-08', start: 420, end: 1140, continuesBefore: false, continuesAfter: false },
    ])
    expect(splitByDay('2026-12-31T19:00', '2027-01-01T07:00')).toEqual([
      { date: '2026-12-31', start: 1140, end: 1440, continuesBefore: false, continuesAfter: true },
      { date: '2027-01-01', start: 0, end: 420, continuesBefore: true, continuesAfter: false },
    ])
    expect(splitByDay('2026-03-08T16:00', '2026-03-09T00:00')).toEqual([
      { date: '2026-03-08', start: 960, end: 1440, continuesBefore: false, continuesAfter: false },
    ])
  })

  it('has no piece when the end is not after the start, and refuses what is no wall time', () => {
    expect(splitByDay('2026-03-08T07:00', '2026-03-08T07:00')).toEqual([])
    expect(splitByDay('2026-03-08T07:00', '2026-03-07T19:00')).toEqual([])
    expect(() => splitByDay('2026-03-08T07:00', '2026-02-30T19:00')).toThrow(RangeError)
  })

  it(`the pieces sum to the clock's length, one a date, without a gap (seed ${seed})`, () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const time = minute.map((m) => new Date(m * 60_000).toISOString().slice(11, 16))
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: 9 }), (from, to, days) => {
        const startsAt = wallAt('2024-02-25', from)
        const endsAt = wallAt(addDays('2024-02-25', days), to)
        const pieces = splitByDay(startsAt, endsAt)
        const sum = pieces.reduce((total, { start, end }) => total + end - start, 0)
        expect(sum).toBe(Math.max(0, clockMinutes(startsAt, endsAt)))
        for (const [at, piece] of pieces.entries()) {
          const first = at === 0
          const last = at === pieces.length - 1
          expect(piece.date).toBe(addDays('2024-02-25', at))
          expect(piece.start).toBeLessThan(piece.end)
          expect([piece.continuesBefore, piece.continuesAfter]).toEqual([!first, !last])
          expect([first || piece.start, last || piece.end]).toEqual([first || 0, last || 1440])
        }
      }),
      { seed, numRuns: 1000 },
    )
  })
})
