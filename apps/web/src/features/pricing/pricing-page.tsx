import type { Pricing } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import texts from 'texts:contact,plans,pricing'
import { ask } from '#web/lib/api.ts'
import { mostSaved, offersOf, type PlanId } from '#web/lib/plan-offers.ts'
import { pricingApi } from '#web/lib/pricing-api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BillingSwitch } from '#web/ui/billing-switch.tsx'
import { ContactTiles } from '#web/ui/contact-tiles.tsx'
import { PlanCards } from '#web/ui/plan-cards.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { tell } from '#web/ui/toast.ts'
import styles from './pricing.module.css'
import { TrialBanner } from './trial-banner.tsx'

addTexts(texts)

const DEFAULTS = { billing: 'monthly', open: '' }

const PricingPage = () => {
  const t = useText()
  const [{ billing }, change] = useAddress(DEFAULTS)
  const query = useQuery(ask('pricing', pricingApi.pricing, {}))
  const isYearly = billing === 'annual'
  const saved = query.data ? mostSaved(query.data) : 0
  return (
    <>
      <Banner title={t('pricing.title')} lead={t('pricing.lead')} drawing="plans">
        <BillingSwitch
          isYearly={isYearly}
          saved={saved}
          onChange={(to) => change({ billing: to ? 'annual' : 'monthly' })}
        />
      </Banner>
      <Answer query={query}>{(data) => <Offered pricing={data} isYearly={isYearly} />}</Answer>
      {/* What comes late would push it down. */}
      {!query.isPending && <ContactTiles />}
    </>
  )
}
export default PricingPage

/** No call takes a plan: the one that is chosen here lasts until the page is left. */
const Offered = ({ pricing: data, isYearly }: { pricing: Pricing; isYearly: boolean }) => {
  const t = useText()
  const [{ open }, change] = useAddress(DEFAULTS)
  const [current, setCurrent] = useState<PlanId>('basicPlan')
  const offers = useMemo(() => offersOf(data, isYearly), [data, isYearly])
  return (
    <>
      <PlanCards
        offers={offers}
        current={current}
        onChoose={(id) => {
          setCurrent(id)
          tell(t('pricing.chosen', { plan: data[id].title }))
        }}
      />
      <TrialBanner />
      <section className={styles.questions}>
        <h2>{t('pricing.questions')}</h2>
        <p>{t('pricing.questionsLead')}</p>
        <Questions of={data.qandA} open={open} onOpen={(to) => change({ open: to })} />
      </section>
    </>
  )
}
