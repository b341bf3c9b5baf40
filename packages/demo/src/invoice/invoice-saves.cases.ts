import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { ids, listed, one, saved } from './invoice.calls.ts'
import { clientSeed } from './invoice.seed-clients.ts'

const [client] = clientSeed()
const written = {
  id: 5037,
  issuedDate: '2026-11-21',
  dueDate: '2026-12-21',
  client,
  service: 'Template Customization',
  total: 270.5,
}

export const invoiceSaves: DemoCase[] = [
  {
    proves: '6.9 add · issue: a new invoice is never in the list',
    does: 'lists a new invoice as a draft that is owed whole, and hands it out by its number',
    run: async (api) => {
      const made = await saved(api, written)
      expect(made).toEqual({ ...written, avatar: null, invoiceStatus: 'Draft', balance: '$270.50' })
      const { invoices, total } = await listed(api)
      expect([invoices[0], total]).toEqual([made, 51])
      const { invoice, paymentDetails } = await one(api, 5037)
      expect([invoice, paymentDetails.totalDue]).toEqual([made, '$270.50'])
    },
  },
  {
    proves: '6.8 edit with another number · 15.7 list',
    does: 'writes an invoice anew where it stands, also under another number',
    run: async (api) => {
      const before = await listed(api)
      const made = await saved(api, { ...written, was: '5036', id: 6000, total: 1000 })
      expect(made).toMatchObject({ id: 6000, invoiceStatus: 'Draft', balance: '$1,000' })
      const after = await listed(api)
      expect(after.total).toBe(50)
      expect(after.invoices).toEqual([made, ...before.invoices.slice(1)])
      expect(await one(api, 5036)).not.toHaveProperty('invoice')
    },
  },
  {
    proves: '6.7 add payment · issue: Total beside Total due',
    does: 'takes what is paid off the balance, until nothing is owed',
    run: async (api) => {
      const was = 5036
      const draft = { ...written, was, id: was, total: 4055 }
      expect(await saved(api, { ...draft, paying: 55.5 })).toMatchObject({
        invoiceStatus: 'Partial Payment',
        balance: '$3,999.50',
      })
      expect((await one(api, was)).paymentDetails.totalDue).toBe('$3,999.50')
      // Half of it is struck off the invoice: what was paid stays paid.
      expect(await saved(api, { ...draft, total: 2000 })).toMatchObject({ balance: '$1,944.50' })
      expect(await saved(api, { ...draft, total: 2000, paying: 1944.5 })).toMatchObject({
        invoiceStatus: 'Paid',
        balance: 0,
      })
      expect(ids((await listed(api, { q: 'paid', perPage: 100 })).allData)).toContain(was)
      expect((await listed(api, { q: String(was), status: 'Paid' })).total).toBe(1)
    },
  },
  {
    proves: '6.6 status · an invoice that is sent is no draft',
    does: 'says of an invoice that it was sent, and that its day has passed',
    run: async (api) => {
      const sent = { ...written, was: 5036, id: 5036, isSent: true }
      expect((await saved(api, sent)).invoiceStatus).toBe('Sent')
      expect((await saved(api, { ...sent, isSent: false, dueDate: '2026-11-20' })).invoiceStatus).toBe('Past Due')
      expect((await saved(api, { ...sent, isSent: false })).invoiceStatus).toBe('Sent')
    },
  },
  {
    proves: '15.0 missing-row updates: 404 · a number is one invoice',
    does: 'saves nothing for a number that is gone, taken or none, and names what is wrong',
    run: async (api) => {
      const before = await listed(api)
      const path = '/apps/invoice/save'
      await isEmpty(api.post(path, { ...written, was: 7000 }), 404)
      await isEmpty(api.post(path, { ...written, id: 5000 }), 409)
      await isEmpty(api.post(path, { ...written, was: 5036, id: 5000 }), 409)
      await isRefused(api.post(path, { ...written, id: 0 }), 'id')
      await isRefused(api.post(path, { ...written, dueDate: '2026-02-30' }), 'dueDate')
      await isRefused(api.post(path, { ...written, total: -1 }), 'total')
      await isRefused(api.post(path, { ...written, client: undefined }), 'client')
      expect(await listed(api)).toEqual(before)
    },
  },
]
