import { Link } from 'wouter'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { invoiceAddress, type Invoice } from '#web/samples/lib/invoice-api.ts'
import type { Texts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import styles from './invoice-columns.module.css'

/** The columns that every list of invoices has, by the names that the list sorts by; they need the texts `invoice.`. */
export const invoiceColumns = (t: Texts) =>
  ({
    number: {
      id: 'id',
      title: t('invoice.number'),
      value: ({ id }) => id,
      cell: ({ id }) => (
        <Link href={invoiceAddress(id)} className={styles.number}>
          #{id}
        </Link>
      ),
    },
    client: {
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
    total: {
      id: 'total',
      title: t('invoice.total'),
      isNumber: true,
      value: ({ total }) => total,
      cell: ({ total }) => money(total),
    },
    issued: {
      id: 'issuedDate',
      title: t('invoice.issued'),
      value: ({ issuedDate }) => issuedDate,
      cell: ({ issuedDate }) => <time dateTime={issuedDate}>{mediumDate(issuedDate)}</time>,
    },
  }) satisfies Record<string, Column<Invoice>>
