import { expect, it } from 'vitest'
import { spreadOf } from './spread.ts'

it('halves and quarters figures, in whatever order they come', () => {
  expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ lowest: 1, lower: 3, middle: 5, upper: 7, highest: 9 })
  expect(spreadOf([4, 1])).toEqual({ lowest: 1, lower: 1.75, middle: 2.5, upper: 3.25, highest: 4 })
})
it('leaves the figures as they are', () => {
  const figures = [2, 1]
  spreadOf(figures)
  expect(figures).toEqual([2, 1])
})
it('has one figure everywhere, and none nowhere', () => {
  expect(spreadOf([6])).toEqual({ lowest: 6, lower: 6, middle: 6, upper: 6, highest: 6 })
  expect(spreadOf([])).toBeUndefined()
})
