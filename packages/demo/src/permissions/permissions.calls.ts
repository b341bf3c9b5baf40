import { permissions } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'

export const BASE = '/apps/permissions'
export const LIST = `${BASE}/data`
export const listed = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get(LIST, query), permissions.listPermissions.answers[200])
export const added = async (api: CaseApi, permission: object) =>
  (await read(api.post(`${BASE}/add-permission`, { permission }), permissions.addPermission.answers[201], 201))
    .permission

export const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
