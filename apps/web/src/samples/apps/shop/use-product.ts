import type { ListedProduct } from '@onward/contract/samples'
import { useQueryClient } from '@tanstack/react-query'
import { shopApi } from '#web/samples/lib/shop-api.ts'
import { useText } from '#web/lib/text.ts'
import { CART_STALE } from '#web/samples/ui/billing/use-cart.ts'
import { useChange } from '#web/ui/data/use-change.ts'

type Marks = Partial<Pick<ListedProduct, 'isInCart' | 'isInWishlist'>>
/** What the calls of the shop answer: products, or one. */
type Answered = { products?: ListedProduct[]; product?: ListedProduct } | undefined

const marked = (answer: Answered, id: number, marks: Marks): Answered => {
  if (!answer) return answer
  const mark = (product: ListedProduct) => (product.id === id ? { ...product, ...marks } : product)
  const { products, product } = answer
  return { ...answer, ...(products && { products: products.map(mark) }), ...(product && { product: mark(product) }) }
}

/** Puts a product into the cart, and on the wishlist or off it; every place that shows it says so at once. */
export const useProduct = ({ id, isInCart, isInWishlist }: ListedProduct) => {
  const t = useText()
  const cache = useQueryClient()
  const say = (marks: Marks) => () => {
    const ofShop = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => CART_STALE.includes(String(queryKey[0])),
    }
    const before = cache.getQueriesData<Answered>(ofShop)
    cache.setQueriesData<Answered>(ofShop, (answer) => marked(answer, id, marks))
    return () => {
      for (const [key, answer] of before) cache.setQueryData(key, answer)
    }
  }
  const add = useChange(() => shopApi.addToCart({ productId: id }), {
    stale: CART_STALE,
    failed: t('shop.cartFailed'),
    ahead: say({ isInCart: true }),
  })
  const wish = useChange(
    (isWanted: boolean) =>
      isWanted ? shopApi.addToWishlist({ productId: id }) : shopApi.removeFromWishlist({ productId: String(id) }),
    {
      stale: CART_STALE,
      failed: t('shop.wishFailed'),
      ahead: (isWanted) => say({ isInWishlist: isWanted })(),
    },
  )
  return {
    // Adding appends whatever is there: what is in, or on its way, is not added again.
    addToCart: () => !isInCart && !add.isPending && add.mutate(undefined),
    turnWish: () => !wish.isPending && wish.mutate(!isInWishlist),
  }
}
