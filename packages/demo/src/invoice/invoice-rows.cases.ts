import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { clients, ids, listed, one } from './invoice.calls.ts'
import { clientSeed } from './invoice.seed-clients.ts'
import { invoiceSeed } from './invoice.seed.ts'

export const invoiceRows: DemoCase[] = [
  {
    proves: '7 /api/invoice/invoices/{id} · 3 payment details',
    does: 'hands out one invoice with how to pay it',
    run: async (api) => {
      const [first] = invoiceSeed(api.now)
      const { invoice, paymentDetails } = await one(api, first?.id ?? 0)
      expect(invoice).toEqual(first)
      expect(Object.keys(paymentDetails).toSorted()).toEqual(['bankName', 'country', 'iban', 'swiftCode', 'totalDue'])
      for (const text of Object.values(paymentDetails)) expect(text).not.toBe('')
    },
  },
  {
    proves: '3 payment details totalDue',
    does: 'says as due what is still owed',
    run: async (api) => {
      for (const { id, balance } of invoiceSeed(api.now)) {
        expect((await one(api, id)).paymentDetails.totalDue).toBe(balance === 0 ? '$0' : balance)
      }
    },
  },
  {
    proves: '16.17 unknown invoice · 15.7 200 without invoice',
    does: 'answers 200 without an invoice for what is none',
    run: async (api) => {
      for (const id of ['0', '4986', '5037', '-1', '1.5', 'abc', '__proto__', '999999999999999999999', '%E0', '%00']) {
        const answer = await one(api, id)
        expect(answer, id).not.toHaveProperty('invoice')
        expect(answer.paymentDetails.totalDue).toBe('$0')
      }
    },
  },
  {
    proves: '4 invoice delete removes the record · 15.21 200',
    does: 'removes an invoice, from the list and by its number',
    run: async (api) => {
      const { invoices: before } = await listed(api)
      const id = before[0]?.id ?? 0
      await isEmpty(api.delete('/apps/invoice/delete', { id }))
      const after = await listed(api)
      expect(after.total).toBe(49)
      expect(ids(after.allData)).not.toContain(id)
      expect(after.invoices.slice(0, 9)).toEqual(before.slice(1))
      expect(await one(api, id)).not.toHaveProperty('invoice')
    },
  },
  {
    proves: '15.0 canonical transport, body tolerated',
    does: 'takes the id of a delete from a JSON body as well, as text or bare',
    run: async (api) => {
      await isEmpty(api.delete('/apps/invoice/delete', {}, { id: '4987' }))
      await isEmpty(api.delete('/apps/invoice/delete', {}, 4988))
      expect(ids((await listed(api)).allData).slice(0, 2)).toEqual([4989, 4990])
    },
  },
  {
    proves: '17 delete of an unknown id',
    does: 'removes nothing when the invoice is not there',
    run: async (api) => {
      const before = await listed(api)
      await isEmpty(api.delete('/apps/invoice/delete', { id: 999_999 }))
      expect(await listed(api)).toEqual(before)
    },
  },
  {
    proves: '15.21 invoice delete, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      await isRefused(api.delete('/apps/invoice/delete'), 'id')
      for (const id of ['', 'last', '-1', '1.5']) await isRefused(api.delete('/apps/invoice/delete', { id }), 'id')
      await isRefused(api.delete('/apps/invoice/delete', { id: [4987, 4988] }), 'id')
      expect((await listed(api)).total).toBe(50)
    },
  },
  {
    proves: '9 invoice client picker limited to 5 · 15.7 stored order',
    does: 'lists the first five clients, whatever was sorted or deleted before',
    run: async (api) => {
      const five = clientSeed().slice(0, 5)
      expect(await clients(api)).toEqual(five)
      expect(
        invoiceSeed(api.now)
          .slice(0, 5)
          .map(({ client }) => client),
      ).toEqual(five)
      await listed(api, { sortColumn: 'client.name', sort: 'desc' })
      await isEmpty(api.delete('/apps/invoice/delete', { id: 4987 }))
      expect(await clients(api)).toEqual(five)
    },
  },
]
