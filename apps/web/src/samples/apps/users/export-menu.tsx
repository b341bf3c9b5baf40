import type { User } from '@onward/contract/samples'
import { csv } from '@onward/sheets'
import { saveSheet } from '#web/lib/sheets/save-sheet.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './user-list.module.css'

const rowsOf = (users: readonly User[], t: Texts) => [
  [
    t('users.fullName'),
    t('users.email'),
    t('users.username'),
    t('users.company'),
    t('users.country'),
    t('users.contact'),
    t('users.role'),
    t('users.plan'),
    t('users.billing'),
    t('users.status'),
  ],
  ...users.map((user) => [
    user.fullName,
    user.email,
    user.username,
    user.company,
    user.country,
    user.contact,
    t(`users.role.${user.role}`),
    t(`users.plan.${user.currentPlan}`),
    user.billing,
    t(`users.status.${user.status}`),
  ]),
]

const FILE = { name: 'export', otherwise: 'export' }

/** Takes the listed users out of the page; what the browser prints it can save as PDF. */
export const ExportMenu = ({ users }: { users: readonly User[] }) => {
  const t = useText()
  return (
    <Drop
      kind="menu"
      label={t('users.export')}
      isNamed
      className={styles.export}
      face={
        <>
          <Icon name="download" size={16} />
          {t('users.export')}
          <Icon name="down" size={15} />
        </>
      }
    >
      <>
        <DropItem icon={<Icon name="print" size={16} />} onClick={() => print()}>
          {t('users.print')}
        </DropItem>
        <DropItem
          icon={<Icon name="file" size={16} />}
          onClick={() => void saveSheet(rowsOf(users, t), { ...FILE, format: 'csv' })}
        >
          {t('users.csv')}
        </DropItem>
        <DropItem
          icon={<Icon name="table" size={16} />}
          onClick={() => void saveSheet(rowsOf(users, t), { ...FILE, format: 'xlsx' })}
        >
          {t('users.excel')}
        </DropItem>
        <DropItem
          icon={<Icon name="copy" size={16} />}
          onClick={() => void copy(csv(rowsOf(users, t)), t('users.copied', { count: users.length }))}
        >
          {t('users.copy')}
        </DropItem>
      </>
    </Drop>
  )
}
