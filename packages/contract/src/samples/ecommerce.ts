import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { List, Page, perPage, RowId, Text } from '../fields.ts'

export const ProductColor = v.picklist(['primary', 'success', 'warning', 'danger', 'info'])
export type ProductColor = v.InferOutput<typeof ProductColor>

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

export const ProductDetail = v.object({ ...ListedProduct.entries, colorOptions: v.array(ProductColor) })
export type ProductDetail = v.InferOutput<typeof ProductDetail>

export const WishlistEntry = v.object({ id: v.number(), productId: v.number() })
export type WishlistEntry = v.InferOutput<typeof WishlistEntry>

export const CartEntry = v.object({ ...WishlistEntry.entries, qty: v.number() })
export type CartEntry = v.InferOutput<typeof CartEntry>

export const CartProduct = v.object({
  ...ListedProduct.entries,
  qty: v.number(),
  /** An instant, UTC, on one of the seven days from tomorrow. */
  shippingDate: v.string(),
  offers: v.number(),
  discountPercentage: v.number(),
})
export type CartProduct = v.InferOutput<typeof CartProduct>

/** A bound as number or text; empty text is absent. */
const Bound = v.optional(
  v.pipe(
    v.union([v.number(), v.string()], 'must be a number'),
    v.transform((given) => (given === '' ? undefined : Number(given))),
    v.check((bound) => bound === undefined || bound >= 0, 'must be a number, 0 or more'),
  ),
)
const ProductId = v.object({ productId: RowId })
/** In an address any text may stand; what is no number is the id of nothing. */
const inPath = v.string()

/** The shop with its wishlist and its cart. Adding appends an entry, removing takes the first of the product. */
export const ecommerce = endpoints({
  listProducts: {
    method: 'GET',
    path: '/apps/ecommerce/products',
    input: v.object({
      q: Text,
      sortBy: Text,
      perPage: perPage(9),
      page: Page,
      /** The filters of the shop, each optional: no brand is every brand. */
      brand: v.optional(List),
      minPrice: Bound,
      maxPrice: Bound,
      minRating: Bound,
    }),
    answers: {
      200: v.object({
        products: v.array(ListedProduct),
        total: v.number(),
        userWishlist: v.array(WishlistEntry),
        userCart: v.array(CartEntry),
      }),
    },
  },
  product: {
    method: 'GET',
    path: '/apps/ecommerce/products/{id}',
    input: v.object({ id: inPath }),
    answers: { 200: v.object({ product: ProductDetail }), 404: nothing },
  },
  wishlist: {
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    answers: { 200: v.object({ products: v.array(ListedProduct) }) },
  },
  cart: {
    method: 'GET',
    path: '/apps/ecommerce/cart',
    answers: { 200: v.object({ products: v.array(CartProduct) }) },
  },
  addToCart: {
    method: 'POST',
    path: '/apps/ecommerce/cart',
    input: ProductId,
    answers: { 201: nothing, 404: nothing },
  },
  addToWishlist: {
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    input: ProductId,
    answers: { 201: nothing, 404: nothing },
  },
  removeFromCart: {
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    input: v.object({ productId: inPath }),
    answers: { 200: nothing },
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
    input: v.object({ productId: inPath }),
    answers: { 200: nothing },
  },
})
