import { ApiError } from '@onward/contract'
import { samplePages } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:cart,share,shop'
import { Redirect } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { usePage } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { RelatedProducts } from './related-products.tsx'
import { idOf } from './related.ts'
import { useAllProducts } from './use-shop.ts'
import styles from './product-detail.module.css'
import { shopApi } from '#web/samples/lib/shop-api.ts'

addTexts(texts)

const ProductDetailPage = () => {
  const slug = usePage()?.values.slug
  return slug === undefined ? <ToSample /> : <Detail key={slug} slug={slug} />
}
export default ProductDetailPage

/** An address that names no product leads on to the newest. */
const ToSample = () => (
  <QueryContent query={useAllProducts()}>
    {({ products: [first] }) =>
      first && <Redirect to={`${samplePages['product-detail'].path}/${first.slug}`} replace />
    }
  </QueryContent>
)

const Detail = ({ slug }: { slug: string }) => {
  const t = useText()
  const query = useQuery(ask(shopApi.product, { id: idOf(slug) }))
  const missing = (
    <Missing title={t('shop.unknown')} href={samplePages.shop.path}>
      {t('shop.toShop')}
    </Missing>
  )
  if (query.error instanceof ApiError && query.error.status === 404) return missing
  return (
    <div className={styles.page}>
      <QueryContent query={query}>
        {({ product }) =>
          // The number at its end finds it; an address of other words is none of its own.
          product.slug === slug ? (
            <>
              <ProductSheet product={product} />
              <RelatedProducts product={product} />
            </>
          ) : (
            missing
          )
        }
      </QueryContent>
    </div>
  )
}
