import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { mediumDate, today, wholeMoney } from '#web/lib/formats/formats.ts'
import { pricingApi } from '#web/samples/lib/pricing-api.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmSteps } from '#web/samples/ui/overlays/confirm-steps.tsx'
import { DaysUsed } from '#web/samples/ui/data/days-used.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

const PricingDialog = lazyPart(() => import('#web/samples/ui/billing/pricing-dialog.tsx'), 'PricingDialog')

const DAYS = 30
const USED = 24
const DAY_MS = 86_400_000

/** What is paid for, until when, and the ways to more and to nothing. */
export const CurrentPlan = () => {
  const t = useText()
  const query = useQuery(ask(pricingApi.pricing, {}))
  const [plan, save] = useVisit('plan', { id: 'standardPlan', isCancelled: false })
  const [panel, setPanel] = useState<'upgrade' | 'cancel'>()
  const close = () => setPanel(undefined)
  const [end] = useState(() => today(new Date(Date.now() + (DAYS - USED) * DAY_MS)))
  return (
    <Card title={t('settings.plan')}>
      <QueryContent query={query}>
        {(data) => {
          const { title, subtitle, monthlyPrice, popular } = data[plan.id]
          return (
            <div className={styles.halves}>
              <dl className={styles.facts}>
                <div>
                  <dt>
                    {t('settings.planIs', { plan: title })}
                    {plan.isCancelled && <Pill tone={6}>{t('settings.isCancelled')}</Pill>}
                  </dt>
                  <dd>{subtitle}</dd>
                </div>
                <div>
                  <dt>{t('settings.planUntil', { date: mediumDate(end) })}</dt>
                  <dd>{t(plan.isCancelled ? 'settings.planEnds' : 'settings.planReminder')}</dd>
                </div>
                <div>
                  <dt>
                    {t('settings.planPrice', { price: wholeMoney(monthlyPrice) })}
                    {popular && <Pill tone={0}>{t('plans.popular')}</Pill>}
                  </dt>
                  <dd>{t('settings.planPriceText')}</dd>
                </div>
              </dl>
              <div className={styles.usage}>
                <Alert
                  color="orange"
                  icon={<Icon name="alert" />}
                  title={t('settings.attention')}
                  className={styles.warning ?? ''}
                >
                  {t(plan.isCancelled ? 'settings.attentionCancelled' : 'settings.attentionText', {
                    date: mediumDate(end),
                  })}
                </Alert>
                <DaysUsed used={USED} days={DAYS} />
              </div>
            </div>
          )
        }}
      </QueryContent>
      <div className={styles.buttons}>
        <Button onClick={() => setPanel('upgrade')}>{t('settings.upgrade')}</Button>
        <Button variant="outline" color="red" disabled={plan.isCancelled} onClick={() => setPanel('cancel')}>
          {t('settings.cancel')}
        </Button>
      </div>
      <Suspense>
        {panel === 'upgrade' && (
          <PricingDialog
            title={t('settings.upgrade')}
            current={plan.isCancelled ? undefined : plan.id}
            onChoose={({ id, title }) => {
              save({ id, isCancelled: false })
              close()
              tell(t('settings.upgraded', { plan: title }))
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {panel === 'cancel' && (
        <ConfirmSteps
          title={t('settings.cancelTitle')}
          action={t('settings.cancel')}
          done={{ title: t('settings.cancelledTitle'), text: t('settings.cancelledText', { date: mediumDate(end) }) }}
          kept={{ title: t('settings.keptTitle'), text: t('settings.cancelKept') }}
          onConfirm={() => save({ ...plan, isCancelled: true })}
          onClose={close}
        >
          {t('settings.cancelText', { date: mediumDate(end) })}
        </ConfirmSteps>
      )}
    </Card>
  )
}
