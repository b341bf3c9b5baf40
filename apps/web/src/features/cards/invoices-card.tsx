import { invoice, pages, type Invoice } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { mediumDate, money } from '#web/lib/formats.ts'
import { STATUS_TONES } from '#web/lib/invoice-status.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { Pill } from '#web/ui/pill.tsx'
import styles from './cards.module.css'

const api = apiOf(invoice)

const columnsOf = (t: Texts): Column<Invoice>[] => [
  {
    id: 'id',
    title: t('invoice.number'),
    value: ({ id }) => id,
    cell: ({ id }) => (
      <Link href={`${pages['invoice-preview'].path}/${id}`} className={styles.link}>
        #{id}
      </Link>
    ),
  },
  {
    id: 'status',
    title: t('invoice.status'),
    value: ({ invoiceStatus }) => invoiceStatus,
    cell: ({ invoiceStatus }) => <Pill tone={STATUS_TONES[invoiceStatus]}>{t(`invoice.status.${invoiceStatus}`)}</Pill>,
  },
  {
    id: 'client',
    title: t('invoice.client'),
    value: ({ client }) => client.name,
    cell: ({ client, avatar }) => (
      <span className={styles.who}>
        <Avatar name={client.name} src={avatar} size={34} />
        <span className={styles.two}>
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
    id: 'issued',
    title: t('invoice.issued'),
    value: ({ issuedDate }) => issuedDate,
    cell: ({ issuedDate }) => <time dateTime={issuedDate}>{mediumDate(issuedDate)}</time>,
  },
]

/** The latest invoices; each number leads to its sheet. */
export const InvoicesCard = () => {
  const t = useText()
  const query = useQuery(ask('listInvoices', api.listInvoices, { perPage: '10' }))
  return (
    <Card
      title={t('figures.invoices')}
      tools={
        <Link href={pages['invoice-list'].path} className={styles.link}>
          {t('figures.viewAll')}
        </Link>
      }
    >
      <Answer query={query}>
        {({ invoices: rows }) => (
          <DataTable
            label={t('figures.invoices')}
            columns={columnsOf(t)}
            rows={rows}
            keyOf={({ id }) => String(id)}
            empty={t('ui.noMatch')}
          />
        )}
      </Answer>
    </Card>
  )
}
