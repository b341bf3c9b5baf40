import { invoice, pages } from '@onward/contract'
import { apiOf } from './api.ts'

export type { Invoice } from '@onward/contract'

/** The sample invoices, for the screens that list some of them. */
export const invoiceApi = apiOf(invoice)
export const invoiceAddress = (id: number) => `${pages['invoice-preview'].path}/${id}`
