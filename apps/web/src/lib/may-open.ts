import type { PageEntry, UserData } from '@onward/contract'
import { can } from './abilities.ts'
import { hasRole } from './session.ts'

/** Whether somebody, signed in or not, may open a page. */
export const mayOpen = (user: UserData | undefined, { needs, role }: PageEntry) =>
  can(user?.ability, 'read', needs) && (role === undefined || (user !== undefined && hasRole(user, role)))
