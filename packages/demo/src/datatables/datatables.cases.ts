import { datatables, type Employee } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, read, type CaseApi, type DemoCase } from '../case-kit.ts'
import { employeeSeed } from './datatables.seed.ts'

const LIST = '/api/datatables/data'
const everybody = (api: CaseApi) => read(api.get('/api/datatables/initial-data'), datatables.allEmployees.answers[200])
const listed = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get(LIST, query), datatables.listEmployees.answers[200])

const ids = (rows: Employee[]) => rows.map(({ id }) => id)
const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const
const found = (api: CaseApi, q: string) =>
  employeeSeed(api.now).filter((row) => searched.some((key) => row[key].toLowerCase().includes(q.toLowerCase())))

export const datatablesCases: DemoCase[] = [
  {
    proves: '7 datatables/initial-data · 9 employee sample has 100 rows',
    does: 'hands out a hundred employees, numbered from 1',
    run: async (api) => {
      const all = await everybody(api)
      expect(all).toHaveLength(100)
      expect(ids(all)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
      expect(all).toEqual(employeeSeed(api.now))
    },
  },
  {
    proves: '3 employee sample row · 9 employees MM/DD/YYYY',
    does: 'spells every field of every row as it should be spelled',
    run: async (api) => {
      for (const row of await everybody(api)) {
        expect(Object.keys(row)).toEqual(
          'responsive_id id avatar full_name post email city start_date salary age experience status'.split(' '),
        )
        expect(row.responsive_id).toBe('')
        expect(row.full_name && row.post && row.city).toBeTruthy()
        expect(row.email).toMatch(/^[a-z]+(\.[a-z]+)+@[a-z-]+\.(test|example)$/)
        expect(row.start_date).toMatch(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/)
        expect(row.salary).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/)
        expect(row.age).toMatch(/^\d\d$/)
        expect(row.experience).toMatch(/^(1 Year|([2-9]|[1-9]\d) Years)$/)
        expect([1, 2, 3, 4, 5]).toContain(row.status)
      }
    },
  },
  {
    proves: "3 employee sample row: experience such as '1 Year', status 1 to 5",
    does: 'has somebody of one year, somebody of more, and every status',
    run: async (api) => {
      const all = await everybody(api)
      expect(all.filter(({ experience }) => experience === '1 Year').length).toBeGreaterThan(1)
      expect(all.filter(({ experience }) => experience.endsWith(' Years')).length).toBeGreaterThan(50)
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]))
    },
  },
  {
    proves: '7 datatables/data: allData, invoices, total · 9 employee table 10 (page 1)',
    does: 'lists the first ten in stored order when nothing is asked for, under the key invoices',
    run: async (api) => {
      const seed = employeeSeed(api.now)
      expect(await listed(api)).toEqual({ allData: seed, invoices: seed.slice(0, 10), total: 100 })
    },
  },
  {
    proves: '15.0 paging · 14.3 page sizes 7 to 100',
    does: 'pages from 1, and answers an empty page beyond the end',
    run: async (api) => {
      const seed = employeeSeed(api.now)
      expect((await listed(api, { page: 2 })).invoices).toEqual(seed.slice(10, 20))
      expect((await listed(api, { page: '15', perPage: '7' })).invoices).toEqual(seed.slice(98))
      for (const perPage of [7, 10, 25, 50, 75, 100]) {
        expect((await listed(api, { perPage })).invoices).toEqual(seed.slice(0, perPage))
      }
      for (const page of [11, 1_000_000]) {
        expect(await listed(api, { page })).toEqual({ allData: seed, invoices: [], total: 100 })
      }
    },
  },
  {
    proves: '15.0 empty text is absent: datatables',
    does: 'takes empty parameters for absent ones',
    run: async (api) => expect(await listed(api, { q: '', perPage: '', page: '' })).toEqual(await listed(api)),
  },
  ...searched.map((key) => ({
    proves: `7 datatables/data q: ${key} · 15.12`,
    does: `finds employees by ${key}, capitals or not`,
    run: async (api: CaseApi) => {
      const q = employeeSeed(api.now)[37]?.[key].toUpperCase() ?? ''
      const wanted = found(api, q)
      expect(ids(wanted)).toContain(38)
      const { invoices, total } = await listed(api, { q, perPage: 100 })
      expect([ids(invoices), total]).toEqual([ids(wanted), wanted.length])
    },
  })),
  {
    proves: '7 datatables/data q · 15.0 total after the filter, allData before it',
    does: 'counts what was found, pages through it, and hands out all beside it',
    run: async (api) => {
      const wanted = found(api, 'nurse')
      expect(wanted.length).toBeGreaterThan(10)
      const first = await listed(api, { q: 'NURSE' })
      expect([first.invoices, first.total, first.allData.length]).toEqual([wanted.slice(0, 10), wanted.length, 100])
      expect((await listed(api, { q: 'nurse', page: 2, perPage: 10 })).invoices).toEqual(wanted.slice(10, 20))
      expect((await listed(api, { q: 'nurse', perPage: 4, page: 3 })).invoices).toEqual(wanted.slice(8, 12))
    },
  },
  {
    proves: '15.12 the six searched fields',
    does: 'does not look at cities or experience, and answers none',
    run: async (api) => {
      for (const q of ['Juniper Flats', ' Years', 'no such employee']) {
        expect(await listed(api, { q })).toMatchObject({ invoices: [], total: 0 })
      }
    },
  },
  {
    proves: '15.12 no sort parameter',
    does: 'keeps the stored order whatever else is asked for',
    run: async (api) => expect(await listed(api, { sort: 'desc', sortColumn: 'age' })).toEqual(await listed(api)),
  },
  {
    proves: '15.21 datatables/data, wrong types',
    does: 'names each wrong field',
    run: async (api) => {
      await isRefused(api.get(LIST, { perPage: 'ten', page: 0 }), 'perPage', 'page')
      await isRefused(api.get(LIST, { perPage: 501 }), 'perPage')
      await isRefused(api.get(LIST, { q: ['a', 'b'], page: 1.5 }), 'q', 'page')
    },
  },
]
