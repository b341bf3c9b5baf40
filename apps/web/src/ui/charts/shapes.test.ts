import { describe, expect, it } from 'vitest'
import { aroundOf, barPath, sliceAt } from './shapes.ts'

describe('barPath', () => {
  const bar = { x: 10, width: 14, from: 100, foot: 0, head: 5 }
  const numbersIn = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

  it('has the same steps whatever its height, so that one may pass into another', () => {
    const [up, down, none] = [40, 160, 100].map((to) => barPath({ ...bar, to }))
    const stepsOf = (path: string | undefined) => path?.replaceAll(/[^A-Z]/g, '')
    expect(stepsOf(down)).toBe(stepsOf(up))
    expect(stepsOf(none)).toBe(stepsOf(up))
  })

  it('reaches from its foot to its head and no further, however low', () => {
    for (const to of [40, 160, 98, 100]) {
      const numbers = numbersIn(barPath({ ...bar, to }))
      const ys = numbers.filter((_, at) => at % 2 === 1)
      expect([Math.min(...ys), Math.max(...ys)]).toEqual([Math.min(100, to), Math.max(100, to)])
      const xs = numbers.filter((_, at) => at % 2 === 0)
      expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 24])
    }
  })
})

describe('around a middle', () => {
  const circle = { width: 200, height: 100, isRTL: false }
  const quarters = [
    { x: 100, y: 10 },
    { x: 140, y: 50 },
    { x: 100, y: 90 },
    { x: 60, y: 50 },
  ]

  it('counts from the top in the way of reading', () => {
    const turns = (isRTL: boolean) => quarters.map((spot) => aroundOf(spot, { ...circle, isRTL }).turn / (Math.PI / 2))
    expect(turns(false)).toEqual([0, 1, 2, 3])
    expect(turns(true).map((turn) => turn % 4)).toEqual([0, 3, 2, 1])
    expect(aroundOf(quarters[0], circle).distance).toBe(40)
  })

  it('finds the slice there, also where slices run backwards', () => {
    const slices = [0, 2, 5].map((startAngle, at) => ({ startAngle, endAngle: [2, 5, 2 * Math.PI][at] ?? 0 }))
    const back = slices.map(({ startAngle, endAngle }) => ({ startAngle: -startAngle, endAngle: -endAngle }))
    expect([0, 1.9, 2, 4, 6].map((turn) => sliceAt(slices, turn))).toEqual([0, 0, 1, 1, 2])
    expect([0, 1.9, 2, 4, 6].map((turn) => sliceAt(back, turn))).toEqual([0, 0, 1, 1, 2])
    expect(sliceAt([], 1)).toBe(-1)
  })

  it('is nowhere when nothing is pointed at', () => {
    expect(aroundOf(undefined, circle).distance < 1000).toBe(false)
  })
})
