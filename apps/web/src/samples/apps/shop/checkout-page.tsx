import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import texts from 'texts:cart,checkout,shop'
import { pricesOf, reducedLines } from '#web/samples/lib/cart-prices.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useCart } from '#web/samples/ui/billing/use-cart.ts'
import { AddressStep } from './address-step.tsx'
import { CartStep } from './cart-step.tsx'
import { SAVED, type Address } from './checkout.ts'
import { PaymentStep } from './payment-step.tsx'
import { StepHeaders, STEPS, type Step } from './step-headers.tsx'
import styles from './checkout.module.css'

addTexts(texts)

const DEFAULTS = { step: 'cart' }

const CheckoutPage = () => {
  const t = useText()
  const cart = useCart(true)
  const lines = reducedLines(cart.lines)
  const prices = pricesOf(lines)
  const [{ step: asked }, change] = useAddress(DEFAULTS)
  const step = STEPS.find((one) => one === asked) ?? 'cart'
  const [address, setAddress] = useState<Address>(SAVED)
  const place = useRef<HTMLDivElement>(null)
  const focus = (on: Step) => place.current?.querySelector<HTMLElement>(`[data-step="${on}"]`)?.focus()
  /** On from a button that goes out of sight: the focus goes to what comes. */
  const goOn = (to: Step) => {
    flushSync(() => change({ step: to }))
    focus(to)
    scrollTo({ top: 0 })
  }
  const panel = (of: Step) => ({
    role: 'group',
    'aria-label': t(`checkout.step.${of}`),
    hidden: of !== step,
    tabIndex: -1,
    'data-step': of,
    className: styles.step,
  })
  return (
    <div ref={place} className={styles.page}>
      <StepHeaders current={step} onStep={(to) => change({ step: to })} />
      <QueryContent query={cart}>
        {() => (
          // Every step stays: what was typed in one is there when one comes back.
          <>
            <div {...panel('cart')}>
              <CartStep
                lines={lines}
                prices={prices}
                onRemove={(id) => cart.remove(id, { onSuccess: () => focus('cart') })}
                onNext={() => goOn('address')}
              />
            </div>
            <div {...panel('address')}>
              <AddressStep
                onDeliver={(to) => {
                  setAddress(to)
                  goOn('payment')
                }}
              />
            </div>
            <div {...panel('payment')}>
              <PaymentStep lines={lines} prices={prices} address={address} />
            </div>
          </>
        )}
      </QueryContent>
    </div>
  )
}
export default CheckoutPage
