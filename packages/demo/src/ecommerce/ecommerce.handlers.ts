import { reply, type Handlers } from '@onward/contract'
import {
  type ecommerce,
  type ListedProduct,
  type Product,
  type ProductColor,
  type WishlistEntry,
} from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds, idIn, nextId, pageOf } from '../rows.ts'
import { drawLine, type CartLine } from './ecommerce.cart.ts'

type Store = { products: Product[]; wishlist: WishlistEntry[]; cart: CartLine[] }

const COLORS: ProductColor[] = ['primary', 'success', 'warning', 'danger', 'info']

export const ecommerceHandlers = ({ products, wishlist, cart }: Store): Handlers<typeof ecommerce, DemoContext> => {
  const productOf = (id: number) => products.find((product) => product.id === id)
  const listed = (product: Product): ListedProduct => ({
    ...product,
    isInWishlist: wishlist.some(({ productId }) => productId === product.id),
    isInCart: cart.some(({ productId }) => productId === product.id),
  })

  return {
    listProducts: ({ q, sortBy, perPage, page, brand = [], minPrice = 0, maxPrice = Infinity, minRating = 0 }) => {
      const found = products.filter(
        (product) =>
          (q === undefined || holds(product.name, q.toLowerCase())) &&
          (brand.length === 0 || brand.includes(product.brand)) &&
          product.price >= minPrice &&
          product.price <= maxPrice &&
          product.rating >= minRating,
      )
      return {
        products: pageOf(inOrder(found, sortBy), page, perPage).map(listed),
        total: found.length,
        userWishlist: wishlist.map(({ id, productId }) => ({ id, productId })),
        userCart: cart.map(({ id, productId, qty }) => ({ id, productId, qty })),
      }
    },

    product: ({ id }) => {
      const product = productOf(idIn(id))
      return product ? { product: { ...listed(product), colorOptions: COLORS } } : reply(404)
    },

    wishlist: () => ({ products: wishlist.flatMap(({ productId }) => productOf(productId) ?? []).map(listed) }),

    cart: () => ({
      products: cart.flatMap(({ productId, qty, shippingDate, offers, discountPercentage }) => {
        const product = productOf(productId)
        return product ? { ...listed(product), qty, shippingDate, offers, discountPercentage } : []
      }),
    }),

    addToCart: ({ productId }, context) => {
      if (!productOf(productId)) return reply(404)
      cart.push({ id: nextId(cart), productId, qty: 1, ...drawLine(context) })
      return undefined
    },
    addToWishlist: ({ productId }) => {
      if (!productOf(productId)) return reply(404)
      wishlist.push({ id: nextId(wishlist), productId })
      return undefined
    },
    removeFromCart: ({ productId }) => removeFirst(cart, idIn(productId)),
    removeFromWishlist: ({ productId }) => removeFirst(wishlist, idIn(productId)),
  }
}

const removeFirst = (entries: { productId: number }[], id: number) => {
  const at = entries.findIndex(({ productId }) => productId === id)
  if (at >= 0) entries.splice(at, 1)
}

/** Featured is the newest first, which also decides between equal prices. */
const inOrder = (products: Product[], sortBy: string | undefined) => {
  const featured = products.toSorted((one, other) => other.id - one.id)
  if (sortBy === 'price-asc') return featured.toSorted((one, other) => one.price - other.price)
  if (sortBy === 'price-desc') return featured.toSorted((one, other) => other.price - one.price)
  return featured
}
