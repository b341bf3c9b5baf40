import { UserRole, users } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { ROLES } from './looks.ts'
import styles from './user-list.module.css'

const api = apiOf(users)
type Gift = { ids: readonly number[]; role: UserRole }
const give = async ({ ids, role }: Gift) => {
  for (const id of ids) await api.updateUser({ id, role })
}

/** Gives everybody who is chosen the same role. */
export const GiveRole = ({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) => {
  const t = useText()
  const change = useChange(give, {
    stale: ['listUsers', 'allUsers', 'user'],
    done: (gift) => t('roles.given', { count: gift.ids.length, role: t(`users.role.${gift.role}`) }),
    failed: t('users.failed'),
    onDone,
  })
  return (
    <Drop
      kind="menu"
      label={t('roles.give')}
      isNamed
      className={styles.export}
      face={
        <>
          {t('roles.give')}
          <Icon name="down" size={15} />
        </>
      }
    >
      <>
        {UserRole.options.toSorted().map((role) => (
          <DropItem
            key={role}
            icon={<Icon name={ROLES[role].icon} size={16} />}
            onClick={() => change.mutate({ ids, role })}
          >
            {t(`users.role.${role}`)}
          </DropItem>
        ))}
      </>
    </Drop>
  )
}
