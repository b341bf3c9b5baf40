import type { Permission } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { ids, LIST, listed } from './permissions.calls.ts'
import { permissionSeed } from './permissions.seed.ts'

const roles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const
const searches: [what: string, q: string, wanted: number[]][] = [
  ['a name', 'manage', [1, 2, 5, 8, 9]],
  ['a part of a name in other letters', 'ADD &', [3]],
  ['a name with an apostrophe', "others'", [9]],
]
const expected = (api: CaseApi, passes: (permission: Permission) => boolean = () => true) =>
  permissionSeed(api.now).filter(passes)

export const permissionLists: DemoCase[] = [
  {
    proves: '6 sample permissions · 15.16 params, allData, total, permissions',
    does: 'hands out the nine sample permissions in their order',
    run: async (api) => {
      const answer = await listed(api)
      expect(answer.permissions.map(({ id, name }) => [id, name])).toEqual([
        [1, 'Management'],
        [2, 'Manage Billing & Roles'],
        [3, 'Add & Remove Users'],
        [4, 'Project Planning'],
        [5, 'Manage Email Sequences'],
        [6, 'Client Communication'],
        [7, 'Only View'],
        [8, 'Financial Management'],
        [9, "Manage Others' Tasks"],
      ])
      expect(answer).toEqual({
        params: { q: '', perPage: 10, page: 1, assignedTo: '' },
        allData: permissionSeed(api.now),
        total: 9,
        permissions: permissionSeed(api.now),
      })
    },
  },
  {
    proves: '3 permission fields · 6 administrator is assigned to all, five roles',
    does: 'hands out every field, with the administrator first everywhere and each role somewhere',
    run: async (api) => {
      const { allData } = await listed(api)
      for (const permission of allData) {
        expect(Object.keys(permission)).toEqual(['id', 'name', 'assignedTo', 'createdDate'])
        expect(permission.assignedTo[0]).toBe('administrator')
        expect(new Set(permission.assignedTo).size).toBe(permission.assignedTo.length)
      }
      expect(new Set(allData.flatMap(({ assignedTo }) => assignedTo))).toEqual(new Set(roles))
    },
  },
  {
    proves: '9 permission created date · 15.16 "04 Dec 2021, 8:15 PM", newest on top',
    does: 'spells past dates with a day of two digits, each older than the one above',
    run: async (api) => {
      const dates = (await listed(api)).allData.map(({ createdDate }) => createdDate)
      for (const date of dates) {
        expect(date).toMatch(/^(0[1-9]|[12]\d|3[01]) [A-Z][a-z]{2} \d{4}, ([1-9]|1[0-2]):[0-5]\d (AM|PM)$/)
      }
      const times = dates.map((date) => Date.parse(`${date} UTC`))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(times[0]).toBeLessThan(api.now.getTime())
    },
  },
  {
    proves: '15.16 params (echo)',
    does: 'says what it was asked for, numbers as numbers',
    run: async (api) => {
      const { params } = await listed(api, { q: 'Manage', perPage: '25', page: '2', assignedTo: 'support' })
      expect(params).toEqual({ q: 'Manage', perPage: 25, page: 2, assignedTo: 'support' })
      expect((await listed(api, { q: 'none such', password: 'x' })).params).toEqual({
        q: 'none such',
        perPage: 10,
        page: 1,
        assignedTo: '',
      })
    },
  },
  {
    proves: '15.0 empty text is absent: permissions',
    does: 'takes empty parameters for absent ones',
    run: async (api) =>
      expect(await listed(api, { q: '', perPage: '', page: '', assignedTo: '' })).toEqual(await listed(api)),
  },
  ...searches.map(([what, q, wanted]) => ({
    proves: '7 permissions q: name · 15.16',
    does: `finds ${what}`,
    run: async (api: CaseApi) => {
      const { permissions, total } = await listed(api, { q })
      expect([ids(permissions), total]).toEqual([wanted, wanted.length])
    },
  })),
  {
    proves: '7 permissions q: createdDate · 15.16',
    does: 'finds a day, a month and a time of day in the created date, capitals or not',
    run: async (api) => {
      const [first] = expected(api)
      const day = first?.createdDate.slice(0, 11) ?? ''
      for (const q of [day, day.slice(3, 6).toUpperCase(), '8:15 pm', 'aM']) {
        const wanted = expected(api, ({ name, createdDate }) =>
          [name, createdDate].some((text) => text.toLowerCase().includes(q.toLowerCase())),
        )
        expect(wanted.length, q).toBeGreaterThan(0)
        const { permissions, total } = await listed(api, { q })
        expect([permissions, total], q).toEqual([wanted, wanted.length])
      }
      expect(ids((await listed(api, { q: '8:15 PM' })).permissions)).toEqual([1])
    },
  },
  {
    proves: '15.16 q is name or createdDate',
    does: 'does not look at roles or ids, and answers none',
    run: async (api) => {
      for (const q of ['administrator', 'restricted', 'no such permission']) {
        const { permissions, total, allData } = await listed(api, { q })
        expect([permissions, total, allData.length]).toEqual([[], 0, 9])
      }
    },
  },
  ...roles.map((role) => ({
    proves: '7 permissions assignedTo · 15.16 assignedTo includes role',
    does: `lists the permissions of ${role}`,
    run: async (api: CaseApi) => {
      const wanted = expected(api, ({ assignedTo }) => assignedTo.includes(role))
      expect(wanted.length).toBeGreaterThan(role === 'restricted-user' ? 0 : 1)
      expect(await listed(api, { assignedTo: role })).toMatchObject({ permissions: wanted, total: wanted.length })
    },
  })),
  {
    proves: '15.16 assignedTo includes role',
    does: 'takes the whole word of a role, and lists all for the administrator',
    run: async (api) => {
      expect((await listed(api, { assignedTo: 'administrator' })).total).toBe(9)
      for (const assignedTo of ['admin', 'Manager', 'owner', '__proto__']) {
        expect(await listed(api, { assignedTo })).toMatchObject({ permissions: [], total: 0 })
      }
    },
  },
  {
    proves: '15.16 q AND assignedTo, then the page',
    does: 'combines search, role and page',
    run: async (api) => {
      const query = { q: 'manage', assignedTo: 'manager' }
      expect(ids((await listed(api, query)).permissions)).toEqual([8, 9])
      expect(await listed(api, { ...query, perPage: 1, page: 2 })).toEqual({
        params: { ...query, perPage: 1, page: 2 },
        allData: expected(api),
        total: 2,
        permissions: expected(api, ({ id }) => id === 9),
      })
    },
  },
  {
    proves: '9 page sizes: permissions 10 · 15.0 paging',
    does: 'pages from 1, and answers an empty page beyond the end',
    run: async (api) => {
      expect(ids((await listed(api, { perPage: 4 })).permissions)).toEqual([1, 2, 3, 4])
      expect(ids((await listed(api, { perPage: '4', page: '3' })).permissions)).toEqual([9])
      for (const page of [4, 1_000_000]) {
        expect(await listed(api, { perPage: 4, page })).toMatchObject({ permissions: [], total: 9 })
      }
    },
  },
  {
    proves: '15.21 permissions/data, wrong types',
    does: 'names each wrong field',
    run: async (api) => {
      await isRefused(api.get(LIST, { perPage: 'ten', page: 0 }), 'perPage', 'page')
      await isRefused(api.get(LIST, { perPage: 501 }), 'perPage')
      await isRefused(api.get(LIST, { q: ['a', 'b'], assignedTo: ['user', 'support'] }), 'q', 'assignedTo')
    },
  },
]
