import { expect, it } from 'vitest'
import { minorIn } from './typed-amount.ts'

it.each([
  ['120', 2, 12_000],
  ['120.5', 2, 12_050],
  ['120,50', 2, 12_050],
  ['1 200,50', 2, 120_050],
  ["1'200.50", 2, 120_050],
  ['١٢٠٫٥٠', 2, 12_050],
  ['1.234,56', 2, 123_456],
  ['1,234.5', 2, 123_450],
  ['45.000,00', 2, 4_500_000],
  ['1.596.974', 2, 159_697_400],
  ['1,596,974.55', 2, 159_697_455],
  ['١٬٢٠٠٫٥٠', 2, 120_050],
  ['0.29', 2, 29],
  // A product of floating numbers would be 114.99999999999999.
  ['1.15', 2, 115],
  ['500', 0, 500],
  ['1.250', 3, 1_250],
])('%s with %d decimals is %d minor units', (typed, digits, minor) => {
  expect(minorIn(typed, digits)).toBe(minor)
})

it.each([
  ['', 2],
  ['-5', 2],
  ['1,200', 2],
  ['1.500', 2],
  ['12,34.50', 2],
  ['1.2345,50', 2],
  ['1,234,5', 2],
  ['1.234.56', 2],
  ['1.5', 0],
  ['12 dollars', 2],
  ['.5', 2],
  ['1e3', 2],
])('%s with %d decimals is nothing that could be meant', (typed, digits) => {
  expect(minorIn(typed, digits)).toBeUndefined()
})
