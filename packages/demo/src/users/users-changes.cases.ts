import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { added, changed, everybody, ids, listed, one } from './users.calls.ts'
import { userSeed } from './users.seed.ts'

const typed = {
  fullName: 'Zenobia Whitlow',
  username: 'zenobia.whitlow',
  email: 'zenobia.whitlow@members.example',
  contact: '(555) 010-0777',
  company: 'Larkmoor',
  country: 'United States',
  role: 'author',
  currentPlan: 'team',
}

export const userChanges: DemoCase[] = [
  {
    proves: '6.15 edit and suspend · issue: a renamed or suspended user stays as before in the list',
    does: 'changes what is said of a user wherever it is shown, and keeps all else',
    run: async (api) => {
      const before = (await one(api, 7)).user
      const user = await changed(api, { id: '7', fullName: 'Lars Lindgren', status: 'inactive' })
      expect(user).toEqual({ ...before, fullName: 'Lars Lindgren', status: 'inactive' })
      expect((await one(api, 7)).user).toEqual(user)
      expect(await listed(api, { q: 'lindgren', status: 'inactive' })).toEqual({ total: 1, users: [user] })
      expect((await listed(api, { q: 'ekdahl' })).total).toBe(1)
      expect((await listed(api, { q: 'Lars Ekdahl' })).total).toBe(0)
      expect(await everybody(api)).toEqual(userSeed().map((other) => (other.id === 7 ? user : other)))
    },
  },
  {
    proves: '15.0 missing-row updates: 404 with no body',
    does: 'changes nobody who is not there, and nothing by a wrong word',
    run: async (api) => {
      const path = '/apps/users/update-user'
      await isEmpty(api.post(path, { id: 999, fullName: 'Nobody' }), 404)
      await isRefused(api.post(path, { fullName: 'Nobody' }), 'id')
      await isRefused(api.post(path, { id: 7, fullName: ' ' }), 'fullName')
      await isRefused(api.post(path, { id: 7, status: 'asleep' }), 'status')
      await isRefused(api.post(path, { id: 7, email: 'nowhere' }), 'email')
      expect(await everybody(api)).toEqual(userSeed())
    },
  },
  {
    proves: '7 add-user · 15.21 201 · 9 highest id plus 1 · 6.14 status active, billing Auto Debit, no avatar',
    does: 'adds a user with the next id',
    run: async (api) => {
      const user = await added(api, { id: 1, ...typed })
      expect(user).toMatchObject({ ...typed, id: 51, status: 'active', billing: 'Auto Debit', avatar: null })
      expect(await everybody(api)).toEqual([...userSeed(), user])
      expect(await listed(api, { q: 'whitlow' })).toEqual({ total: 1, users: [user] })
      expect((await added(api, typed)).id).toBe(52)
    },
  },
  {
    proves: '6.14 role subscriber and plan basic by default',
    does: 'fills what a new user does not say, and keeps what it says',
    run: async (api) => {
      const { fullName, username, email } = typed
      expect(await added(api, { fullName, username, email })).toEqual({
        id: 51,
        fullName,
        username,
        email,
        contact: '',
        company: '',
        country: '',
        role: 'subscriber',
        currentPlan: 'basic',
        status: 'active',
        billing: 'Auto Debit',
        avatar: null,
        avatarColor: 'primary',
      })
      const said = { status: 'pending', billing: 'Manual - Cash', avatar: 'data:image/png;base64,AAAA' }
      expect(await added(api, { ...typed, ...said })).toMatchObject({ ...typed, ...said, id: 52 })
    },
  },
  {
    proves: '9 users: highest id plus 1 · 15.9 empty store',
    does: 'numbers after the highest that is left, and from 1 when nobody is',
    run: async (api) => {
      await isEmpty(api.delete('/apps/users/delete', { id: 7 }))
      expect((await added(api, typed)).id).toBe(51)
      for (const { id } of await everybody(api)) await isEmpty(api.delete('/apps/users/delete', { id }))
      expect(await everybody(api)).toEqual([])
      expect(await listed(api)).toEqual({ total: 0, users: [] })
      expect((await added(api, typed)).id).toBe(1)
    },
  },
  {
    proves: '6.14 required fields · 15.21 add-user, wrong types',
    does: 'names each missing and each wrong field, and adds nobody',
    run: async (api) => {
      const path = '/apps/users/add-user'
      await isRefused(api.post(path), 'fullName', 'username', 'email')
      await isRefused(api.post(path, { ...typed, fullName: '  ', email: 'nowhere' }), 'fullName', 'email')
      await isRefused(
        api.post(path, { ...typed, company: 7, role: 'owner', currentPlan: 'free', status: 1, billing: 'Cheque' }),
        'company',
        'role',
        'currentPlan',
        'status',
        'billing',
      )
      expect(await everybody(api)).toHaveLength(50)
    },
  },
  {
    proves: '7 user',
    does: 'hands out one user, whose id may be text',
    run: async (api) => {
      const seed = userSeed()
      expect(await one(api, 1)).toEqual({ user: seed[0] })
      expect(await one(api, '50')).toEqual({ user: seed[49] })
    },
  },
  {
    proves: '16.17 unknown user · 15.9 user absent',
    does: 'answers 200 without a user for an id that is not there',
    run: async (api) => {
      for (const id of [0, 51, 999_999]) expect(await one(api, id)).toEqual({})
    },
  },
  {
    proves: '15.21 user, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      await isRefused(api.get('/api/users/user'), 'id')
      for (const id of ['', 'me', '-1', '1.5']) await isRefused(api.get('/api/users/user', { id }), 'id')
      await isRefused(api.get('/api/users/user', { id: [1, 2] }), 'id')
    },
  },
  {
    proves: '4 user delete removes the record · 15.21 200',
    does: 'removes a user, from the lists and by number, told in the query or in a body',
    run: async (api) => {
      await isEmpty(api.delete('/apps/users/delete', { id: 1 }))
      await isEmpty(api.delete('/apps/users/delete', {}, { id: '50' }))
      await isEmpty(api.delete('/apps/users/delete', {}, 2))
      expect(await everybody(api)).toEqual(userSeed().slice(2, -1))
      expect((await listed(api)).total).toBe(47)
      expect(await one(api, 1)).toEqual({})
    },
  },
  {
    proves: '17 delete of an unknown id: users',
    does: 'removes nobody when the user is not there',
    run: async (api) => {
      await isEmpty(api.delete('/apps/users/delete', { id: 999_999 }))
      expect(ids(await everybody(api))).toEqual(ids(userSeed()))
    },
  },
  {
    proves: '15.21 users delete, wrong types',
    does: 'names an id that is missing or none, and removes nobody',
    run: async (api) => {
      await isRefused(api.delete('/apps/users/delete'), 'id')
      for (const id of ['', 'last', '-1', '1.5']) await isRefused(api.delete('/apps/users/delete', { id }), 'id')
      expect(await everybody(api)).toHaveLength(50)
    },
  },
]
