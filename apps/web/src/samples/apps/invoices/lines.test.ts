import { expect, it } from 'vitest'
import { blankLine, linesOf, priceOf, totalsOf } from './lines.ts'

const line = (given: object) => ({ ...blankLine(), ...given })

it('prices a line in whole cents', () => {
  expect(priceOf({ rate: 60, hours: 4 })).toBe(240)
  expect(priceOf({ rate: 0.1, hours: 3 })).toBe(0.3)
  expect(priceOf({ rate: 33.335, hours: 1 })).toBe(33.34)
})

it('comes to nothing without lines', () => {
  expect(totalsOf([])).toEqual({ subtotal: 0, discount: 0, tax: 0, total: 0 })
})

it('takes the discount off each line first and taxes what is left', () => {
  expect(
    totalsOf([
      line({ rate: 100, hours: 2, discount: 10, tax: 20 }),
      line({ rate: 50, hours: 1, tax: 10 }),
      line({ rate: 19.99, hours: 1 }),
    ]),
  ).toEqual({ subtotal: 269.99, discount: 20, tax: 41, total: 290.99 })
})

it('loses no cent in many small lines', () => {
  expect(totalsOf(Array.from({ length: 10 }, () => line({ rate: 0.1, hours: 1 }))).total).toBe(1)
})

it.each([5240, 1875, 999, 95, 88, 7])('finds whole hours that come to %i', (total) => {
  const lines = linesOf({ service: 'Software Development', total }, 'work')
  expect(totalsOf(lines).total).toBe(total)
  expect(lines.every(({ hours }) => Number.isInteger(hours) && hours > 0)).toBe(true)
})

it('sells a licence once', () => {
  expect(linesOf({ service: 'Unlimited Extended License', total: 999 }, '')[0]).toMatchObject({ rate: 999, hours: 1 })
})
