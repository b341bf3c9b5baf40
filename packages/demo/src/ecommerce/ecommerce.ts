import { serve } from '@onward/contract'
import { ecommerce } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { ecommerceHandlers } from './ecommerce.handlers.ts'
import { cartSeed, productSeed, wishlistSeed } from './ecommerce.seed.ts'
import { drawLine } from './ecommerce.cart.ts'

export const openEcommerce = (deps: DemoDeps): Answer => {
  const cart = cartSeed().map((entry) => ({ ...entry, ...drawLine(deps) }))
  const store = { products: productSeed(), wishlist: wishlistSeed(), cart }
  return serve(ecommerce, ecommerceHandlers(store), deps.context, { lenient: true })
}
