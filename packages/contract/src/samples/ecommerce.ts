import * as v from 'valibot'
import { cartCalls, ListedProduct } from './cart.ts'
import { endpoints, nothing } from '../http.ts'
import { List, Page, perPage, RowId, Text } from '../row-fields.ts'

export const ProductColor = v.picklist(['primary', 'success', 'warning', 'danger', 'info'])
export type ProductColor = v.InferOutput<typeof ProductColor>

export const ProductDetail = v.object({ ...ListedProduct.entries, colorOptions: v.array(ProductColor) })
export type ProductDetail = v.InferOutput<typeof ProductDetail>

export const WishlistEntry = v.object({ id: v.number(), productId: v.number() })
export type WishlistEntry = v.InferOutput<typeof WishlistEntry>

export const CartEntry = v.object({ ...WishlistEntry.entries, qty: v.number() })
export type CartEntry = v.InferOutput<typeof CartEntry>

/** A bound as number or text; empty text is absent. */
const Bound = v.optional(
  v.pipe(
    v.union([v.number(), v.string()], 'must be a number'),
    v.transform((given) => (given === '' ? undefined : Number(given))),
    v.check((bound) => bound === undefined || bound >= 0, 'must be a number, 0 or more'),
  ),
)
const ProductId = v.object({ productId: RowId })

/** The shop with its wishlist and its cart. Adding appends an entry, removing takes the first of the product. */
export const ecommerce = {
  ...cartCalls,
  ...endpoints({
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
      input: v.object({ id: v.string() }),
      answers: { 200: v.object({ product: ProductDetail }), 404: nothing },
    },
    wishlist: {
      method: 'GET',
      path: '/apps/ecommerce/wishlist',
      answers: { 200: v.object({ products: v.array(ListedProduct) }) },
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
    removeFromWishlist: {
      method: 'DELETE',
      path: '/apps/ecommerce/wishlist/{productId}',
      input: v.object({ productId: v.string() }),
      answers: { 200: nothing },
    },
  }),
}
