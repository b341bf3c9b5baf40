import { expect } from 'vitest'
import { isEmpty, isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { BASE, cart, detail, ids, listed, wishlist } from './ecommerce.calls.ts'

export const wishlists: DemoCase[] = [
  {
    proves: '7 wishlist · 15.11 order added',
    does: 'lists the wished products in the order in which they were added',
    run: async (api) => {
      const products = await wishlist(api)
      expect(ids(products)).toEqual([19, 26, 5])
      expect(products.map(({ isInCart }) => isInCart)).toEqual([false, true, false])
    },
  },
  {
    proves: '4 wishlist add appends · 15.21 201 · 9 new ids',
    does: 'appends a product, and its flag follows',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/wishlist`, { productId: 1 }), 201)
      expect(ids(await wishlist(api))).toEqual([19, 26, 5, 1])
      expect((await listed(api)).userWishlist.at(-1)).toEqual({ id: 4, productId: 1 })
      expect((await detail(api, 1)).isInWishlist).toBe(true)
    },
  },
  {
    proves: '4 wishlist remove',
    does: 'removes the entry of a product, and its flag follows',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/wishlist/26`))
      expect(ids(await wishlist(api))).toEqual([19, 5])
      expect((await detail(api, 26)).isInWishlist).toBe(false)
      expect(ids(await cart(api))).toContain(26)
    },
  },
  {
    proves: '15.11 adding twice, removing the first entry',
    does: 'appends a second entry and removes one at a time',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/wishlist`, { productId: '19' }), 201)
      expect(ids(await wishlist(api))).toEqual([19, 26, 5, 19])
      await isEmpty(api.delete(`${BASE}/wishlist/19`))
      expect(ids(await wishlist(api))).toEqual([26, 5, 19])
      expect((await detail(api, 19)).isInWishlist).toBe(true)
    },
  },
]

const DAY = 86_400_000
export const carts: DemoCase[] = [
  {
    proves: '7 cart · 9 cart offers 1 to 4, discount 3 to 20, shipping within a week from tomorrow',
    does: 'lists the lines in the order added, with quantity, shipping date, offers and discount',
    run: async (api) => {
      const lines = await cart(api)
      expect(ids(lines)).toEqual([16, 26, 6])
      for (const { qty, shippingDate, offers, discountPercentage } of lines) {
        expect(qty).toBe(1)
        const days = (Date.parse(shippingDate) - api.now.getTime()) / DAY
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(Math.round(days))
        expect([1, 2, 3, 4]).toContain(offers)
        expect(Number.isInteger(discountPercentage)).toBe(true)
        expect(discountPercentage).toBeGreaterThanOrEqual(3)
        expect(discountPercentage).toBeLessThanOrEqual(20)
      }
      expect(lines.map(({ isInWishlist }) => isInWishlist)).toEqual([false, true, false])
    },
  },
  {
    proves: '15.11 drawn once per cart line',
    does: 'says the same of a line each time',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/cart`, { productId: 2 }), 201)
      const before = await cart(api)
      await isEmpty(api.post(`${BASE}/cart`, { productId: 3 }), 201)
      expect((await cart(api)).slice(0, 4)).toEqual(before)
    },
  },
  {
    proves: '4 cart add appends · 15.11 qty 1, id last + 1 · 15.21 201',
    does: 'appends a line of one piece, and its flag follows',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/cart`, { productId: 2 }), 201)
      expect((await cart(api)).at(-1)).toMatchObject({ id: 2, qty: 1, isInCart: true })
      expect((await listed(api)).userCart.at(-1)).toEqual({ id: 4, productId: 2, qty: 1 })
      expect((await detail(api, 2)).isInCart).toBe(true)
    },
  },
  {
    proves: '15.11 adding twice',
    does: 'appends another line for a product that is in the cart, whose id may be text',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/cart`, { productId: '16' }), 201)
      expect(ids(await cart(api))).toEqual([16, 26, 6, 16])
      await isEmpty(api.delete(`${BASE}/cart/16`))
      expect(ids(await cart(api))).toEqual([26, 6, 16])
    },
  },
  {
    proves: '4 cart remove',
    does: 'removes the line of a product, and gives its number to no other',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/cart/26`))
      expect(ids(await cart(api))).toEqual([16, 6])
      await isEmpty(api.post(`${BASE}/cart`, { productId: 26 }), 201)
      expect((await listed(api)).userCart.map(({ id }) => id)).toEqual([1, 3, 4])
    },
  },
]

export const refusals: DemoCase[] = ['cart', 'wishlist'].flatMap((list) => [
  {
    proves: `15.11 ${list}: unknown product`,
    does: `answers 404 and adds nothing to the ${list}`,
    run: async (api: CaseApi) => {
      await isEmpty(api.post(`${BASE}/${list}`, { productId: 28 }), 404)
      expect(await wishlist(api)).toHaveLength(3)
      expect(await cart(api)).toHaveLength(3)
    },
  },
  {
    proves: `15.21 ${list}, wrong types`,
    does: `names a product id that is missing or none, and adds nothing to the ${list}`,
    run: async (api: CaseApi) => {
      for (const body of [{}, { productId: null }, { productId: 'shoe' }, { productId: [1] }, { productId: 1.5 }]) {
        await isRefused(api.post(`${BASE}/${list}`, body), 'productId')
      }
      expect(await wishlist(api)).toHaveLength(3)
      expect(await cart(api)).toHaveLength(3)
    },
  },
  {
    proves: `15.11 ${list}: nothing to remove`,
    does: `answers 200 and removes nothing from the ${list}`,
    run: async (api: CaseApi) => {
      for (const id of ['27', '999', 'abc', '-1']) await isEmpty(api.delete(`${BASE}/${list}/${id}`))
      expect(await wishlist(api)).toHaveLength(3)
      expect(await cart(api)).toHaveLength(3)
    },
  },
])
