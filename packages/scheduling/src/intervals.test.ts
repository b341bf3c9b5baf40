import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflicts, overlaps } from './index.ts'

const seed = 20260308
const span = fc.record({
  person: fc.integer({ min: 1, max: 3 }),
  start: fc.integer({ min: 0, max: 30 }),
  end: fc.integer({ min: 0, max: 30 }),
})

describe('overlaps', () => {
  it('back to back is no overlap, one minute is', () => {
    expect(overlaps({ start: 420, end: 1140 }, { start: 1140, end: 1860 })).toBe(false)
    expect(overlaps({ start: 420, end: 1141 }, { start: 1140, end: 1860 })).toBe(true)
  })

  it('compares instants as text', () => {
    const night = { start: '2026-03-08T00:00:00.000Z', end: '2026-03-08T11:00:00.000Z' }
    expect(overlaps(night, { start: '2026-03-08T10:59:00.000Z', end: '2026-03-08T23:00:00.000Z' })).toBe(true)
    expect(overlaps(night, { start: '2026-03-08T11:00:00.000Z', end: '2026-03-08T23:00:00.000Z' })).toBe(false)
  })

  it('finds the pair that dates alone hide: 22:00-06:00 and 05:00-13:00 of the next day', () => {
    expect(
      conflicts([
        { start: '2026-03-09T05:00', end: '2026-03-09T13:00' },
        { start: '2026-03-08T22:00', end: '2026-03-09T06:00' },
      ]),
    ).toHaveLength(1)
  })
})

it('of two that start together the first in the list is the earlier', () => {
  const short = { start: 420, end: 480 }
  const long = { start: 420, end: 1140 }
  expect(conflicts([short, long])).toEqual([[short, long]])
  expect(conflicts([long, short])).toEqual([[long, short]])
})

describe(`conflicts, by property (seed ${seed})`, () => {
  it('are the pairs that comparing each with each finds, per person', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const list = spans.map((span, id) => ({ ...span, id }))
        const key = (ids: number[]) => ids.toSorted((a, b) => a - b).join()
        const expected = list.flatMap((a) =>
          list.filter((b) => a.id < b.id && a.person === b.person && overlaps(a, b)).map((b) => key([a.id, b.id])),
        )
        const found = conflicts(list, ({ person }) => person)
        expect(found.map(([a, b]) => key([a.id, b.id])).sort()).toEqual(expected.sort())
        expect(found.every(([a, b]) => a.start <= b.start)).toBe(true)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('overlap means that a whole unit is shared', () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        const units = Array.from({ length: 30 }, (_, unit) => unit)
        const within = ({ start, end }: typeof a, unit: number) => start <= unit && unit < end
        expect(overlaps(a, b)).toBe(units.some((unit) => within(a, unit) && within(b, unit)))
      }),
      { seed, numRuns: 1000 },
    )
  })
})
