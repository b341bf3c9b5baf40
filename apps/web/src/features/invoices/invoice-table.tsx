import { ActionIcon } from '@mantine/core'
import { pages, type Invoice } from '@onward/contract'
import { Link } from 'wouter'
import { mediumDate, money } from '#web/lib/formats.ts'
import { STATUS_TONES } from '#web/lib/invoice-status.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { DataTable, type Column, type Order } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { RowTools } from '#web/ui/row-tools.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { InvoiceMenu } from './invoice-menu.tsx'
import { amountOf, ICONS } from './status.ts'
import styles from './invoice-list.module.css'

type Props = {
  rows: readonly Invoice[]
  isBusy: boolean
  order: Order
  onOrder: (order: Order) => void
  onSend: (invoice: Invoice) => void
  onDelete: (invoice: Invoice) => void
}

export const InvoiceTable = ({ rows, isBusy, order, onOrder, onSend, onDelete }: Props) => {
  const t = useText()
  const columns: Column<Invoice>[] = [
    {
      id: 'id',
      title: t('invoice.number'),
      value: ({ id }) => id,
      cell: ({ id }) => (
        <Link href={`${pages['invoice-preview'].path}/${id}`} className={styles.number}>
          #{id}
        </Link>
      ),
    },
    {
      id: 'invoiceStatus',
      title: t('invoice.status'),
      value: ({ invoiceStatus }) => invoiceStatus,
      cell: ({ invoiceStatus, balance, dueDate }) => {
        const says = [
          t('invoice.balanceIs', { amount: money(amountOf(balance)) }),
          t('invoice.dueOn', { date: mediumDate(dueDate) }),
        ]
        const label = t(`invoice.status.${invoiceStatus}`)
        return (
          <Tip label={label} tone={STATUS_TONES[invoiceStatus]} says={says}>
            <Icon name={ICONS[invoiceStatus]} size={16} />
          </Tip>
        )
      },
    },
    {
      id: 'client.name',
      title: t('invoice.client'),
      value: ({ client }) => client.name,
      cell: ({ client, avatar }) => (
        <span className={styles.client}>
          <Avatar name={client.name} src={avatar} size={34} />
          <span>
            <strong>{client.name}</strong>
            <small>{client.companyEmail}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'total',
      title: t('invoice.total'),
      isNumber: true,
      value: ({ total }) => total,
      cell: ({ total }) => money(total),
    },
    {
      id: 'issuedDate',
      title: t('invoice.issued'),
      value: ({ issuedDate }) => issuedDate,
      cell: ({ issuedDate }) => <time dateTime={issuedDate}>{mediumDate(issuedDate)}</time>,
    },
    {
      id: 'balance',
      title: t('invoice.balance'),
      isNumber: true,
      value: ({ balance }) => amountOf(balance),
      cell: ({ balance }) =>
        balance === 0 ? <Pill tone={4}>{t('invoice.status.Paid')}</Pill> : money(amountOf(balance)),
    },
    {
      id: 'actions',
      title: t('ui.actions'),
      cell: (invoice) => (
        <RowTools>
          <QuietButton label={t('invoice.sendOne', { id: invoice.id })} onClick={() => onSend(invoice)}>
            <Icon name="send" size={16} />
          </QuietButton>
          <ActionIcon
            component={Link}
            href={`${pages['invoice-preview'].path}/${invoice.id}`}
            variant="subtle"
            color="gray"
            aria-label={t('invoice.previewOne', { id: invoice.id })}
          >
            <Icon name="eye" size={16} />
          </ActionIcon>
          <RowMenu label={t('invoice.more', { id: invoice.id })}>
            <InvoiceMenu invoice={invoice} onDelete={onDelete} />
          </RowMenu>
        </RowTools>
      ),
    },
  ]
  return (
    <DataTable
      label={t('invoice.table')}
      columns={columns}
      rows={rows}
      isBusy={isBusy}
      order={order}
      onOrder={onOrder}
      keyOf={({ id }) => String(id)}
      empty={t('ui.noMatch')}
    />
  )
}
