import { invoice, samplePages } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

export type { Invoice } from '@onward/contract/samples'

/** The sample invoices, for the screens that list some of them. */
export const invoiceApi = apiOf(invoice)
export const invoiceAddress = (id: number) => `${samplePages['invoice-preview'].path}/${id}`
