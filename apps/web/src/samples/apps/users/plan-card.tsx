import { Button } from '@mantine/core'
import type { UserPlan } from '@onward/contract/samples'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DaysUsed } from '#web/samples/ui/data/days-used.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { DAYS, PLANS, POPULAR } from './sample.ts'
import styles from './user-view.module.css'

type Props = { plan: UserPlan; isCancelled: boolean; daysUsed: number; onUpgrade: () => void; onCancel: () => void }

/** What the user pays for, and how much of the month has gone. */
export const PlanCard = ({ plan, isCancelled, daysUsed, onUpgrade, onCancel }: Props) => {
  const t = useText()
  const { price, users, storage } = PLANS[plan]
  return (
    <Card>
      <div className={styles.planHead}>
        <span className={styles.pills}>
          <Pill tone={0}>{t(`users.plan.${plan}`)}</Pill>
          {plan === POPULAR && <Pill tone={2}>{t('user.popular')}</Pill>}
          {isCancelled && <Pill tone={6}>{t('user.cancelled')}</Pill>}
        </span>
        <p>
          <strong>{money(price)}</strong> {t('user.aMonth')}
        </p>
      </div>
      <ul className={styles.benefits}>
        <li>{t('user.benefitUsers', { count: users })}</li>
        <li>{t('user.benefitStorage', { size: storage })}</li>
        <li>{t('user.benefitSupport')}</li>
      </ul>
      <DaysUsed used={daysUsed} days={DAYS} />
      <div className={styles.wide}>
        <Button fullWidth onClick={onUpgrade}>
          {t('user.upgrade')}
        </Button>
        <Button fullWidth variant="subtle" color="red" onClick={onCancel} disabled={isCancelled}>
          {t('user.cancelPlan')}
        </Button>
      </div>
    </Card>
  )
}
