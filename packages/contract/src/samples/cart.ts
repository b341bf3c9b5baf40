import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'

export const Product = v.object({
  id: v.number(),
  name: v.string(),
  /** Ends in a hyphen and the id. */
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  price: v.number(),
  image: v.string(),
  hasFreeShipping: v.boolean(),
  rating: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
})
export type Product = v.InferOutput<typeof Product>

export const ListedProduct = v.object({ ...Product.entries, isInWishlist: v.boolean(), isInCart: v.boolean() })
export type ListedProduct = v.InferOutput<typeof ListedProduct>

export const CartProduct = v.object({
  ...ListedProduct.entries,
  qty: v.number(),
  /** An instant, UTC, on one of the seven days from tomorrow. */
  shippingDate: v.string(),
  offers: v.number(),
  discountPercentage: v.number(),
})
export type CartProduct = v.InferOutput<typeof CartProduct>

/** What the navbar asks of the shop, on every page. In an address any text may stand; what is no number is the id of nothing. */
export const cartCalls = endpoints({
  cart: {
    method: 'GET',
    path: '/apps/ecommerce/cart',
    answers: { 200: v.object({ products: v.array(CartProduct) }) },
  },
  removeFromCart: {
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    input: v.object({ productId: v.string() }),
    answers: { 200: nothing },
  },
})
