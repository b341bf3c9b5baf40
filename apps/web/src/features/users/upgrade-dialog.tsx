import { NativeSelect } from '@mantine/core'
import { UserPlan } from '@onward/contract'
import { useState } from 'react'
import { money } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PLANS } from './sample.ts'
import styles from './user-view.module.css'

type Props = { plan: UserPlan; onSave: (plan: UserPlan) => void; onClose: () => void }

export const UpgradeDialog = ({ plan, onSave, onClose }: Props) => {
  const t = useText()
  const [chosen, setChosen] = useState(plan)
  return (
    <Dialog title={t('user.upgrade')} onClose={onClose}>
      <form
        className={styles.column}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(chosen)
        }}
      >
        <NativeSelect
          label={t('user.choosePlan')}
          data-autofocus
          value={chosen}
          data={UserPlan.options.map((value) => ({
            value,
            label: t('user.planAt', { plan: t(`users.plan.${value}`), price: money(PLANS[value].price) }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setChosen(UserPlan.options.find((option) => option === value) ?? plan)
          }
        />
        <p className={styles.soft}>{t('user.currentPlan', { plan: t(`users.plan.${plan}`) })}</p>
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
