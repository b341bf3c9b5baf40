import { ActionIcon, Alert } from '@mantine/core'
import { type ListedProduct, samplePages } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import texts from 'texts:cart,shop'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { CART_STALE } from '#web/samples/ui/billing/use-cart.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { ProductCard } from './product-card.tsx'
import styles from './wishlist.module.css'
import { shopApi } from '#web/samples/lib/shop-api.ts'

addTexts(texts)

const WishlistPage = () => {
  const t = useText()
  const query = useQuery(ask(shopApi.wishlist, {}))
  const place = useRef<HTMLDivElement>(null)
  const remove = useChange(({ id }: ListedProduct) => shopApi.removeFromWishlist({ productId: String(id) }), {
    stale: CART_STALE,
    failed: t('shop.wishFailed'),
    done: ({ name }) => t('shop.wishRemoved', { name }),
    // The button that was pressed goes with its product.
    onDone: () => place.current?.focus(),
  })
  return (
    <div ref={place} tabIndex={-1} className={styles.page}>
      <QueryContent query={query}>
        {({ products }) =>
          products.length === 0 ? (
            <Alert icon={<Icon name="heart" />} title={t('shop.noWishes')}>
              <Link href={samplePages.shop.path}>{t('shop.toShop')}</Link>
            </Alert>
          ) : (
            <ul className={styles.list} aria-label={t('shop.wishlist')}>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    tool={
                      <ActionIcon
                        variant="default"
                        radius="xl"
                        size="lg"
                        aria-label={t('shop.unwish', { name: product.name })}
                        title={t('shop.remove')}
                        disabled={remove.isPending}
                        onClick={() => remove.mutate(product)}
                      >
                        <Icon name="close" size={17} />
                      </ActionIcon>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </div>
  )
}
export default WishlistPage
