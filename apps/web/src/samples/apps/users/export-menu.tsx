import type { User } from '@onward/contract/samples'
import { csv } from '#web/lib/sheets/csv.ts'
import { download } from '#web/lib/sheets/download.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './user-list.module.css'

const tableOf = (users: readonly User[], t: Texts) =>
  csv([
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
  ])

/** Takes the listed users out of the page. */
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
        <DropItem icon={<Icon name="file" size={16} />} onClick={() => download('export.csv', tableOf(users, t))}>
          {t('users.csv')}
        </DropItem>
        <DropItem icon={<Icon name="table" size={16} />} isDisabled>
          {t('users.excel')}
        </DropItem>
        <DropItem icon={<Icon name="license" size={16} />} isDisabled>
          {t('users.pdf')}
        </DropItem>
        <DropItem
          icon={<Icon name="copy" size={16} />}
          onClick={() => void copy(tableOf(users, t), t('users.copied', { count: users.length }))}
        >
          {t('users.copy')}
        </DropItem>
      </>
    </Drop>
  )
}
