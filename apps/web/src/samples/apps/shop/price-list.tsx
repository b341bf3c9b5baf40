import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { piecesIn, type Line, type Prices } from './checkout.ts'
import styles from './cart-step.module.css'

/** What the cart costs: the same sum that the navbar's cart says. */
export const PriceList = ({ lines, prices }: { lines: readonly Line[]; prices: Prices }) => {
  const t = useText()
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t('checkout.pieces', { count: piecesIn(lines) })}</dt>
        <dd>{money(prices.full)}</dd>
      </div>
      <div>
        <dt>{t('checkout.discount')}</dt>
        <dd>{money(prices.discount === 0 ? 0 : -prices.discount)}</dd>
      </div>
      <div>
        <dt>{t('checkout.shipping')}</dt>
        <dd>{t('checkout.free')}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd aria-live="polite">{money(prices.total)}</dd>
      </div>
    </dl>
  )
}
