import { type Permission, type PermissionRole, samplePages } from '@onward/contract/samples'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { instant } from '#web/lib/formats/formats.ts'
import { USERS_WITH, useRoleNames } from '#web/samples/lib/role-users.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { RowTools } from '#web/samples/ui/controls/row-tools.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import styles from './permissions.module.css'

const TONES: Record<PermissionRole, number> = {
  administrator: 1,
  manager: 2,
  user: 4,
  support: 0,
  'restricted-user': 6,
}

type Props = {
  rows: readonly Permission[]
  isBusy: boolean
  onRename: (permission: Permission) => void
  onDelete: (permission: Permission) => void
}

const columnsOf = (
  t: Texts,
  names: ReturnType<typeof useRoleNames>,
  { onRename, onDelete }: Pick<Props, 'onRename' | 'onDelete'>,
): Column<Permission>[] => [
  {
    id: 'name',
    title: t('permissions.name'),
    value: ({ name }) => name,
    cell: ({ name, isCore }) => (
      <>
        {name}
        {isCore && (
          <>
            {' '}
            <Pill tone={7}>{t('permissions.isCore')}</Pill>
          </>
        )}
      </>
    ),
  },
  {
    id: 'assignedTo',
    title: t('permissions.assignedTo'),
    cell: ({ assignedTo }) => (
      <span className={styles.roles}>
        {assignedTo.map((role) => (
          <Link key={role} href={`${samplePages['user-list'].path}?role=${USERS_WITH[role]}`}>
            <Pill tone={TONES[role]}>{names.get(role) ?? t(`permissions.role.${role}`)}</Pill>
          </Link>
        ))}
      </span>
    ),
  },
  {
    id: 'created',
    title: t('permissions.created'),
    // A text in English, of UTC.
    value: ({ createdDate }) => Date.parse(`${createdDate} UTC`),
    cell: ({ createdDate }) => instant(new Date(`${createdDate} UTC`).toISOString()),
  },
  {
    id: 'actions',
    title: t('ui.actions'),
    cell: (permission) => (
      <RowTools>
        <QuietButton label={t('permissions.rename', { name: permission.name })} onClick={() => onRename(permission)}>
          <Icon name="edit" size={16} />
        </QuietButton>
        <QuietButton label={t('permissions.delete', { name: permission.name })} onClick={() => onDelete(permission)}>
          <Icon name="trash" size={16} />
        </QuietButton>
      </RowTools>
    ),
  },
]

export const PermissionTable = ({ rows, isBusy, onRename, onDelete }: Props) => {
  const t = useText()
  const names = useRoleNames()
  const columns = useMemo(() => columnsOf(t, names, { onRename, onDelete }), [t, names, onRename, onDelete])
  return (
    <DataTable
      label={t('permissions.table')}
      columns={columns}
      rows={rows}
      isBusy={isBusy}
      keyOf={({ id }) => String(id)}
      empty={t('ui.noMatch')}
    />
  )
}
