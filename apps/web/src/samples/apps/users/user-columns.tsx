import { type User, samplePages } from '@onward/contract/samples'
import { Link } from 'wouter'
import type { Texts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { ROLES, STATUSES } from './looks.ts'
import styles from './user-list.module.css'

export const pathOf = ({ id }: Pick<User, 'id'>) => `${samplePages['user-view'].path}/${id}`

/** What every table of users shows of them. */
export const userColumns = (t: Texts): Column<User>[] => [
  {
    id: 'fullName',
    title: t('users.user'),
    value: ({ fullName }) => fullName,
    cell: (user) => (
      <span className={styles.user}>
        <Avatar name={user.fullName} src={user.avatar} size={34} />
        <span>
          <Link href={pathOf(user)}>{user.fullName}</Link>
          <small>{user.email}</small>
        </span>
      </span>
    ),
  },
  {
    id: 'role',
    title: t('users.role'),
    value: ({ role }) => role,
    cell: ({ role }) => (
      <span className={styles.role}>
        <span className={styles.roleIcon} data-tone={ROLES[role].tone}>
          <Icon name={ROLES[role].icon} size={15} />
        </span>
        {t(`users.role.${role}`)}
      </span>
    ),
  },
  {
    id: 'currentPlan',
    title: t('users.plan'),
    value: ({ currentPlan }) => currentPlan,
    cell: ({ currentPlan }) => t(`users.plan.${currentPlan}`),
  },
  { id: 'billing', title: t('users.billing'), value: ({ billing }) => billing },
  {
    id: 'status',
    title: t('users.status'),
    value: ({ status }) => status,
    cell: ({ status }) => <Pill tone={STATUSES[status]}>{t(`users.status.${status}`)}</Pill>,
  },
]
