import { reply, type Handlers } from '@onward/contract'
import type {
  Invoice,
  invoice,
  InvoiceClient,
  InvoiceColumn,
  InvoiceStatus,
  PaymentDetails,
} from '@onward/contract/samples'
import { monthName } from '../dates.ts'
import type { DemoContext } from '../demo.ts'
import { money } from './invoice.money.ts'
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

  saveInvoice: ({ was, paying, isSent, ...written }, { now }) => {
    const before = store.invoices.find((one) => one.id === was)
    if (was !== undefined && !before) return reply(404)
    if (store.invoices.some((one) => one.id === written.id && one !== before)) return reply(409)
    const paid = cents((before ? paidOf(before) : 0) + paying)
    const owed = Math.max(0, cents(written.total) - paid)
    const saved: Invoice = {
      ...written,
      avatar: before?.client.name === written.client.name ? before.avatar : null,
      invoiceStatus: statusOf({ owed, paid, isSent, dueDate: written.dueDate, before: before?.invoiceStatus }, now()),
      balance: owed === 0 ? 0 : money(owed / 100),
    }
    store.invoices = before ? store.invoices.map((one) => (one === before ? saved : one)) : [...store.invoices, saved]
    return { invoice: saved }
  },

  deleteInvoice: ({ id }) => {
    store.invoices = store.invoices.filter((one) => one.id !== id)
  },

  listClients: () => store.clients.slice(0, CLIENTS_TO_PICK),
})

const amountOf = (balance: Invoice['balance']) =>
  typeof balance === 'number' ? balance : Number(balance.replace(/[^\d.-]/g, ''))

const cents = (dollars: number) => Math.round(dollars * 100)
const paidOf = ({ total, balance }: Invoice) => total - amountOf(balance)

type Standing = { owed: number; paid: number; isSent: boolean; dueDate: string; before: InvoiceStatus | undefined }
/** What stands beside an invoice follows from what is owed, and when. */
const statusOf = ({ owed, paid, isSent, dueDate, before = 'Draft' }: Standing, now: Date): InvoiceStatus => {
  if (owed === 0) return 'Paid'
  if (before === 'Draft' && !isSent && paid === 0) return 'Draft'
  if (dueDate < now.toISOString().slice(0, 10)) return 'Past Due'
  if (paid > 0) return 'Partial Payment'
  return before === 'Downloaded' && !isSent ? 'Downloaded' : 'Sent'
}

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
