import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { Name } from '../fields.ts'
import { Page, PerPage, RowId, Text } from '../row-fields.ts'

export const PermissionRole = v.picklist(['administrator', 'manager', 'user', 'support', 'restricted-user'])
export type PermissionRole = v.InferOutput<typeof PermissionRole>

export const Permission = v.object({
  id: v.number(),
  name: v.string(),
  /** One that the rest is built upon; nothing where it is not. */
  isCore: v.optional(v.literal(true)),
  /** The administrator has every permission, also those that nobody else has. */
  assignedTo: v.array(PermissionRole),
  /** `04 Dec 2026, 8:15 PM`, UTC. */
  createdDate: v.string(),
})
export type Permission = v.InferOutput<typeof Permission>

/** What roles may do. A new permission stands on top and is the administrator's alone. */
export const permissions = endpoints({
  listPermissions: {
    method: 'GET',
    path: '/apps/permissions/data',
    input: v.object({ q: Text, perPage: PerPage, page: Page, assignedTo: Text }),
    answers: {
      200: v.object({
        /** What was asked for, as it was understood; empty text where nothing was. */
        params: v.object({ q: v.string(), perPage: v.number(), page: v.number(), assignedTo: v.string() }),
        allData: v.array(Permission),
        total: v.number(),
        permissions: v.array(Permission),
      }),
    },
  },
  addPermission: {
    method: 'POST',
    path: '/apps/permissions/add-permission',
    input: v.object({ permission: v.object({ name: Name, isCore: v.optional(v.boolean(), false) }) }),
    answers: { 201: v.object({ permission: Permission }) },
  },
  renamePermission: {
    method: 'POST',
    path: '/apps/permissions/update-permission',
    input: v.object({ id: RowId, name: Name }),
    answers: { 201: nothing, 404: nothing },
  },
  deletePermission: {
    method: 'DELETE',
    path: '/apps/permissions/delete',
    input: v.object({ id: RowId }),
    answers: { 200: nothing },
  },
})
