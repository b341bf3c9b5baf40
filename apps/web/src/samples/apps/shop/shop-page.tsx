import texts from 'texts:cart,pager,shop'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { AppFrame } from '#web/samples/ui/layout/app-frame.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { ProductCard } from './product-card.tsx'
import { ShopBar } from './shop-bar.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { PER_PAGE, useShop } from './use-shop.ts'
import styles from './shop.module.css'

addTexts(texts)

const ShopPage = () => {
  const t = useText()
  const shop = useShop()
  const { query, page, isLine, change } = shop
  return (
    <AppFrame
      title={titleOf('shop')}
      sideTitle={t('shop.filters')}
      side={() => <ShopFilters {...shop} />}
      bar={<ShopBar {...shop} />}
    >
      <div className={styles.content}>
        <QueryContent query={query}>
          {({ products, total }) => (
            <>
              {total === 0 && (
                <Empty icon="shop" title={t('shop.none')}>
                  {t('shop.noneHint')}
                </Empty>
              )}
              {total > 0 && (
                <ul
                  className={styles.products}
                  data-line={isLine ? '' : undefined}
                  aria-label={t('shop.products')}
                  aria-busy={query.isPlaceholderData}
                >
                  {products.map((product) => (
                    <li key={product.id}>
                      <ProductCard product={product} isLine={isLine} />
                    </li>
                  ))}
                </ul>
              )}
              <Pager
                page={page}
                perPage={PER_PAGE}
                total={total}
                onPage={(to) => {
                  change({ page: String(to) })
                  scrollTo({ top: 0 })
                }}
              />
            </>
          )}
        </QueryContent>
      </div>
    </AppFrame>
  )
}
export default ShopPage
