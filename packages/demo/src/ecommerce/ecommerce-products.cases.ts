import type { Product } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { BASE, detail, ids, listed, type Query } from './ecommerce.calls.ts'
import { cartSeed, productSeed, wishlistSeed } from './ecommerce.seed.ts'

/** The ids of the sample products that pass, newest first. */
const expected = (passes: (product: Product) => boolean = () => true) =>
  ids(productSeed().filter(passes)).toSorted((one, other) => other - one)
const everyOne = { perPage: 100 }

export const productLists: DemoCase[] = [
  {
    proves: '9 page sizes: shop 9 · featured order · 15.11 products',
    does: 'lists the nine newest of 27 products when nothing is asked for',
    run: async (api) => {
      const { products, total } = await listed(api)
      expect(ids(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19])
      expect(total).toBe(27)
    },
  },
  {
    proves: '3 Product · 9 ratings 1 to 5 · 6.11 slug ends in the id',
    does: 'hands out every field of each product, with both flags',
    run: async (api) => {
      const { products } = await listed(api, everyOne)
      const held = (list: { productId: number }[], id: number) => list.some(({ productId }) => productId === id)
      expect(products).toEqual(
        productSeed()
          .toReversed()
          .map((one) => ({
            ...one,
            isInWishlist: held(wishlistSeed(), one.id),
            isInCart: held(cartSeed(), one.id),
          })),
      )
      for (const { id, slug, rating } of products) {
        expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`))
        expect([1, 2, 3, 4, 5]).toContain(rating)
      }
    },
  },
  {
    proves: '7 products: userWishlist, userCart',
    does: 'hands out the entries of wishlist and cart beside the products',
    run: async (api) => {
      const { userWishlist, userCart } = await listed(api)
      expect(userWishlist).toEqual(wishlistSeed())
      expect(userCart).toEqual(cartSeed())
      expect(userCart[0]).toEqual({ id: 1, productId: 16, qty: 1 })
    },
  },
  {
    proves: '15.0 paging',
    does: 'pages from 1, and answers an empty page beyond the end',
    run: async (api) => {
      expect(ids((await listed(api, { page: 2 })).products)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10])
      expect(ids((await listed(api, { page: '3' })).products)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
      const beyond = await listed(api, { page: 4 })
      expect(beyond.products).toEqual([])
      expect(beyond.total).toBe(27)
      expect((await listed(api, { page: 1_000_000 })).products).toEqual([])
    },
  },
  {
    proves: '15.0 paging',
    does: 'takes another size of page, the last one short',
    run: async (api) => {
      expect(ids((await listed(api, { perPage: 10, page: 3 })).products)).toEqual([7, 6, 5, 4, 3, 2, 1])
      expect(ids((await listed(api, { perPage: '1', page: '27' })).products)).toEqual([1])
    },
  },
  {
    proves: '15.0 empty text is absent',
    does: 'takes empty parameters for absent ones',
    run: async (api) => {
      const empty = { q: '', sortBy: '', perPage: '', page: '', brand: '', minPrice: '', maxPrice: '', minRating: '' }
      expect(await listed(api, empty)).toEqual(await listed(api))
    },
  },
  {
    proves: '15.11 q over name',
    does: 'finds names, capitals or not, and counts what it found',
    run: async (api) => {
      const { products, total } = await listed(api, { q: 'STETHO', perPage: 2 })
      const all = expected(({ name }) => name.toLowerCase().includes('stetho'))
      expect(total).toBe(all.length)
      expect(total).toBeGreaterThan(2)
      expect(ids(products)).toEqual(all.slice(0, 2))
      expect(ids((await listed(api, { q: 'stetho', perPage: 2, page: 2 })).products)).toEqual(all.slice(2, 4))
    },
  },
  {
    proves: '15.11 q over name',
    does: 'does not look at brands or descriptions, and answers none',
    run: async (api) => {
      const { products, total } = await listed(api, { q: 'Pulsefield' })
      expect([products, total]).toEqual([[], 0])
    },
  },
  {
    proves: '7 products sortBy price-asc, price-desc',
    does: 'sorts by price before it pages',
    run: async (api) => {
      const rising = productSeed()
        .map(({ price }) => price)
        .toSorted((one, other) => one - other)
      const pricesOf = async (query: Query) => (await listed(api, query)).products.map(({ price }) => price)
      expect(await pricesOf({ sortBy: 'price-asc', ...everyOne })).toEqual(rising)
      expect(await pricesOf({ sortBy: 'price-desc', ...everyOne })).toEqual(rising.toReversed())
      expect(await pricesOf({ sortBy: 'price-asc', page: 2 })).toEqual(rising.slice(9, 18))
    },
  },
  {
    proves: '7 products sortBy featured · 15.11 unknown sortBy',
    does: 'takes any other order for featured, and keeps it after a sort',
    run: async (api) => {
      const before = await listed(api)
      await listed(api, { sortBy: 'price-asc' })
      expect(await listed(api, { sortBy: 'featured' })).toEqual(before)
      expect(await listed(api, { sortBy: '__proto__' })).toEqual(before)
    },
  },
  {
    proves: '6.10 filters through optional parameters',
    does: 'filters by price, both bounds included',
    run: async (api) => {
      const found = ids((await listed(api, { minPrice: 10, maxPrice: '100', ...everyOne })).products)
      expect(found).toEqual(expected(({ price }) => price >= 10 && price <= 100))
      expect(ids((await listed(api, { minPrice: 89, maxPrice: 89 })).products)).toEqual([9])
    },
  },
  {
    proves: '6.10 filters through optional parameters',
    does: 'filters by one brand or several, and by rating, together with a search',
    run: async (api) => {
      const brands = ['Everstitch', 'Larkmoor']
      const found = await listed(api, { brand: brands, q: 'scrub', minRating: 4 })
      expect(ids(found.products)).toEqual(
        expected(
          ({ brand, name, rating }) => brands.includes(brand) && name.toLowerCase().includes('scrub') && rating >= 4,
        ),
      )
      expect(await listed(api, { brand: brands.join(','), q: 'scrub', minRating: 4 })).toEqual(found)
      expect(ids((await listed(api, { brand: 'Softmile' })).products)).toEqual(
        expected(({ brand }) => brand === 'Softmile'),
      )
    },
  },
  {
    proves: '15.21 products, wrong types',
    does: 'names each wrong field',
    run: async (api) => {
      await isRefused(api.get(`${BASE}/products`, { perPage: 'nine', page: 0 }), 'perPage', 'page')
      await isRefused(api.get(`${BASE}/products`, { page: 1.5 }), 'page')
      await isRefused(api.get(`${BASE}/products`, { perPage: 501 }), 'perPage')
      await isRefused(api.get(`${BASE}/products`, { q: ['a', 'b'] }), 'q')
      await isRefused(api.get(`${BASE}/products`, { minPrice: 'cheap', minRating: -1 }), 'minPrice', 'minRating')
    },
  },
]

export const productDetails: DemoCase[] = [
  {
    proves: '7 products/{id} · 3 detail adds colorOptions',
    does: 'hands out one product with its colours and flags',
    run: async (api) => {
      const product = await detail(api, 26)
      expect(product).toEqual({
        ...productSeed()[25],
        isInWishlist: true,
        isInCart: true,
        colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
      })
      expect(await detail(api, '1')).toMatchObject({ id: 1, isInWishlist: false, isInCart: false })
    },
  },
  {
    proves: '8 product id not found · 15.11 non-numeric id',
    does: 'answers 404 without a body for what is no product',
    run: async (api) => {
      for (const id of ['0', '28', '-1', '1.5', 'abc', '__proto__', '999999999999999999999', '%E0', '%00']) {
        await isEmpty(api.get(`${BASE}/products/${id}`), 404)
      }
    },
  },
]
