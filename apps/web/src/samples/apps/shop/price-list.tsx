import { money } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { piecesIn, type Line } from './checkout.ts'
import styles from './cart-step.module.css'

/** What the cart costs: the same sum that the navbar's cart says. */
export const PriceList = ({ lines, total }: { lines: readonly Line[]; total: number }) => {
  const t = useText()
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t('checkout.pieces', { count: piecesIn(lines) })}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div>
        <dt>{t('checkout.shipping')}</dt>
        <dd>{t('checkout.free')}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd aria-live="polite">{money(total)}</dd>
      </div>
    </dl>
  )
}
