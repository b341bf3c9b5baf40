import type { Pricing } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import texts from 'texts:contact,plans,pricing'
import { ask } from '#web/lib/api.ts'
import { mostSaved, offersOf, type PlanId } from '#web/samples/lib/plan-offers.ts'
import { pricingApi } from '#web/samples/lib/pricing-api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Banner } from '#web/samples/ui/layout/banner.tsx'
import { BillingSwitch } from '#web/samples/ui/billing/billing-switch.tsx'
import { ContactTiles } from '#web/samples/ui/people/contact-tiles.tsx'
import { PlanCards } from '#web/samples/ui/billing/plan-cards.tsx'
import { Questions } from '#web/samples/ui/people/questions.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './pricing.module.css'
import { TrialBanner } from './trial-banner.tsx'

addTexts(texts)

const DEFAULTS = { billing: 'monthly', open: '' }

const PricingPage = () => {
  const t = useText()
  const [{ billing }, change] = useAddress(DEFAULTS)
  const query = useQuery(ask(pricingApi.pricing, {}))
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
      <QueryContent query={query}>{(data) => <Offered pricing={data} isYearly={isYearly} />}</QueryContent>
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
