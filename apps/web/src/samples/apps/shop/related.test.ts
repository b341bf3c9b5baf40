import { expect, it } from 'vitest'
import { idOf, relatedTo } from './related.ts'

it('reads the id after the last hyphen', () => {
  expect(['warm-up-jacket-15', '7', 'no-number', 'ends-in-', 'w-12b'].map(idOf)).toEqual([
    '15',
    '7',
    'none',
    'none',
    'none',
  ])
})

it('puts the own brand first, then the nearest price, and never the product itself', () => {
  const product = { id: 1, brand: 'a', price: 10 }
  const all = [
    product,
    { id: 2, brand: 'b', price: 11 },
    { id: 3, brand: 'a', price: 90 },
    { id: 4, brand: 'b', price: 9.5 },
  ]
  expect(relatedTo(product, all).map(({ id }) => id)).toEqual([3, 4, 2])
})
