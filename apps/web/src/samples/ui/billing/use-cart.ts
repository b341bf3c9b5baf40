import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { useQuantities } from '#web/samples/lib/cart-quantities.ts'
import { cartApi } from '#web/samples/lib/cart-api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'

/** The calls whose answers say what is in the cart and on the wishlist. */
export const CART_STALE = ['cart', 'listProducts', 'product', 'wishlist']

/** The lines of the cart with the quantities chosen in this page, and the way to take one out. */
export const useCart = (enabled: boolean) => {
  const t = useText()
  const quantities = useQuantities()
  const query = useQuery({ ...ask(cartApi.cart, {}), enabled })
  const remove = useChange((productId: number) => cartApi.removeFromCart({ productId: String(productId) }), {
    stale: CART_STALE,
    failed: t('section.cartFailed'),
  })
  const lines = (query.data?.products ?? []).map((product) => ({
    ...product,
    qty: quantities.get(product.id) ?? product.qty,
  }))
  return { ...query, lines, remove: remove.mutate }
}
