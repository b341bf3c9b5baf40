import { samplePages } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { STATUS_TONES } from '#web/samples/lib/invoice-status.ts'
import { invoiceApi, type Invoice } from '#web/samples/lib/invoice-api.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { invoiceColumns } from '#web/samples/ui/billing/invoice-columns.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'

const columnsOf = (t: Texts): Column<Invoice>[] => {
  const { number, client, total, issued } = invoiceColumns(t)
  const status: Column<Invoice> = {
    id: 'invoiceStatus',
    title: t('invoice.status'),
    value: ({ invoiceStatus }) => invoiceStatus,
    cell: ({ invoiceStatus }) => <Pill tone={STATUS_TONES[invoiceStatus]}>{t(`invoice.status.${invoiceStatus}`)}</Pill>,
  }
  return [number, status, client, total, issued]
}

/** The latest invoices; each number leads to its sheet. */
export const InvoicesCard = () => {
  const t = useText()
  const query = useQuery(ask(invoiceApi.listInvoices, { perPage: '10' }))
  return (
    <Card
      title={t('figures.invoices')}
      tools={
        <Link href={samplePages['invoice-list'].path} className={styles.link}>
          {t('figures.viewAll')}
        </Link>
      }
    >
      <QueryContent query={query}>
        {({ invoices: rows }) => (
          <DataTable
            label={t('figures.invoices')}
            columns={columnsOf(t)}
            rows={rows}
            keyOf={({ id }) => String(id)}
            empty={t('ui.noMatch')}
          />
        )}
      </QueryContent>
    </Card>
  )
}
