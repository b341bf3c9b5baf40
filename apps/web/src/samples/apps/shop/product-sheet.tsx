import type { ProductDetail } from '@onward/contract/samples'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ShareMenu } from '#web/samples/ui/controls/share-menu.tsx'
import { ColorChoice } from './color-choice.tsx'
import { CartButton, WordyWishButton } from './product-buttons.tsx'
import { Stars } from './stars.tsx'
import styles from './product-detail.module.css'

const PROMISES = [
  { promise: 'original', icon: 'done' },
  { promise: 'replacement', icon: 'calendar' },
  { promise: 'warranty', icon: 'shield' },
] as const

/** One product with everything that is known of it, and what the shop promises of every product. */
export const ProductSheet = ({ product }: { product: ProductDetail }) => {
  const t = useText()
  const { name, brand, price, image, rating, description, hasFreeShipping, colorOptions } = product
  return (
    <Card>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <img src={image} alt="" width="360" height="360" />
        </div>
        <div className={styles.what}>
          <h2>{name}</h2>
          <p className={styles.brand}>{t('shop.by', { brand })}</p>
          <p className={styles.worth}>
            <strong>{money(price)}</strong>
            <span className={styles.rating}>
              <Stars rating={rating} isSaid={false} />
              {t('shop.stars', { rating })}
            </span>
          </p>
          <p className={styles.stock}>
            <Icon name="done" size={16} />
            {t('shop.inStock')}
          </p>
          <p className={styles.description}>{description}</p>
          {hasFreeShipping && (
            <p className={styles.stock}>
              <Icon name="truck" size={16} />
              {t('shop.freeShipping')}
            </p>
          )}
          <ColorChoice colors={colorOptions} />
          <div className={styles.buttons}>
            <CartButton product={product} />
            <WordyWishButton product={product} />
            <ShareMenu />
          </div>
        </div>
      </div>
      <ul className={styles.promises}>
        {PROMISES.map(({ promise, icon }) => (
          <li key={promise}>
            <span className={styles.badge}>
              <Icon name={icon} size={22} />
            </span>
            <strong>{t(`shop.promise.${promise}`)}</strong>
            <span>{t(`shop.promise.${promise}Text`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
