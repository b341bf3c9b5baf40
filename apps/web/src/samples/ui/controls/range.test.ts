import { expect, it } from 'vitest'
import { carried, moved } from './range.ts'

const limits = { min: 0, max: 100, step: 5, most: 100, isFixed: false }

it('stops a value at the other one, and at the ends', () => {
  expect(moved([20, 40], 0, 70, limits)).toEqual([40, 40])
  expect(moved([20, 40], 1, 5, limits)).toEqual([20, 20])
  expect(moved([20, 40], 0, -30, limits)).toEqual([0, 40])
  expect(moved([20, 40], 1, 130, limits)).toEqual([20, 100])
})

it('goes by steps', () => {
  expect(moved([20, 40], 0, 28, limits)).toEqual([30, 40])
  expect(moved([0.1, 0.5], 0, 0.32, { ...limits, max: 1, step: 0.1 })).toEqual([0.3, 0.5])
})

it('goes no farther from the other value than it may', () => {
  expect(moved([20, 40], 1, 90, { ...limits, most: 30 })).toEqual([20, 50])
  expect(moved([20, 40], 0, 0, { ...limits, most: 30 })).toEqual([10, 40])
})

it('takes the other one along where the distance is fixed', () => {
  expect(moved([20, 40], 1, 60, { ...limits, isFixed: true })).toEqual([40, 60])
  expect(moved([20, 40], 0, 95, { ...limits, isFixed: true })).toEqual([80, 100])
})

it('carries both, and stops both at an end', () => {
  expect(carried([20, 40], 13, limits)).toEqual([35, 55])
  expect(carried([20, 40], -60, limits)).toEqual([0, 20])
  expect(carried([20, 40], 300, limits)).toEqual([80, 100])
})
