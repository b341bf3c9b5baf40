import type { Handlers } from '@onward/contract'
import type { Invoice, invoice, InvoiceClient, InvoiceColumn, PaymentDetails } from '@onward/contract/samples'
import { monthName } from '../dates.ts'
import type { DemoContext } from '../demo.ts'
import { holds, idIn, pageOf, sortedBy } from '../rows.ts'

type Store = { invoices: Invoice[]; clients: InvoiceClient[] }

const CLIENTS_TO_PICK = 5

/** @param store in stored order; changed here only */
export const invoiceHandlers = (store: Store): Handlers<typeof invoice, DemoContext> => ({
  listInvoices: ({ q, perPage, page, status, sort, sortColumn }) => {
    const found = store.invoices.filter(
      ({ invoiceStatus, ...rest }) =>
        (status === undefined || invoiceStatus.toLowerCase() === status.toLowerCase()) &&
        (q === undefined || matches(rest, q.toLowerCase())),
    )
    const sorted = sortedBy(found, wordsOf[sortColumn], sort === 'asc')
    return {
      allData: store.invoices,
      total: found.length,
      // What fits on one page is shown on any: whoever narrows the list on page 3 still sees it.
      invoices: found.length <= perPage ? sorted : pageOf(sorted, page, perPage),
    }
  },

  invoice: ({ id }) => {
    const stored = store.invoices.find((one) => one.id === idIn(id))
    return { ...(stored && { invoice: stored }), paymentDetails: paymentOf(stored) }
  },

  deleteInvoice: ({ id }) => {
    store.invoices = store.invoices.filter((one) => one.id !== id)
  },

  listClients: () => store.clients.slice(0, CLIENTS_TO_PICK),
})

const amountOf = (balance: Invoice['balance']) =>
  typeof balance === 'number' ? balance : Number(balance.replace(/[^\d.-]/g, ''))

const wordsOf: Record<InvoiceColumn, (invoice: Invoice) => string | number> = {
  id: ({ id }) => id,
  issuedDate: ({ issuedDate }) => Date.parse(issuedDate),
  service: ({ service }) => service,
  total: ({ total }) => total,
  avatar: ({ avatar }) => avatar ?? '',
  invoiceStatus: ({ invoiceStatus }) => invoiceStatus,
  balance: ({ balance }) => amountOf(balance),
  dueDate: ({ dueDate }) => Date.parse(dueDate),
  'client.address': ({ client }) => client.address,
  'client.company': ({ client }) => client.company,
  'client.companyEmail': ({ client }) => client.companyEmail,
  'client.country': ({ client }) => client.country,
  'client.contact': ({ client }) => client.contact,
  'client.name': ({ client }) => client.name,
}

/** `03 Dec 2026`, beside `2026-12-03`: people look for what they read. */
const spelled = (day: string) => `${day.slice(8, 10)} ${monthName(new Date(day))} ${day.slice(0, 4)}`

/** The word paid, or how it begins, also finds what is not owed any more. */
const matches = ({ client, id, total, balance, dueDate }: Omit<Invoice, 'invoiceStatus'>, q: string) =>
  (balance === 0 && 'paid'.startsWith(q)) ||
  [client.companyEmail, client.name, String(id), String(total), String(balance), dueDate, spelled(dueDate)].some(
    (text) => holds(text, q),
  )

const paymentOf = (invoice: Invoice | undefined): PaymentDetails => ({
  totalDue: invoice?.balance ? invoice.balance : '$0',
  bankName: 'Savings Bank of the Northern Shore',
  country: 'United States',
  iban: 'ZZ21 0000 4410 7702 1963 55',
  swiftCode: 'NSHRZZ2X',
})
