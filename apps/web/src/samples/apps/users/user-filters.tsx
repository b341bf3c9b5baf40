import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { UserPlan, UserRole, UserStatus } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './user-list.module.css'

type Filters = { role: string; currentPlan: string; status: string }

/** Narrows the list; what is chosen holds together. */
export const UserFilters = ({
  role,
  currentPlan,
  status,
  onChange,
}: Filters & { onChange: (to: Partial<Filters>) => void }) => {
  const t = useText()
  return (
    <Card title={t('users.filters')}>
      <div className={styles.filters}>
        <NativeSelect
          label={t('users.role')}
          value={role}
          data={[
            { value: '', label: t('users.everyRole') },
            ...UserRole.options.toSorted().map((value) => ({ value, label: t(`users.role.${value}`) })),
          ]}
          onChange={(event) => onChange({ role: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('users.plan')}
          value={currentPlan}
          data={[
            { value: '', label: t('users.everyPlan') },
            ...UserPlan.options.toSorted().map((value) => ({ value, label: t(`users.plan.${value}`) })),
          ]}
          onChange={(event) => onChange({ currentPlan: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('users.status')}
          value={status}
          data={[
            { value: '', label: t('users.everyStatus') },
            ...UserStatus.options.toSorted().map((value) => ({ value, label: t(`users.status.${value}`) })),
          ]}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}
