import { Button, Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { AddressText } from './address-text.tsx'
import type { Address, Line, Prices } from './checkout.ts'
import { PriceList } from './price-list.tsx'
import cartStyles from './cart-step.module.css'
import styles from './checkout.module.css'

const WAYS = ['saved', 'card', 'bank', 'rates', 'cash'] as const

type Props = { lines: readonly Line[]; prices: Prices; address: Address }

/** How it is paid. No call places an order: the sample says so, and keeps the cart. */
export const PaymentStep = ({ lines, prices, address }: Props) => {
  const t = useText()
  const form = useCheckedForm<{ way: string; cvv: string }>({
    initialValues: { way: 'saved', cvv: '' },
    validate: {
      cvv: (cvv, { way }) => (way !== 'saved' || /^\d{3,4}$/.test(cvv) ? null : t('checkout.cvvWrong')),
    },
  })
  return (
    <div className={cartStyles.columns}>
      <Card title={t('checkout.pay')} hint={t('checkout.payHint')}>
        <form id="checkout" noValidate onSubmit={form.whenRight(() => tell(t('checkout.done')))}>
          <fieldset className={styles.ways}>
            <legend className="unseen">{t('checkout.pay')}</legend>
            {WAYS.map((way) => (
              <div key={way} className={styles.way}>
                <Radio
                  name="way"
                  label={t(`checkout.way.${way}`)}
                  checked={form.values.way === way}
                  onChange={() => form.setValue('way', way)}
                />
                {way === 'saved' && (
                  <div className={styles.cvv}>
                    <TextInput
                      label={t('checkout.cvv')}
                      inputMode="numeric"
                      autoComplete="cc-csc"
                      maxLength={4}
                      required={form.values.way === 'saved'}
                      disabled={form.values.way !== 'saved'}
                      {...form.getInputProps('cvv')}
                    />
                  </div>
                )}
              </div>
            ))}
          </fieldset>
        </form>
        <GiftCard />
      </Card>
      <Card title={t('checkout.price')}>
        <PriceList lines={lines} prices={prices} />
        <h3 className={styles.to}>{t('checkout.deliverTo')}</h3>
        <AddressText address={address} />
        <Button type="submit" form="checkout" fullWidth disabled={lines.length === 0}>
          {t('checkout.confirm')}
        </Button>
      </Card>
    </div>
  )
}

const GiftCard = () => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const form = useCheckedForm({
    initialValues: { code: '' },
    // The sample shop sells none.
    validate: { code: (code: string) => t(code.trim() === '' ? 'ui.required' : 'checkout.noGift') },
  })
  return (
    <div className={styles.gift}>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('checkout.gift')}
      </Button>
      {isOpen && (
        <form className={cartStyles.coupon} noValidate onSubmit={form.whenRight(() => undefined)}>
          <TextInput label={t('checkout.giftCode')} maxLength={40} {...form.getInputProps('code')} />
          <Button type="submit" variant="light">
            {t('checkout.apply')}
          </Button>
        </form>
      )}
    </div>
  )
}
