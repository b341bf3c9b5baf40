import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { mostSaved, offersOf, type PlanId } from '#web/samples/lib/plan-offers.ts'
import { pricingApi } from '#web/samples/lib/pricing-api.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { BillingSwitch } from './billing-switch.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PlanCards } from './plan-cards.tsx'
import styles from '#web/samples/ui/controls/forms.module.css'

export type Chosen = { id: PlanId; title: string; price: number; isYearly: boolean }
type Props = {
  title: string
  /** The plan that one has; undefined when there is none. */
  current: PlanId | undefined
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** The plans to choose from, in a dialog. Texts: `plans`. */
export const PricingDialog = ({ title, current, onChoose, onClose }: Props) => {
  const t = useText()
  const [isYearly, setYearly] = useState(false)
  const query = useQuery(ask(pricingApi.pricing, {}))
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <QueryContent query={query}>
        {(data) => {
          const offers = offersOf(data, isYearly)
          return (
            <>
              <p className={styles.lead}>{t('plans.lead')}</p>
              <div className={styles.above}>
                <BillingSwitch isYearly={isYearly} saved={mostSaved(data)} onChange={setYearly} />
              </div>
              <PlanCards
                offers={offers}
                current={current}
                onChoose={(id) => {
                  const chosen = offers.find((offer) => offer.id === id)
                  if (chosen) onChoose({ id, title: chosen.title, price: chosen.price, isYearly })
                }}
              />
            </>
          )
        }}
      </QueryContent>
    </Dialog>
  )
}
