import { nameRole, useRoleNames } from '#web/samples/lib/role-users.ts'
import { useText } from '#web/lib/text.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { ROLES, type Permit, type Role } from './permissions-of.ts'

const roles = valueStore<readonly Role[]>(ROLES)

/** The roles as they are now, each with its name. No call stores them: they last until the page is loaded anew. */
export const useRoles = () => {
  const t = useText()
  const names = useRoleNames()
  return roles.use().map((role) => ({
    ...role,
    name: role.ownName ?? names.get(role.id) ?? t(`roles.role.${role.id}`),
  }))
}
export type NamedRole = ReturnType<typeof useRoles>[number]

/** Writes a role anew, or adds one. */
export const keepRole = (role: Role | undefined, name: string, permits: readonly Permit[]) => {
  const now = roles.now()
  if (!role) {
    roles.set([...now, { id: `own-${now.length}`, ownName: name, tone: now.length % 7, permits }])
    return
  }
  if (role.ownName === undefined) nameRole(role.id, name)
  roles.set(
    now.map((one) =>
      one.id !== role.id ? one : one.ownName === undefined ? { ...one, permits } : { ...one, ownName: name, permits },
    ),
  )
}
