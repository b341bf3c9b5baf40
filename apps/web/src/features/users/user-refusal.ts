import { UserConflict } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

/** Why a change of a user was refused, as the server says it in data. */
export const conflictOf = conflictIn(UserConflict)

/** The same in words; `name` is whom it is about. */
export const refusalOf = (error: unknown, name: string): string => {
  const conflict = conflictOf(error)
  switch (conflict?.reason) {
    case 'version':
      return textOf('accountUsers.newer')
    case 'lastAdmin':
      return textOf('accountUsers.lastAdmin', { name })
    case 'noProvider':
      return textOf('accountUsers.noSchedule')
    case 'email': {
      const { fullName, state } = conflict.facts.user
      return textOf(state === 'invited' ? 'accountUsers.emailInvited' : 'accountUsers.emailTaken', { name: fullName })
    }
    case 'provider':
      return textOf('accountUsers.personTaken', { email: conflict.facts.user.email })
    case 'notInvited':
      return textOf('accountUsers.notInvited', { name })
    default:
      return messageOf(error)
  }
}
