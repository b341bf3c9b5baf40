import type { User } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { everybody, expected, ids, LIST, listed, onOnePage } from './users.calls.ts'
import { userSeed } from './users.seed.ts'

const choices: [key: 'role' | 'currentPlan' | 'status' | 'billing', words: string[]][] = [
  ['role', ['admin', 'editor', 'author', 'maintainer', 'subscriber']],
  ['currentPlan', ['basic', 'team', 'company', 'enterprise']],
  ['status', ['active', 'inactive', 'pending']],
  ['billing', ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit']],
]
const columns: (keyof User)[] = [
  ...(['billing', 'fullName', 'company', 'role', 'username', 'country'] as const),
  ...(['contact', 'email', 'currentPlan', 'status', 'avatar', 'avatarColor'] as const),
]
const found = (user: User, q: string) =>
  [user.email, user.fullName, user.billing].some((text) => text.toLowerCase().includes(q.toLowerCase()))

export const userLists: DemoCase[] = [
  {
    proves: '7 list/all-data',
    does: 'hands out all fifty users in stored order',
    run: async (api) => {
      expect(await everybody(api)).toEqual(userSeed())
      expect(await everybody(api)).toHaveLength(50)
    },
  },
  {
    proves: '3 User · role, currentPlan, status and billing values',
    does: 'hands out every field, and uses every value of each',
    run: async (api) => {
      const all = await everybody(api)
      for (const user of all) expect(Object.keys(user).toSorted()).toEqual(['id', ...columns].toSorted())
      for (const [key, words] of choices) expect(new Set(all.map((user) => user[key]))).toEqual(new Set(words))
    },
  },
  {
    proves: '9 page sizes: user list 10 · user search default sort fullName ascending',
    does: 'lists the first ten by full name when nothing is asked for',
    run: async (api) => {
      const { users, total } = await listed(api)
      expect(ids(users)).toEqual(expected().slice(0, 10))
      expect([users.length, total]).toEqual([10, 50])
    },
  },
  {
    proves: '9 default sort fullName · names as a reader orders them',
    does: 'puts É beside E and not after Z',
    run: async (api) => {
      const names = (await listed(api, onOnePage)).users.map(({ fullName }) => fullName)
      const at = names.findIndex((name) => name.startsWith('Émile'))
      expect([names[at - 1]?.[0], names[at + 1]?.[0]]).toEqual(['D', 'E'])
    },
  },
  {
    proves: '15.0 paging · 7 list/data page, perPage',
    does: 'pages from 1, and answers an empty page beyond the end',
    run: async (api) => {
      expect(ids((await listed(api, { page: 2 })).users)).toEqual(expected().slice(10, 20))
      expect(ids((await listed(api, { page: '5' })).users)).toEqual(expected().slice(40))
      expect(ids((await listed(api, { perPage: '20', page: 3 })).users)).toEqual(expected().slice(40))
      expect(await listed(api, { page: 6 })).toEqual({ total: 50, users: [] })
      expect(await listed(api, { page: 1_000_000 })).toEqual({ total: 50, users: [] })
    },
  },
  {
    proves: '15.0 empty text is absent · 15.9 empty filters: all',
    does: 'takes empty parameters for absent ones',
    run: async (api) => {
      const empty = { q: '', page: '', perPage: '', role: '', status: '', currentPlan: '', sort: '', sortColumn: '' }
      expect(await listed(api, empty)).toEqual(await listed(api))
    },
  },
  ...choices
    .flatMap(([key, words]) => words.map((word) => ({ key, word })))
    .filter(({ key }) => key !== 'billing')
    .map(({ key, word }) => ({
      proves: `7 list/data ${key} · 15.9 exact match`,
      does: `lists the users whose ${key} is ${word}`,
      run: async (api: CaseApi) => {
        const wanted = expected((user) => user[key] === word)
        expect(wanted.length).toBeGreaterThan(1)
        const { users, total } = await listed(api, { [key]: word, ...onOnePage })
        expect([ids(users), total]).toEqual([wanted, wanted.length])
      },
    })),
  {
    proves: '15.9 exact match',
    does: 'lists nobody for a part of a word, another spelling or a word that it does not know',
    run: async (api) => {
      for (const query of [{ role: 'edit' }, { role: 'Admin' }, { status: 'act' }, { currentPlan: '__proto__' }]) {
        expect(await listed(api, query)).toEqual({ total: 0, users: [] })
      }
    },
  },
  ...[
    ['an address', 'OKONJO@members'],
    ['a full name', 'van aalst'],
    ['a billing', 'pAyPaL'],
    ['any of the three', 'ca'],
  ].map(([what, q = '']) => ({
    proves: '9 user search matches email, full name and billing',
    does: `finds ${what}, capitals or not`,
    run: async (api: CaseApi) => {
      const wanted = expected((user) => found(user, q))
      expect(wanted.length).toBeGreaterThan(0)
      const { users, total } = await listed(api, { q, ...onOnePage })
      expect([ids(users), total]).toEqual([wanted, wanted.length])
    },
  })),
  {
    proves: '9 user search',
    does: 'does not look at companies, countries, contacts or roles, and answers none',
    run: async (api) => {
      for (const q of ['Pulsefield', 'Hungary', '(555)', 'subscriber', 'no such user']) {
        expect(await listed(api, { q }), q).toEqual({ total: 0, users: [] })
      }
    },
  },
  {
    proves: '6.14 filters combine with AND, and with search · 15.9',
    does: 'lists who passes all filters and the search, sorted, a page at a time',
    run: async (api) => {
      const wanted = userSeed()
        .filter((user) => user.status === 'active' && user.role === 'editor' && found(user, 'auto'))
        .toSorted((one, other) => other.id - one.id)
      expect(wanted.length).toBeGreaterThan(1)
      const query = { q: 'auto', status: 'active', role: 'editor', sort: 'desc', sortColumn: 'id' }
      expect(await listed(api, query)).toEqual({ total: wanted.length, users: wanted })
      expect((await listed(api, { ...query, perPage: 1, page: 2 })).users).toEqual([wanted[1]])
      const plan = wanted[0]?.currentPlan ?? ''
      expect((await listed(api, { ...query, currentPlan: plan })).users).toEqual(
        wanted.filter(({ currentPlan }) => currentPlan === plan),
      )
    },
  },
  ...columns.map((sortColumn) => ({
    proves: `7 list/data sort, sortColumn ${sortColumn}`,
    does: `sorts users by ${sortColumn} up and down`,
    run: async (api: CaseApi) => {
      const wordsOf = async (sort: string) =>
        (await listed(api, { sort, sortColumn, ...onOnePage })).users.map((user) => String(user[sortColumn] ?? ''))
      const rising = await wordsOf('asc')
      expect(rising).toEqual(
        rising.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true })),
      )
      expect(await wordsOf('desc')).toEqual(rising.toReversed())
    },
  })),
  {
    proves: '7 list/data sortColumn id · 15.9 sort other than asc',
    does: 'sorts ids as numbers, up for asc or nothing, and down for any other word',
    run: async (api) => {
      const rising = Array.from({ length: 50 }, (_, at) => at + 1)
      expect(ids((await listed(api, { sortColumn: 'id', ...onOnePage })).users)).toEqual(rising)
      expect(ids((await listed(api, { sortColumn: 'id', sort: 'asc', ...onOnePage })).users)).toEqual(rising)
      for (const sort of ['desc', 'ASC', 'down', '__proto__']) {
        expect(ids((await listed(api, { sortColumn: 'id', sort })).users)).toEqual(rising.toReversed().slice(0, 10))
      }
    },
  },
  {
    proves: '15.0 stored arrays stay in order · 15.9',
    does: 'keeps the stored order of the users after any sort',
    run: async (api) => {
      for (const sortColumn of columns) await listed(api, { sortColumn, sort: 'desc' })
      expect(await everybody(api)).toEqual(userSeed())
    },
  },
  {
    proves: '15.21 list/data, wrong types',
    does: 'names each wrong field, and takes no key of any object for a column',
    run: async (api) => {
      await isRefused(api.get(LIST, { perPage: 'ten', page: 0 }), 'page', 'perPage')
      await isRefused(api.get(LIST, { perPage: 501 }), 'perPage')
      await isRefused(api.get(LIST, { q: ['a', 'b'], role: ['admin', 'editor'] }), 'q', 'role')
      for (const sortColumn of ['name', 'password', '__proto__', 'constructor', 'toString', 'fullName.length']) {
        await isRefused(api.get(LIST, { sortColumn }), 'sortColumn')
      }
    },
  },
]
