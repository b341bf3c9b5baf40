import { expect, it } from 'vitest'
import { pricesOf, reducedPrice } from './cart-prices.ts'

it('takes the discount off the price of a piece, in whole cents', () => {
  expect(reducedPrice({ price: 134, discountPercentage: 17 })).toBe(111.22)
  expect(reducedPrice({ price: 9.99, discountPercentage: 3 })).toBe(9.69)
})

it('sums to what is shown of each line: full price less discount is the total', () => {
  const lines = [
    { price: 134, qty: 3, discountPercentage: 17 },
    { price: 9.99, qty: 2, discountPercentage: 3 },
  ]
  expect(pricesOf(lines)).toEqual({ full: 421.98, discount: 68.94, total: 353.04 })
  expect(pricesOf([])).toEqual({ full: 0, discount: 0, total: 0 })
})
