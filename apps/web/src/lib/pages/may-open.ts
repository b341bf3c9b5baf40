import type { PageEntry, UserData } from '@onward/contract'
import { can } from '#web/lib/session/abilities.ts'
import { hasRole } from '#web/lib/session/session.ts'

/** Whether somebody, signed in or not, may open a page. */
export const mayOpen = (user: UserData | undefined, { needs, role }: PageEntry) =>
  can(user?.ability, 'read', needs) &&
  (role === undefined || (user !== undefined && [role].flat().some((one) => hasRole(user, one))))
