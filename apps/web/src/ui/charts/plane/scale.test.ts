import { describe, expect, it } from 'vitest'
import { beside, linear, nearest, placesOf, spanOf, thinned, ticksOf } from './scale.ts'

describe('linear', () => {
  it('lays figures over places, upside down as a drawing has them', () => {
    const y = linear([0, 40], [200, 0])
    expect([0, 10, 40].map(y)).toEqual([200, 150, 0])
  })
  it('has what has no length in its middle', () => {
    expect(linear([7, 7], [200, 0])(7)).toBe(100)
  })
})

describe('spanOf', () => {
  it('has zero inside where amounts are drawn, be they above or below', () => {
    expect(spanOf([31, 63], true)).toEqual([0, 63])
    expect(spanOf([-31, -63], true)).toEqual([-63, 0])
    expect(spanOf([-18, 35], true)).toEqual([-18, 35])
  })
  it('holds all figures with air around them where a change is drawn', () => {
    for (const figures of [
      [31, 63],
      [-63, -31],
      [-5, 5],
    ]) {
      const [low, high] = spanOf(figures, false)
      expect(low).toBeLessThan(Math.min(...figures))
      expect(high).toBeGreaterThan(Math.max(...figures))
    }
  })
  it('has a length for equal figures too, and for none', () => {
    expect(spanOf([40, 40], false)).toEqual([39, 41])
    expect(spanOf([40, 40], true)).toEqual([0, 40])
    expect(spanOf([0, 0], true)).toEqual([0, 1])
    expect(spanOf([], true)).toEqual([0, 1])
  })
})

describe('ticksOf', () => {
  it('names round figures that hold all others between them', () => {
    expect(ticksOf([0, 35_100], 4)).toEqual([0, 10_000, 20_000, 30_000, 40_000])
    expect(ticksOf([-18_000, 35_100], 3)).toEqual([-20_000, 0, 20_000, 40_000])
    expect(ticksOf([-63, 0], 3)).toEqual([-80, -60, -40, -20, 0])
    expect(ticksOf([0, 1], 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  })
})

describe('placesOf', () => {
  it('stands in the middles of bands, or from end to end', () => {
    expect(placesOf(4, [0, 80], true)).toEqual([10, 30, 50, 70])
    expect(placesOf(3, [0, 80], false)).toEqual([0, 40, 80])
  })
  it('mirrors where reading runs right to left', () => {
    expect(placesOf(4, [80, 0], true)).toEqual([70, 50, 30, 10])
    expect(placesOf(3, [80, 0], false)).toEqual([80, 40, 0])
  })
  it('has one point in the middle', () => {
    expect(placesOf(1, [0, 80], true)).toEqual([40])
    expect(placesOf(1, [0, 80], false)).toEqual([40])
    expect(placesOf(0, [0, 80], false)).toEqual([])
  })
})

it('finds the nearest point, whichever way they run', () => {
  expect(nearest([10, 30, 50], 41)).toBe(2)
  expect(nearest([50, 30, 10], 41)).toBe(0)
  expect(nearest([10, 30, 50], -900)).toBe(0)
  expect(nearest([], 10)).toBeUndefined()
})

it('leaves words out where there is no room for all', () => {
  expect(thinned(21, 40)).toBe(1)
  expect(thinned(21, 20)).toBe(2)
  expect(thinned(63, 20)).toBe(4)
  expect(thinned(21, 0)).toBe(1)
})

describe('beside', () => {
  it('stands after its place, before it where there is no room, and never outside', () => {
    expect(beside(20, 100, 300)).toBe(34)
    expect(beside(250, 100, 300)).toBe(136)
    expect(beside(70, 100, 150)).toBe(0)
    expect(beside(900, 100, 300)).toBe(200)
  })
})
