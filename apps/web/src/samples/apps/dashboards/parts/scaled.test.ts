import { describe, expect, it } from 'vitest'
import { scaled, scaledFigure, sharesOf } from './scaled.ts'

const WEEK = [31, 36, 34, 45, 41, 58, 63]
const AS_IT_IS = { factor: 1, sway: 0 }

describe('scaled', () => {
  it('leaves the week as it is', () => {
    expect(scaled(WEEK, AS_IT_IS)).toEqual(WEEK)
    expect(scaledFigure(214, AS_IT_IS)).toBe(214)
  })

  it('says the same whenever it is asked', () => {
    const scale = { factor: 4, sway: 0.1, points: 7 }
    expect(scaled(WEEK, scale)).toEqual(scaled([...WEEK], { ...scale }))
  })

  it('grows with the time, and leaves what it was given alone', () => {
    const before = [...WEEK]
    const longer = scaled(WEEK, { factor: 4, sway: 0.1 })
    expect(WEEK).toEqual(before)
    for (const [at, figure] of longer.entries()) {
      expect(figure).toBeGreaterThanOrEqual(Math.floor((WEEK[at] ?? 0) * 4 * 0.9))
      expect(figure).toBeLessThanOrEqual(Math.ceil((WEEK[at] ?? 0) * 4 * 1.1))
    }
    expect(scaledFigure(214, { factor: 4, sway: 0.1 })).toBe(856)
  })

  it('lays the shape over as many points as asked for, from its first to its last', () => {
    expect(scaled([0, 10, 20], { factor: 1, sway: 0, points: 5 })).toEqual([0, 5, 10, 15, 20])
    expect(scaled([0, 10, 20], { factor: 1, sway: 0, points: 2 })).toEqual([0, 20])
    expect(scaled([7, 9], { factor: 3, sway: 0, points: 1 })).toEqual([21])
  })

  it('has whole figures, and none of nothing', () => {
    const months = scaled(WEEK, { factor: 30.4, sway: 0.12, points: 12 })
    expect(months).toHaveLength(12)
    expect(months.every((figure) => Number.isInteger(figure) && figure > 0)).toBe(true)
    expect(scaled([], { factor: 2, sway: 0.1, points: 12 })).toEqual([])
  })

  it('sways differently for another range, so that one sees the drawing change', () => {
    const [month, year] = [6, 12].map((points) => scaled(WEEK, { factor: 4, sway: 0.1, points }))
    expect(month).not.toEqual(year?.slice(0, 6))
    expect(scaled(WEEK, { factor: 1, sway: 0.1 })).not.toEqual(WEEK)
  })
})

describe('parts of a whole', () => {
  it('add up to one, whatever they are scaled by', () => {
    for (const scale of [AS_IT_IS, { factor: 30, sway: 0.12, points: 12 }]) {
      const shares = sharesOf([41.5, 49.2, 9.3], scale)
      expect(shares).toHaveLength(3)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
    }
    expect(sharesOf([41.5, 49.2, 9.3], AS_IT_IS)[1]).toBeCloseTo(0.492, 3)
  })
  it('are nothing of nothing', () => expect(sharesOf([0, 0], AS_IT_IS)).toEqual([0, 0]))
})
