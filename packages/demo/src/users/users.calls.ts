import { users, type User } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'
import { userSeed } from './users.seed.ts'

export const LIST = '/api/users/list/data'
export type Query = Parameters<CaseApi['get']>[1]
export const listed = (api: CaseApi, query: Query = {}) => read(api.get(LIST, query), users.listUsers.answers[200])
export const everybody = (api: CaseApi) => read(api.get('/api/users/list/all-data'), users.allUsers.answers[200])
export const one = (api: CaseApi, id: number | string) =>
  read(api.get('/api/users/user', { id }), users.user.answers[200])
export const added = async (api: CaseApi, user: object) =>
  (await read(api.post('/apps/users/add-user', user), users.addUser.answers[201], 201)).user

export const changed = async (api: CaseApi, change: object) =>
  (await read(api.post('/apps/users/update-user', change), users.updateUser.answers[200])).user

export const onOnePage = { perPage: 100 }
export const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const byName = (one: User, other: User) => one.fullName.localeCompare(other.fullName, 'en', { sensitivity: 'base' })
/** The ids of the sample users that pass, by full name. */
export const expected = (passes: (user: User) => boolean = () => true) =>
  ids(userSeed().filter(passes).toSorted(byName))
