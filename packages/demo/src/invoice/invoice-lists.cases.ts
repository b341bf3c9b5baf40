import type { Invoice } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { everyOne, expected, ids, LIST, listed } from './invoice.calls.ts'
import { invoiceSeed } from './invoice.seed.ts'

const statuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']
/** Found by one of the fields that the specification names. */
const inFields = ({ client, id, total, balance, dueDate }: Invoice, q: string) =>
  [client.companyEmail, client.name, id, total, balance, dueDate].some((word) =>
    String(word).toLowerCase().includes(q.toLowerCase()),
  )

export const invoiceLists: DemoCase[] = [
  {
    proves: '9 page sizes: invoice list 10 · 15.7 default id, descending',
    does: 'lists the ten highest ids of 50 invoices when nothing is asked for',
    run: async (api) => {
      const { invoices, total, allData } = await listed(api)
      expect(ids(invoices)).toEqual(expected(api).slice(0, 10))
      expect(invoices).toHaveLength(10)
      expect(total).toBe(50)
      expect(allData).toEqual(invoiceSeed(api.now))
    },
  },
  {
    proves: '3 Invoice · status and service values',
    does: 'hands out every field, and uses each status and each service',
    run: async (api) => {
      const { allData } = await listed(api)
      for (const invoice of allData) {
        expect(Object.keys(invoice).toSorted().join(' ')).toBe(
          'avatar balance client dueDate id invoiceStatus issuedDate service total',
        )
        expect(Object.keys(invoice.client).toSorted().join(' ')).toBe(
          'address company companyEmail contact country name',
        )
        expect(invoice.dueDate > invoice.issuedDate).toBe(true)
      }
      expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(statuses))
      expect(new Set(allData.map(({ service }) => service))).toEqual(
        new Set([
          'Software Development',
          'UI/UX Design & Development',
          'Unlimited Extended License',
          'Template Customization',
        ]),
      )
    },
  },
  {
    proves: '3 Invoice balance: 0 or money text',
    does: 'owes nothing on a paid invoice, a part on a partly paid one, and the total on any other',
    run: async (api) => {
      const { allData } = await listed(api)
      for (const { balance, invoiceStatus, total } of allData) {
        const owed = Number(String(balance).replace(/[$,]/g, ''))
        if (invoiceStatus === 'Paid') expect(balance).toBe(0)
        else expect(balance).toMatch(/^\$\d{1,3}(,\d{3})*$/)
        if (invoiceStatus === 'Partial Payment') expect(owed > 0 && owed < total).toBe(true)
        else expect(owed).toBe(invoiceStatus === 'Paid' ? 0 : total)
      }
    },
  },
  {
    proves: '15.0 paging · 7 invoices page, perPage',
    does: 'pages from 1, and answers an empty page beyond the end',
    run: async (api) => {
      const all = expected(api)
      expect(ids((await listed(api, { page: 2 })).invoices)).toEqual(all.slice(10, 20))
      expect(ids((await listed(api, { page: '5' })).invoices)).toEqual(all.slice(40))
      expect((await listed(api, { page: 6 })).invoices).toEqual([])
      expect((await listed(api, { page: 1_000_000 })).total).toBe(50)
      expect(ids((await listed(api, { perPage: '25', page: 2 })).invoices)).toEqual(all.slice(25))
    },
  },
  {
    proves: '15.7 no more rows than perPage: all whatever the page',
    does: 'shows all rows on any page when they fit on one',
    run: async (api) => {
      const drafts = expected(api, ({ invoiceStatus }) => invoiceStatus === 'Draft')
      expect(drafts).toHaveLength(3)
      expect(ids((await listed(api, { status: 'Draft', page: 4 })).invoices)).toEqual(drafts)
      expect(ids((await listed(api, { status: 'Draft', page: 2, perPage: 3 })).invoices)).toEqual(drafts)
      expect(ids((await listed(api, { status: 'Draft', page: 2, perPage: 2 })).invoices)).toEqual(drafts.slice(2))
      expect((await listed(api, { page: 9, perPage: 50 })).invoices).toHaveLength(50)
    },
  },
  {
    proves: '15.0 empty text is absent · 7 invoices',
    does: 'takes empty parameters for absent ones',
    run: async (api) => {
      const empty = { q: '', perPage: '', page: '', status: '', sort: '', sortColumn: '' }
      expect(await listed(api, empty)).toEqual(await listed(api))
    },
  },
  ...statuses.map((status) => ({
    proves: '7 invoices status · 15.7 case-insensitive',
    does: `lists the invoices that are ${status}, capitals or not`,
    run: async (api: CaseApi) => {
      const wanted = expected(api, ({ invoiceStatus }) => invoiceStatus === status)
      expect(wanted.length).toBeGreaterThan(1)
      for (const spelling of [status, status.toLowerCase(), status.toUpperCase()]) {
        const { invoices, total } = await listed(api, { status: spelling, ...everyOne })
        expect([ids(invoices), total]).toEqual([wanted, wanted.length])
      }
    },
  })),
  {
    proves: '15.7 status',
    does: 'takes a status as a whole, and lists nothing for one that it does not know',
    run: async (api) => {
      for (const status of ['Pai', 'Due', 'constructor']) {
        expect((await listed(api, { status })).invoices).toEqual([])
      }
    },
  },
  ...[
    ['the address of a client', 'ACCOUNTS@Pinecrest'],
    ['the name of a client', 'amundsen'],
    ['an id', '5001'],
    ['a total', '7310'],
    ['a balance', '$1,204'],
    ['a bare number anywhere', '99'],
  ].map(([what, q = '']) => ({
    proves: '9 invoice search: client email, name, id, total, balance, due date',
    does: `finds ${what}`,
    run: async (api: CaseApi) => {
      const wanted = expected(api, (invoice) => inFields(invoice, q))
      expect(wanted.length).toBeGreaterThan(0)
      expect(ids((await listed(api, { q, ...everyOne })).invoices)).toEqual(wanted)
    },
  })),
  {
    proves: '9 invoice search: due date',
    does: 'finds a due date by its digits and as it is written',
    run: async (api) => {
      const [last] = invoiceSeed(api.now).toReversed()
      const due = last?.dueDate ?? ''
      const wanted = expected(api, ({ dueDate }) => dueDate === due)
      expect(ids((await listed(api, { q: due })).invoices)).toEqual(wanted)
      const month = new Date(due).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
      const q = `${due.slice(8)} ${month} ${due.slice(0, 4)}`
      expect(ids((await listed(api, { q: q.toUpperCase() })).invoices)).toEqual(wanted)
    },
  },
  {
    proves: '9 invoice search',
    does: 'does not look at companies, countries, services or states, and answers none',
    run: async (api) => {
      for (const q of ['Old Town Dialysis', 'Finland', 'Template', 'Partial']) {
        const { invoices, total, allData } = await listed(api, { q })
        expect([invoices, total, allData.length]).toEqual([[], 0, 50])
      }
    },
  },
  {
    proves: '9 the text paid also matches zero-balance invoices · 15.7',
    does: 'finds what is paid by the word paid and by its beginnings',
    run: async (api) => {
      for (const q of ['paid', 'PAID', 'Pai', 'pa', 'p']) {
        expect(ids((await listed(api, { q, ...everyOne })).invoices), q).toEqual(
          expected(api, (invoice) => invoice.balance === 0 || inFields(invoice, q)),
        )
      }
      for (const q of ['paid off', 'aid']) expect((await listed(api, { q })).total, q).toBe(0)
    },
  },
  {
    proves: '16.14 paid AND status · 15.7',
    does: 'lists what passes the search, paid or not, and the status',
    run: async (api) => {
      expect((await listed(api, { q: 'paid', status: 'Draft' })).total).toBe(0)
      const paid = expected(api, ({ invoiceStatus }) => invoiceStatus === 'Paid')
      expect(ids((await listed(api, { q: 'paid', status: 'Paid', ...everyOne })).invoices)).toEqual(paid)
      const query = { q: 'harborview', status: 'paid', sort: 'asc', sortColumn: 'total', perPage: 1, page: 2 }
      const wanted = invoiceSeed(api.now)
        .filter(({ client, invoiceStatus }) => client.name === 'Solveig Amundsen' && invoiceStatus === 'Paid')
        .toSorted((one, other) => one.total - other.total)
      expect(await listed(api, query)).toMatchObject({ total: wanted.length, invoices: wanted.slice(1, 2) })
    },
  },
  {
    proves: '15.21 invoices, wrong types',
    does: 'names each wrong field',
    run: async (api) => {
      await isRefused(api.get(LIST, { perPage: 'ten', page: 0 }), 'perPage', 'page')
      await isRefused(api.get(LIST, { page: 1.5 }), 'page')
      await isRefused(api.get(LIST, { perPage: 501 }), 'perPage')
      await isRefused(api.get(LIST, { q: ['a', 'b'], status: ['Paid', 'Sent'] }), 'q', 'status')
    },
  },
]
