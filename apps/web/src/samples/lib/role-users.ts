import type { PermissionRole, UserRole } from '@onward/contract/samples'
import { valueStore } from '#web/lib/value-store.ts'

/** Who of the sample users has each role: the list of users has words of its own for them. */
export const USERS_WITH: Record<PermissionRole, UserRole> = {
  administrator: 'admin',
  manager: 'maintainer',
  user: 'author',
  support: 'editor',
  'restricted-user': 'subscriber',
}

/** The names that roles were given here. No call stores them: they last until the page is loaded anew. */
const names = valueStore<ReadonlyMap<PermissionRole, string>>(new Map())
export const useRoleNames = names.use
export const nameRole = (role: PermissionRole, name: string) => names.set(new Map(names.now()).set(role, name))
