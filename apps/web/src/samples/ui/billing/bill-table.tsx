import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { invoiceAddress, invoiceApi, type Invoice } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'

type Props = {
  label: string
  /** Only what was billed to them; by their name as the list of clients begins it. */
  company?: string
}
const MOST = 5

/** The last bills, each with the way to it. Texts: `bills`. */
export const BillTable = ({ label, company = '' }: Props) => {
  const t = useText()
  const query = useQuery(ask(invoiceApi.listInvoices, { perPage: '500' }))
  const columns: Column<Invoice>[] = [
    {
      id: 'id',
      title: t('bills.number'),
      value: ({ id }) => id,
      cell: ({ id }) => <Link href={invoiceAddress(id)}>#{id}</Link>,
    },
    {
      id: 'total',
      title: t('bills.total'),
      isNumber: true,
      value: ({ total }) => total,
      cell: ({ total }) => money(total),
    },
    {
      id: 'issued',
      title: t('bills.issued'),
      value: ({ issuedDate }) => issuedDate,
      cell: ({ issuedDate }) => mediumDate(issuedDate),
    },
  ]
  return (
    <QueryContent query={query}>
      {({ invoices }) => (
        <DataTable
          label={label}
          columns={columns}
          rows={invoices.filter(({ client }) => client.company.startsWith(company)).slice(0, MOST)}
          keyOf={({ id }) => String(id)}
          empty={t('ui.noMatch')}
        />
      )}
    </QueryContent>
  )
}
