import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { added, BASE, ids, listed } from './permissions.calls.ts'
import { permissionSeed } from './permissions.seed.ts'

export const permissionChanges: DemoCase[] = [
  {
    proves: '6.17 core permission · issue: "core" that is dropped',
    does: 'keeps that a permission is a core one, also under another name, and says it of no other',
    run: async (api) => {
      const core = await added(api, { name: 'Sign In', isCore: true })
      expect(core.isCore).toBe(true)
      expect(await added(api, { name: 'Wave', isCore: false })).not.toHaveProperty('isCore')
      await isEmpty(api.post(`${BASE}/update-permission`, { id: core.id, name: 'Come In' }), 201)
      const { allData } = await listed(api)
      expect(allData.filter(({ isCore }) => isCore)).toEqual([{ ...core, name: 'Come In' }])
    },
  },
  {
    proves: '4 a new permission on top, administrator only · 15.16 201 · 15.21',
    does: 'adds a permission on top, for the administrator alone',
    run: async (api) => {
      const permission = await added(api, { name: 'Approve Overtime' })
      expect(permission).toMatchObject({ id: 10, name: 'Approve Overtime', assignedTo: ['administrator'] })
      const { permissions, total } = await listed(api, { perPage: 100 })
      expect([permissions, total]).toEqual([[permission, ...permissionSeed(api.now)], 10])
    },
  },
  {
    proves: '15.16 createdDate now as "04 Dec 2021, 8:15 PM"',
    does: 'dates a new permission with the minute that it is',
    run: async (api) => {
      const { createdDate } = await added(api, { name: 'Approve Overtime' })
      expect(createdDate).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d (AM|PM)$/)
      expect(Date.parse(`${createdDate} UTC`)).toBe(Math.floor(api.now.getTime() / 60_000) * 60_000)
    },
  },
  {
    proves: '4 administrator only · 15.16 REC administrator may not be unassigned',
    does: 'gives id, roles and date itself, whatever the caller says',
    run: async (api) =>
      expect(
        await added(api, { id: 1, name: 'Mine', assignedTo: ['restricted-user'], createdDate: '01 Jan 1990, 1:00 AM' }),
      ).toMatchObject({ id: 10, assignedTo: ['administrator'], createdDate: expect.not.stringContaining('1990') }),
  },
  {
    proves: '16.8 highest + 1 · 17 duplicate permission ids',
    does: 'never gives an id twice, and numbers from 1 when none is left',
    run: async (api) => {
      for (const [at, name] of ['First', 'Second', 'Third'].entries()) {
        expect((await added(api, { name })).id).toBe(10 + at)
      }
      expect(ids((await listed(api, { perPage: 3 })).permissions)).toEqual([12, 11, 10])
      await isEmpty(api.delete(`${BASE}/delete`, { id: 5 }))
      expect((await added(api, { name: 'Fourth' })).id).toBe(13)
      for (const { id } of (await listed(api)).allData) await isEmpty(api.delete(`${BASE}/delete`, { id }))
      expect(await listed(api)).toMatchObject({ allData: [], permissions: [], total: 0 })
      expect((await added(api, { name: 'Fifth' })).id).toBe(1)
    },
  },
  {
    proves: '6.17 name required · 15.21 add-permission, wrong types',
    does: 'refuses a permission without a name, and adds nothing',
    run: async (api) => {
      const path = `${BASE}/add-permission`
      await isRefused(api.post(path), 'permission')
      await isRefused(api.post(path, { permission: 'Approve Overtime' }), 'permission')
      for (const name of [undefined, '', '   ', 7, null, ['a'], 'a'.repeat(201)]) {
        await isRefused(api.post(path, { permission: { name } }), 'permission.name')
      }
      expect((await listed(api)).allData).toEqual(permissionSeed(api.now))
    },
  },
  {
    proves: '4 renaming is allowed · 15.16 update-permission 201, no body',
    does: 'renames a permission where it stands, and keeps all else',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/update-permission`, { id: 4, name: 'Roster Planning' }), 201)
      await isEmpty(api.post(`${BASE}/update-permission`, { id: '9', name: 'Others', assignedTo: [] }), 201)
      const names: Record<number, string> = { 4: 'Roster Planning', 9: 'Others' }
      expect((await listed(api)).allData).toEqual(
        permissionSeed(api.now).map((one) => ({ ...one, name: names[one.id] ?? one.name })),
      )
      expect(ids((await listed(api, { q: 'roster' })).permissions)).toEqual([4])
    },
  },
  {
    proves: '15.0 missing-row update 404 · 15.16 unknown id',
    does: 'answers 404 without a body for a permission that is not there, and changes nothing',
    run: async (api) => {
      for (const id of [0, 10, 999_999]) {
        await isEmpty(api.post(`${BASE}/update-permission`, { id, name: 'Nobody' }), 404)
      }
      expect((await listed(api)).allData).toEqual(permissionSeed(api.now))
    },
  },
  {
    proves: '15.21 update-permission, wrong types',
    does: 'names an id or a name that is missing or none, and changes nothing',
    run: async (api) => {
      const path = `${BASE}/update-permission`
      await isRefused(api.post(path), 'id', 'name')
      await isRefused(api.post(path, { id: 'one', name: ' ' }), 'id', 'name')
      for (const id of [null, '', -1, 1.5, [1]]) await isRefused(api.post(path, { id, name: 'Named' }), 'id')
      for (const name of [null, 7, '']) await isRefused(api.post(path, { id: 1, name }), 'name')
      expect((await listed(api)).allData).toEqual(permissionSeed(api.now))
    },
  },
  {
    proves: '4 deletion removes it · 15.21 delete 200',
    does: 'removes the first, the last and one between, told in the query or in a body',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/delete`, { id: 1 }))
      await isEmpty(api.delete(`${BASE}/delete`, {}, { id: '9' }))
      await isEmpty(api.delete(`${BASE}/delete`, {}, 5))
      const { allData, total } = await listed(api)
      expect([ids(allData), total]).toEqual([[2, 3, 4, 6, 7, 8], 6])
    },
  },
  {
    proves: '17 delete of an unknown id: permissions',
    does: 'removes nothing when the permission is not there',
    run: async (api) => {
      for (const id of [0, 10, 999_999]) await isEmpty(api.delete(`${BASE}/delete`, { id }))
      expect((await listed(api)).allData).toEqual(permissionSeed(api.now))
    },
  },
  {
    proves: '15.21 permissions delete, wrong types',
    does: 'names an id that is missing or none, and removes nothing',
    run: async (api) => {
      await isRefused(api.delete(`${BASE}/delete`), 'id')
      for (const id of ['', 'last', '-1', '1.5']) await isRefused(api.delete(`${BASE}/delete`, { id }), 'id')
      expect((await listed(api)).total).toBe(9)
    },
  },
]
