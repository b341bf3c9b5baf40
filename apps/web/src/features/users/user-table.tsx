import type { AccountUser } from '@onward/contract'
import { instant } from '#web/lib/formats/formats.ts'
import { rolesSaid } from '#web/lib/session/roles-said.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import styles from './users.module.css'

type Props = {
  rows: readonly AccountUser[]
  isBusy: boolean
  empty: string
  onOpen: (user: AccountUser) => void
}

/** Users as the server sorts them; a name opens its user. */
export const UserTable = ({ rows, isBusy, empty, onOpen }: Props) => {
  const t = useText()
  const ownId = currentUser()?.userId
  const columns: Column<AccountUser>[] = [
    {
      id: 'fullName',
      title: t('accountUsers.name'),
      cell: (row) => (
        <>
          <NameButton onClick={() => onOpen(row)}>{row.fullName}</NameButton>
          {row.userId === ownId && <small className={styles.soft}> {t('accountUsers.you')}</small>}
        </>
      ),
    },
    { id: 'email', title: t('accountUsers.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    {
      id: 'roles',
      title: t('accountUsers.roles'),
      cell: ({ roles, facilities }) => {
        const named = rolesSaid(roles)
        const [first] = facilities
        if (!first) return named
        const places = t('accountUsers.at', { name: first.facilityName, count: facilities.length - 1 })
        return (
          <>
            {named} <small className={styles.soft}>{places}</small>
          </>
        )
      },
    },
    {
      id: 'state',
      title: t('accountUsers.state'),
      cell: ({ state, mailRefusal }) => (
        <>
          {t(`accountUsers.${state}`)}
          {mailRefusal && (
            <>
              {' '}
              <MailReturns />
            </>
          )}
        </>
      ),
    },
    {
      id: 'lastSignIn',
      title: t('accountUsers.lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('accountUsers.never') : instant(lastSignInAt)),
    },
  ]
  return (
    <DataTable
      label={t('accountUsers.table')}
      columns={columns}
      rows={rows}
      keyOf={({ userId }) => userId}
      isBusy={isBusy}
      empty={empty}
    />
  )
}

/** What is sent to them does not arrive. */
const MailReturns = () => {
  const t = useText()
  return (
    <small className={styles.returns}>
      <Icon name="alert" size={14} />
      {t('accountUsers.mailReturns')}
    </small>
  )
}
