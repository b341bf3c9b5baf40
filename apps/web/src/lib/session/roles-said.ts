import { RoleName, type UserData } from '@onward/contract'
import texts from 'texts:role'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

/** Whether a word that was kept or written is a role. */
export const isRole = (word: unknown): word is RoleName => RoleName.options.some((role) => role === word)

/** `Admin, Provider`: what somebody may do, as people call it. */
export const rolesSaid = (roles: readonly RoleName[]) => joined(roles.map((role) => textOf(`role.${role}`)))
/** The same of who is signed in. */
export const rolesOf = ({ userValidation }: UserData) =>
  rolesSaid(userValidation.rolesList.map(({ roleName }) => roleName))
