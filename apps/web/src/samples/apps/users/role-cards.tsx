import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ROLES, type Role } from './permissions-of.ts'
import styles from './roles.module.css'

const FACES = ['Amara Nwosu', 'Björn Halvorsen', 'Chiara Benedetti', 'Dipa Rangarajan', 'Eero Lehtola', 'Hana Okabe']
const SHOWN = 4

type Props = { onEdit: (role: Role) => void; onAdd: () => void }

/** A card for each role, and one for another. */
export const RoleCards = ({ onEdit, onAdd }: Props) => {
  const t = useText()
  return (
    <div className={styles.cards}>
      {ROLES.map((role, at) => {
        const name = t(`roles.role.${role.id}`)
        const faces = Math.min(SHOWN, role.total)
        return (
          <Card key={role.id}>
            <div className={styles.top}>
              <span>{t('roles.total', { count: role.total })}</span>
              <span className={styles.faces}>
                {Array.from({ length: faces }, (_, face) => FACES[(at + face) % FACES.length] ?? '').map((face) => (
                  <Avatar key={face} name={face} size={32} />
                ))}
                {role.total > faces && (
                  <span className={styles.rest} dir="ltr">
                    +{role.total - faces}
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
