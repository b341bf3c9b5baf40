import { Button, TextInput } from '@mantine/core'
import { samplePages } from '@onward/contract/samples'
import { Link } from 'wouter'
import { money, shortDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CartQuantity } from '#web/samples/ui/billing/cart-quantity.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import type { Line, Prices } from './checkout.ts'
import { PriceList } from './price-list.tsx'
import { WordyWishButton } from './product-buttons.tsx'
import { Stars } from './stars.tsx'
import styles from './cart-step.module.css'

type Props = {
  lines: readonly Line[]
  prices: Prices
  onRemove: (productId: number) => void
  onNext: () => void
}

/** What is in the cart, what it costs, and the way on. */
export const CartStep = ({ lines, prices, onRemove, onNext }: Props) => {
  const t = useText()
  return (
    <div className={styles.columns}>
      {lines.length === 0 ? (
        <Card>
          <Empty icon="cart" title={t('cart.empty')}>
            <Link href={samplePages.shop.path}>{t('shop.toShop')}</Link>
          </Empty>
        </Card>
      ) : (
        <ul className={styles.lines} aria-label={t('checkout.lines')}>
          {lines.map((line) => (
            <li key={line.id}>
              <CartLine line={line} onRemove={() => onRemove(line.id)} />
            </li>
          ))}
        </ul>
      )}
      <Card title={t('checkout.price')}>
        <Coupon />
        <PriceList lines={lines} prices={prices} />
        <Button fullWidth disabled={lines.length === 0} onClick={onNext}>
          {t('checkout.order')}
        </Button>
      </Card>
    </div>
  )
}

const CartLine = ({ line, onRemove }: { line: Line; onRemove: () => void }) => {
  const t = useText()
  const { id, name, slug, brand, image, rating, price, reduced, qty, shippingDate, discountPercentage, offers } = line
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <img src={image} alt="" width="120" height="120" />
      </div>
      <div className={styles.what}>
        <h2>
          <Link href={`${samplePages['product-detail'].path}/${slug}`}>{name}</Link>
        </h2>
        <p>{t('shop.by', { brand })}</p>
        <Stars rating={rating} />
        <p className={styles.stock}>
          <Icon name="done" size={15} />
          {t('shop.inStock')}
        </p>
        <div className={styles.quantity}>
          <span aria-hidden="true">{t('checkout.quantity')}</span>
          <div>
            <CartQuantity productId={id} name={name} value={qty} />
          </div>
        </div>
        <p>{t('checkout.delivery', { date: shortDate(shippingDate.slice(0, 10)) })}</p>
        <p className={styles.offer}>{t('checkout.offers', { percent: discountPercentage, offers })}</p>
      </div>
      <div className={styles.foot}>
        <strong>{money(reduced)}</strong>
        <span className={styles.before}>
          <span className="unseen">{t('checkout.insteadOf')} </span>
          <s>{money(price)}</s>
        </span>
        {line.hasFreeShipping && <Pill tone={4}>{t('shop.freeShipping')}</Pill>}
        <Button variant="default" fullWidth leftSection={<Icon name="close" size={16} />} onClick={onRemove}>
          {t('shop.remove')}
          <span className="unseen">{name}</span>
        </Button>
        <WordyWishButton product={line} />
      </div>
    </article>
  )
}

const Coupon = () => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { coupon: '' },
    // The sample shop gives none away.
    validate: { coupon: (value: string) => t(value.trim() === '' ? 'ui.required' : 'checkout.noCoupon') },
  })
  return (
    <form className={styles.coupon} noValidate onSubmit={form.whenRight(() => undefined)}>
      <TextInput label={t('checkout.coupon')} maxLength={40} {...form.getInputProps('coupon')} />
      <Button type="submit" variant="light">
        {t('checkout.apply')}
      </Button>
    </form>
  )
}
