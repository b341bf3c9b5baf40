import { ActionIcon } from '@mantine/core'
import type { Invoice } from '@onward/contract/samples'
import { Link } from 'wouter'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { STATUS_TONES } from '#web/samples/lib/invoice-status.ts'
import { invoiceAddress } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column, type Order } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { invoiceColumns } from '#web/samples/ui/billing/invoice-columns.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { RowTools } from '#web/samples/ui/controls/row-tools.tsx'
import { Tip } from '#web/samples/ui/overlays/tip.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { InvoiceMenu } from './invoice-menu.tsx'
import { amountOf } from './balance.ts'
import { ICONS } from './status.ts'

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
  const { number, client, total, issued } = invoiceColumns(t)
  const columns: Column<Invoice>[] = [
    number,
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
          <Tip label={label} tone={STATUS_TONES[invoiceStatus]} says={says} isWorded>
            <Icon name={ICONS[invoiceStatus]} size={16} />
          </Tip>
        )
      },
    },
    client,
    total,
    issued,
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
            href={invoiceAddress(invoice.id)}
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
