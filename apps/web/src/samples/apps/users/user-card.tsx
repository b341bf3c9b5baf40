import { Button } from '@mantine/core'
import type { User } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { ROLES, STATUSES } from './looks.ts'
import type { Profile } from './profile.ts'
import styles from './user-view.module.css'

type Props = { user: User; profile: Profile; onEdit: () => void; onSuspend: () => void }

/** Who it is, what they did, and how to reach them. */
export const UserCard = ({ user, profile, onEdit, onSuspend }: Props) => {
  const t = useText()
  const name = `${profile.first} ${profile.last}`
  const facts = [
    ['username', profile.username],
    ['billingEmail', profile.email],
    [
      'status',
      <Pill key="status" tone={STATUSES[profile.status]}>
        {t(`users.status.${profile.status}`)}
      </Pill>,
    ],
    ['role', t(`users.role.${user.role}`)],
    ['taxId', profile.taxId],
    ['contact', profile.contact],
    ['language', profile.language],
    ['country', profile.country],
  ] as const
  return (
    <Card>
      <div className={styles.who}>
        <Avatar name={name} src={user.avatar} size={104} />
        <h2>{name}</h2>
        <Pill tone={ROLES[user.role].tone}>{t(`users.role.${user.role}`)}</Pill>
      </div>
      <div className={styles.numbers}>
        {(['tasks', 'projects'] as const).map((kind) => (
          <span key={kind}>
            <span className={styles.tick}>
              <Icon name={kind === 'tasks' ? 'done' : 'cards'} />
            </span>
            <span>
              <strong>{profile[kind]}</strong>
              <small>{t(`user.${kind}`)}</small>
            </span>
          </span>
        ))}
      </div>
      <h3 className={styles.title}>{t('users.details')}</h3>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`user.fact.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{t('users.edit')}</Button>
        <Button variant="outline" color="red" onClick={onSuspend} disabled={profile.status === 'inactive'}>
          {t('user.suspend')}
        </Button>
      </div>
    </Card>
  )
}
