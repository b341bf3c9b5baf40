import { Button } from '@mantine/core'
import texts from 'texts:cart'
import { samplePages } from '@onward/contract/samples'
import { Link } from 'wouter'
import { money } from '#web/lib/formats/formats.ts'
import { pricesOf, reducedLines } from '#web/samples/lib/cart-prices.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { CartQuantity } from '#web/samples/ui/billing/cart-quantity.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useCart } from '#web/samples/ui/billing/use-cart.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { SampleNote } from './sample-note.tsx'
import styles from './cart-list.module.css'

addTexts(texts)

/** What is in the cart, how many of each, what it costs, and the way to the checkout. */
export const CartList = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const { lines, remove, isPending, error, refetch } = useCart(true)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  return (
    <>
      <h2 className={styles.title}>{t('cart.title')}</h2>
      <SampleNote />
      {lines.length === 0 && <Empty icon="cart" title={t('cart.empty')} />}
      <ul className={styles.list}>
        {reducedLines(lines).map(({ id, name, slug, brand, image, reduced, qty }) => (
          <li key={id} className={styles.line}>
            <img src={image} alt="" width="56" height="56" />
            <div className={styles.what}>
              <Link href={`${samplePages['product-detail'].path}/${slug}`} onClick={onClose}>
                {name}
              </Link>
              <small>{brand}</small>
              <div className={styles.quantity}>
                <CartQuantity productId={id} name={name} value={qty} />
              </div>
            </div>
            <div className={styles.price}>
              <QuietButton label={t('cart.remove', { product: name })} onClick={() => remove(id)}>
                <Icon name="close" size={16} />
              </QuietButton>
              <span>{money(reduced * qty)}</span>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <div className={styles.foot}>
          <p>
            {t('cart.total')} <strong>{money(pricesOf(lines).total)}</strong>
          </p>
          <Button component={Link} href={samplePages.checkout.path} fullWidth onClick={onClose}>
            {t('cart.checkout')}
          </Button>
        </div>
      )}
    </>
  )
}
