import { expect, it } from 'vitest'
import { brandsOf, turned } from './facets.ts'

it('counts the products of each brand, by name', () => {
  const products = ['Softmile', 'Everstitch', 'Softmile'].map((brand) => ({ brand }))
  expect(brandsOf(products)).toEqual([
    { brand: 'Everstitch', count: 1 },
    { brand: 'Softmile', count: 2 },
  ])
})

it('puts a brand in, and takes it out again', () => {
  expect(turned(['a'], 'b')).toEqual(['a', 'b'])
  expect(turned(['a', 'b'], 'a')).toEqual(['b'])
})
