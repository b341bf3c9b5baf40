import type { Invoice } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { everyOne, LIST, listed, type Query } from './invoice.calls.ts'

const rowsOf = async (api: CaseApi, query: Query) => (await listed(api, { ...query, ...everyOne })).invoices
const numbers: [column: string, of: (invoice: Invoice) => number][] = [
  ['id', ({ id }) => id],
  ['total', ({ total }) => total],
  ['balance', ({ balance }) => Number(String(balance).replace(/[$,]/g, ''))],
  ['issuedDate', ({ issuedDate }) => Date.parse(issuedDate)],
  ['dueDate', ({ dueDate }) => Date.parse(dueDate)],
]
const texts: [column: string, of: (invoice: Invoice) => string][] = [
  ['service', ({ service }) => service],
  ['avatar', ({ avatar }) => avatar ?? ''],
  ['invoiceStatus', ({ invoiceStatus }) => invoiceStatus],
  ['client.name', ({ client }) => client.name],
  ['client.company', ({ client }) => client.company],
  ['client.companyEmail', ({ client }) => client.companyEmail],
  ['client.country', ({ client }) => client.country],
  ['client.contact', ({ client }) => client.contact],
  ['client.address', ({ client }) => client.address],
]

export const invoiceSorts: DemoCase[] = [
  ...numbers.map(([sortColumn, of]) => ({
    proves: `7 invoices sort, sortColumn ${sortColumn} · 6.6 dates as dates, balances as numbers`,
    does: `sorts by ${sortColumn} up and down`,
    run: async (api: CaseApi) => {
      const rising = (await rowsOf(api, { sortColumn, sort: 'asc' })).map(of)
      expect(rising).toHaveLength(50)
      expect(rising).toEqual(rising.toSorted((one, other) => one - other))
      expect((await rowsOf(api, { sortColumn, sort: 'desc' })).map(of)).toEqual(rising.toReversed())
    },
  })),
  ...texts.map(([sortColumn, of]) => ({
    proves: `7 invoices sort, sortColumn ${sortColumn} · 15.7 dotted columns`,
    does: `sorts by the text of ${sortColumn} up and down`,
    run: async (api: CaseApi) => {
      const rising = (await rowsOf(api, { sortColumn, sort: 'asc' })).map(of)
      expect(new Set(rising).size).toBeGreaterThan(1)
      expect(rising).toEqual(
        rising.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true })),
      )
      expect((await rowsOf(api, { sortColumn, sort: 'desc' })).map(of)).toEqual(rising.toReversed())
    },
  })),
  {
    proves: '15.7 sort: asc ascending, anything else descending',
    does: 'sorts down unless the word is asc',
    run: async (api) => {
      const falling = await rowsOf(api, { sortColumn: 'total', sort: 'desc' })
      for (const sort of ['', 'ASC', 'up', '__proto__']) {
        expect(await rowsOf(api, { sortColumn: 'total', sort })).toEqual(falling)
      }
      expect(await rowsOf(api, { sortColumn: 'total' })).toEqual(falling)
      expect((await rowsOf(api, { sort: 'asc' })).map(({ id }) => id)).toEqual(
        (await listed(api)).allData.map(({ id }) => id),
      )
    },
  },
  {
    proves: '15.0 paging after sorting',
    does: 'sorts all rows before it takes a page',
    run: async (api) => {
      const all = await rowsOf(api, { sortColumn: 'balance', sort: 'desc' })
      const { invoices } = await listed(api, { sortColumn: 'balance', sort: 'desc', page: 2 })
      expect(invoices).toEqual(all.slice(10, 20))
    },
  },
  {
    proves: '15.0 stored arrays stay in order',
    does: 'keeps the stored order after any sort',
    run: async (api) => {
      const before = await listed(api)
      for (const [sortColumn] of [...numbers, ...texts]) await listed(api, { sortColumn, sort: 'asc' })
      expect(await listed(api)).toEqual(before)
    },
  },
  {
    proves: '15.7 sortColumn: an unknown column',
    does: 'names a column that is none, and takes no key of any object for one',
    run: async (api) => {
      const nowhere = ['amount', 'client', 'client.', 'client.age', 'ID', ' id', 'id.length', 'client.name.length']
      const inherited = ['__proto__', 'constructor', 'toString', 'client.__proto__', 'client.constructor']
      for (const sortColumn of [...nowhere, ...inherited]) await isRefused(api.get(LIST, { sortColumn }), 'sortColumn')
      await isRefused(api.get(LIST, { sortColumn: ['id', 'total'] }), 'sortColumn')
    },
  },
]
