import { expect, it } from 'vitest'
import { boundOf, ceilingOf, endsOf, spanOf } from './prices.ts'

it('ends the slider over the highest price', () => {
  expect(ceilingOf([8, 649])).toBe(650)
  expect(ceilingOf([])).toBe(10)
})

it('reads the slider back as it was set', () => {
  expect(spanOf([0, 650], 650)).toEqual({ minPrice: '', maxPrice: '' })
  expect(endsOf({ minPrice: '', maxPrice: '' }, 650)).toEqual([0, 650])
  expect(endsOf(spanOf([20, 90], 650), 650)).toEqual([20, 90])
  expect(endsOf({ minPrice: '900', maxPrice: '2000' }, 650)).toEqual([650, 650])
})

it('takes what is no price for no bound', () => {
  expect(['12.5', '', 'many', '-3'].map(boundOf)).toEqual(['12.5', '', '', ''])
})
