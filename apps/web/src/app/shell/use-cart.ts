import { ecommerce } from '@onward/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { useQuantities } from '#web/lib/cart-quantities.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { warn } from '#web/ui/toast.ts'

const api = apiOf(ecommerce)

/** The lines of the cart with the quantities chosen in this page, what they cost, and the way to take one out. */
export const useCart = (enabled: boolean) => {
  const cache = useQueryClient()
  const quantities = useQuantities()
  const query = useQuery({ ...ask('cart', api.cart, {}), enabled })
  const remove = useMutation({
    mutationFn: (productId: number) => api.removeFromCart({ productId: String(productId) }),
    onError: (error) => warn(textOf('cart.removeFailed'), messageOf(error)),
    // Products, wishlist and cart all say what is in the cart.
    onSettled: () => cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => SHOP.has(String(name)) }),
  })
  const lines = (query.data?.products ?? []).map((product) => ({
    ...product,
    qty: quantities.get(product.id) ?? product.qty,
  }))
  const total = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
  return { ...query, lines, total, remove: remove.mutate }
}
const SHOP = new Set(['cart', 'listProducts', 'product', 'wishlist'])
