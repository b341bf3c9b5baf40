import { expect, it } from 'vitest'
import { planeOf } from './plane.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr']
const wish = {
  width: 400,
  height: 200,
  points: MONTHS,
  figures: [10, 40, 20, 30],
  axes: 'both' as const,
  isRTL: false,
  isBanded: true,
  isFromZero: true,
  about: 4,
  sayTick: String,
  free: { top: 6, bottom: 0, sides: 0 },
}

it('has its axis where reading begins, and everything between its edges', () => {
  const { left, right, top, bottom, xs, ticks, y } = planeOf(wish)
  expect(left).toBeGreaterThan(0)
  expect(right).toBe(400)
  expect(bottom).toBeLessThan(200)
  expect(y(0)).toBe(bottom)
  expect(y(40)).toBe(top)
  expect(ticks.map(({ says }) => says)).toEqual(['0', '10', '20', '30', '40'])
  expect(xs.every((x) => x > left && x < right)).toBe(true)
  expect(xs).toEqual(xs.toSorted((one, other) => one - other))
})

it('is its own mirror right to left', () => {
  for (const isBanded of [true, false]) {
    const [ltr, rtl] = [false, true].map((isRTL) => planeOf({ ...wish, isBanded, isRTL }))
    expect(rtl?.xs.map((x) => 400 - x)).toEqual(ltr?.xs)
    expect([400 - (rtl?.right ?? 0), 400 - (rtl?.left ?? 0)]).toEqual([ltr?.left, ltr?.right])
    expect(rtl?.ticks).toEqual(ltr?.ticks)
  }
})

it('says fewer of its points where they stand close, and none on a bare one', () => {
  expect(planeOf(wish).names).toEqual(MONTHS)
  expect(planeOf({ ...wish, width: 110 }).names).toEqual(['Jan', '', 'Mar', ''])
  const bare = planeOf({ ...wish, axes: 'none', isBanded: false })
  expect([bare.names, bare.ticks, bare.left, bare.right]).toEqual([[], [], 0, 400])
})

it('stands with one point, with equal figures, and with what is below zero', () => {
  expect(planeOf({ ...wish, points: ['Jan'], figures: [10], axes: 'none', isBanded: false }).xs).toEqual([200])
  const level = planeOf({ ...wish, figures: [7, 7, 7, 7], axes: 'none', isFromZero: false })
  expect(level.y(7)).toBe((level.top + level.bottom) / 2)
  const below = planeOf({ ...wish, figures: [-10, -40, -20, -30] })
  expect(below.y(0)).toBe(below.top)
  expect(below.y(-40)).toBe(below.bottom)
})
