import { invoice, type Invoice } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'
import { invoiceSeed } from './invoice.seed.ts'

export const LIST = '/apps/invoice/invoices'
export type Query = Parameters<CaseApi['get']>[1]
export const listed = (api: CaseApi, query: Query = {}) => read(api.get(LIST, query), invoice.listInvoices.answers[200])
export const one = (api: CaseApi, id: number | string) =>
  read(api.get(`/api/invoice/invoices/${id}`), invoice.invoice.answers[200])
export const clients = (api: CaseApi) => read(api.get('/api/invoice/clients'), invoice.listClients.answers[200])

export const saved = async (api: CaseApi, written: object) =>
  (await read(api.post('/apps/invoice/save', written), invoice.saveInvoice.answers[200])).invoice

export const everyOne = { perPage: 100 }
export const ids = (invoices: Invoice[]) => invoices.map(({ id }) => id)
/** The ids of the sample invoices that pass, the highest first. */
export const expected = (api: CaseApi, passes: (invoice: Invoice) => boolean = () => true) =>
  ids(invoiceSeed(api.now).filter(passes)).toReversed()
