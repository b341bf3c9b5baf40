import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { ecommerceCases } from './ecommerce.cases.ts'
import { drawLine } from './ecommerce.cart.ts'
import { drawing } from './ecommerce.drawings.ts'
import { productSeed } from './ecommerce.seed.ts'

describe('the shop', () => {
  it.each(ecommerceCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample products', () => {
  const products = productSeed()
  it('have a price in each of the ranges of the filter', () => {
    for (const [least, most] of [
      [0, 10],
      [10, 100],
      [100, 500],
      [500, Infinity],
    ] as const) {
      expect(products.filter(({ price }) => price > least && price <= most).length).toBeGreaterThan(1)
    }
  })
  it('have names, slugs and descriptions of their own', () => {
    for (const key of ['name', 'slug', 'description'] as const) {
      expect(new Set(products.map((product) => product[key])).size).toBe(27)
    }
  })
  it('have small drawings', () => {
    for (const { image } of products) expect(image.length).toBeLessThan(900)
    expect(drawing('shoe', 10)).not.toBe(drawing('shoe', 200))
  })
})

const seed = 20261121
describe(`a cart line, by property (seed ${seed})`, () => {
  it('stays within its bounds and reaches each of them', () => {
    const draw = (chance: number) => drawLine({ now: () => NOW, random: () => chance })
    expect(draw(0)).toEqual({ shippingDate: '2026-11-22T10:15:00.000Z', offers: 1, discountPercentage: 3 })
    expect(draw(1 - Number.EPSILON)).toEqual({
      shippingDate: '2026-11-28T10:15:00.000Z',
      offers: 4,
      discountPercentage: 20,
    })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const { offers, discountPercentage } = draw(chance)
        expect(offers >= 1 && offers <= 4 && discountPercentage >= 3 && discountPercentage <= 20).toBe(true)
      }),
      { seed },
    )
  })
})
