import { Button } from '@mantine/core'
import { users } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { USERS_WITH } from '#web/samples/lib/role-users.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { useRoles, type NamedRole } from './roles.ts'
import styles from './roles.module.css'

const SHOWN = 4

const api = apiOf(users)

type Props = { onEdit: (role: NamedRole) => void; onAdd: () => void }

/** A card for each role, and one for another. */
export const RoleCards = ({ onEdit, onAdd }: Props) => {
  const t = useText()
  const roles = useRoles()
  const { data: everybody } = useQuery(ask(api.allUsers, {}))
  return (
    <div className={styles.cards}>
      {roles.map((role) => {
        const { name } = role
        const people = everybody?.filter((user) => role.ownName === undefined && user.role === USERS_WITH[role.id])
        const more = (people?.length ?? 0) - SHOWN
        return (
          <Card key={role.id}>
            <div className={styles.top}>
              <span>{people && t('roles.total', { count: people.length })}</span>
              <span className={styles.faces}>
                {people?.slice(0, SHOWN).map(({ id, fullName, avatar }) => (
                  <Avatar key={id} name={fullName} src={avatar} size={32} />
                ))}
                {more > 0 && (
                  <span className={styles.rest} dir="ltr">
                    +{more}
                  </span>
                )}
              </span>
            </div>
            <h2 className={styles.name}>{name}</h2>
            <div className={styles.tools}>
              <Button size="compact-sm" variant="light" onClick={() => onEdit(role)}>
                {t('roles.edit')}
                <span className="unseen"> {name}</span>
              </Button>
              <QuietButton
                label={t('roles.copy', { name })}
                onClick={() => void copy(name, t('roles.copied', { name }))}
              >
                <Icon name="copy" size={16} />
              </QuietButton>
            </div>
          </Card>
        )
      })}
      <Card>
        <div className={styles.add}>
          <p>{t('roles.addLead')}</p>
          <Button leftSection={<Icon name="plus" />} onClick={onAdd}>
            {t('roles.add')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
