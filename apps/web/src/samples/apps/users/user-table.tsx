import type { User } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column, type Order } from '#web/ui/data/data-table.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { pathOf, userColumns } from './user-columns.tsx'

type Props = {
  rows: readonly User[]
  isBusy: boolean
  order: Order
  onOrder: (order: Order) => void
  onDelete: (user: User) => void
}

export const UserTable = ({ rows, isBusy, order, onOrder, onDelete }: Props) => {
  const t = useText()
  const actions: Column<User> = {
    id: 'actions',
    title: t('ui.actions'),
    cell: (user) => (
      <RowMenu label={t('users.more', { name: user.fullName })}>
        <>
          <DropItem icon={<Icon name="file" size={16} />} href={pathOf(user)}>
            {t('users.details')}
          </DropItem>
          <DropItem icon={<Icon name="edit" size={16} />} href={`${pathOf(user)}?edit=1`}>
            {t('users.edit')}
          </DropItem>
          <DropItem icon={<Icon name="trash" size={16} />} isDanger onClick={() => onDelete(user)}>
            {t('ui.delete')}
          </DropItem>
        </>
      </RowMenu>
    ),
  }
  return (
    <DataTable
      label={t('users.table')}
      columns={[...userColumns(t), actions]}
      rows={rows}
      isBusy={isBusy}
      order={order}
      onOrder={onOrder}
      keyOf={({ id }) => String(id)}
      empty={t('ui.noMatch')}
    />
  )
}
