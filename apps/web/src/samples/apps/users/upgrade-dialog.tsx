import { UserPlan } from '@onward/contract/samples'
import { useMemo } from 'react'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { PricedPlan } from '#web/samples/lib/priced-plan.ts'
import { PlanCards } from '#web/samples/ui/billing/plan-cards.tsx'
import { PLANS, POPULAR } from './sample.ts'
import styles from './user-view.module.css'

/** `plan` is undefined where the subscription has been cancelled. */
type Props = { plan: UserPlan | undefined; onSave: (plan: UserPlan) => void; onClose: () => void }

export const UpgradeDialog = ({ plan, onSave, onClose }: Props) => {
  const t = useText()
  const offers = useMemo(
    () =>
      UserPlan.options.map((id): PricedPlan<UserPlan> => {
        const { price, users, storage } = PLANS[id]
        const benefits = [
          t('user.benefitUsers', { count: users }),
          t('user.benefitStorage', { size: storage }),
          t('user.benefitSupport'),
        ]
        return { id, title: t(`users.plan.${id}`), price, benefits, isPopular: id === POPULAR }
      }),
    [t],
  )
  return (
    <Dialog title={t('user.upgrade')} size="wide" onClose={onClose}>
      <p className={styles.lead}>{t('user.choosePlan')}</p>
      <PlanCards offers={offers} current={plan} onChoose={onSave} />
    </Dialog>
  )
}
