import { reply, type Handlers } from '@onward/contract'
import { type Permission, type permissions } from '@onward/contract/samples'
import { dayAndTime } from '../dates.ts'
import type { DemoContext } from '../demo.ts'
import { holds, nextId, pageOf } from '../rows.ts'

/** @param store the permissions, the newest on top; changed here only */
export const permissionsHandlers = (store: { rows: Permission[] }): Handlers<typeof permissions, DemoContext> => ({
  listPermissions: ({ q = '', perPage, page, assignedTo = '' }) => {
    const found = store.rows.filter(
      (permission) =>
        [permission.name, permission.createdDate].some((text) => holds(text, q.toLowerCase())) &&
        (assignedTo === '' || permission.assignedTo.some((role) => role === assignedTo)),
    )
    return {
      params: { q, perPage, page, assignedTo },
      allData: store.rows,
      total: found.length,
      permissions: pageOf(found, page, perPage),
    }
  },

  addPermission: ({ permission: { name, isCore } }, { now }) => {
    const permission: Permission = {
      id: nextId(store.rows),
      name,
      ...(isCore && { isCore }),
      assignedTo: ['administrator'],
      createdDate: dayAndTime(now()),
    }
    store.rows.unshift(permission)
    return { permission }
  },

  renamePermission: ({ id, name }) => {
    const permission = store.rows.find((one) => one.id === id)
    if (!permission) return reply(404)
    permission.name = name
    return undefined
  },

  deletePermission: ({ id }) => {
    store.rows = store.rows.filter((permission) => permission.id !== id)
  },
})
