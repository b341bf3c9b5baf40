import { type ListedProduct, samplePages } from '@onward/contract/samples'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { CartButton, WishButton } from './product-buttons.tsx'
import { Stars } from './stars.tsx'
import styles from './product-card.module.css'

type Props = {
  product: ListedProduct
  /** As one line of a list, which has room for more. */
  isLine?: boolean
  /** In place of the heart. */
  tool?: ReactNode
}

/** A product in the shop: what it is, what it costs, and the ways into cart and wishlist. */
export const ProductCard = ({ product, isLine = false, tool }: Props) => {
  const t = useText()
  const { name, slug, brand, description, price, image, rating, hasFreeShipping } = product
  const href = `${samplePages['product-detail'].path}/${slug}`
  return (
    <article className={styles.card} data-line={isLine ? '' : undefined}>
      <div className={styles.picture}>
        {/* The name leads there as well; once is enough for the keyboard. */}
        <Link href={href} tabIndex={-1} aria-hidden="true">
          <img src={image} alt="" width="160" height="160" />
        </Link>
        <div className={styles.tool}>{tool ?? <WishButton product={product} />}</div>
      </div>
      <div className={styles.what}>
        <div className={styles.top}>
          <Stars rating={rating} />
          {!isLine && <strong className={styles.price}>{money(price)}</strong>}
        </div>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={styles.brand}>{t('shop.by', { brand })}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.foot}>
        {isLine && (
          <>
            <strong className={styles.price}>{money(price)}</strong>
            {hasFreeShipping && (
              <Pill tone={4}>
                <span className={styles.shipping}>
                  <Icon name="truck" size={14} />
                  {t('shop.freeShipping')}
                </span>
              </Pill>
            )}
          </>
        )}
        <CartButton product={product} />
      </div>
    </article>
  )
}
