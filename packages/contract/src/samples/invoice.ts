import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { LocalDate } from '../date-fields.ts'
import { column, Page, PerPage, RowId, Text } from '../row-fields.ts'

export const InvoiceStatus = v.picklist(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'])
export type InvoiceStatus = v.InferOutput<typeof InvoiceStatus>

export const InvoiceService = v.picklist([
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
])
export type InvoiceService = v.InferOutput<typeof InvoiceService>

export const InvoiceClient = v.object({
  address: v.string(),
  company: v.string(),
  companyEmail: v.string(),
  country: v.string(),
  contact: v.string(),
  name: v.string(),
})
export type InvoiceClient = v.InferOutput<typeof InvoiceClient>

export const Invoice = v.object({
  id: v.number(),
  /** `2026-11-21` */
  issuedDate: v.string(),
  client: InvoiceClient,
  service: InvoiceService,
  /** Dollars. */
  total: v.number(),
  avatar: v.nullable(v.string()),
  invoiceStatus: InvoiceStatus,
  /** What is still owed, `$1,204`; 0 once it is paid. */
  balance: v.union([v.literal(0), v.string()]),
  /** `2026-11-21` */
  dueDate: v.string(),
})
export type Invoice = v.InferOutput<typeof Invoice>

const Dollars = v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(1e9, 'must be 1,000,000,000 or less'))

export const PaymentDetails = v.object({
  totalDue: v.string(),
  bankName: v.string(),
  country: v.string(),
  iban: v.string(),
  swiftCode: v.string(),
})
export type PaymentDetails = v.InferOutput<typeof PaymentDetails>

const columns = [
  'id',
  'issuedDate',
  'service',
  'total',
  'avatar',
  'invoiceStatus',
  'balance',
  'dueDate',
  'client.address',
  'client.company',
  'client.companyEmail',
  'client.country',
  'client.contact',
  'client.name',
] as const
export type InvoiceColumn = (typeof columns)[number]

/** Invoices under two prefixes, as the screens ask for them. */
export const invoice = endpoints({
  listInvoices: {
    method: 'GET',
    path: '/apps/invoice/invoices',
    input: v.object({
      q: Text,
      perPage: PerPage,
      page: Page,
      status: Text,
      /** `asc` is ascending, all else descending. */
      sort: Text,
      sortColumn: column(columns, 'id'),
    }),
    answers: { 200: v.object({ allData: v.array(Invoice), total: v.number(), invoices: v.array(Invoice) }) },
  },
  invoice: {
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    /** In an address any text may stand; what is no number is the id of nothing. */
    input: v.object({ id: v.string() }),
    answers: { 200: v.object({ invoice: v.optional(Invoice), paymentDetails: PaymentDetails }) },
  },
  deleteInvoice: {
    method: 'DELETE',
    path: '/apps/invoice/delete',
    input: v.object({ id: RowId }),
    answers: { 200: nothing },
  },
  /** Beyond the index of the specification: what is written on an invoice, and paid of it, is what the list shows. */
  saveInvoice: {
    method: 'POST',
    path: '/apps/invoice/save',
    input: v.object({
      /** The number that it had before; without one it is new. */
      was: v.optional(RowId),
      id: v.pipe(RowId, v.minValue(1, 'must be 1 or more')),
      issuedDate: LocalDate,
      dueDate: LocalDate,
      client: InvoiceClient,
      service: InvoiceService,
      total: Dollars,
      /** What is paid now, beside what was paid before. */
      paying: v.optional(Dollars, 0),
      isSent: v.optional(v.boolean(), false),
    }),
    answers: { 200: v.object({ invoice: Invoice }), 404: nothing, 409: nothing },
  },
  listClients: { method: 'GET', path: '/api/invoice/clients', answers: { 200: v.array(InvoiceClient) } },
})
