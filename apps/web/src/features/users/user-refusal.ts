import { ApiError, UserConflict } from '@onward/contract'
import * as v from 'valibot'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

/** Why a change of a user was refused, as the server says it in data. */
export const conflictOf = (error: unknown): UserConflict | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const said = v.safeParse(UserConflict, error.body)
  return said.success ? said.output : undefined
}

/** The same in words; `name` is whom it is about. */
export const refusalOf = (error: unknown, name: string): string => {
  switch (conflictOf(error)?.reason) {
    case 'version':
      return textOf('accountUsers.newer')
    case 'lastAdmin':
      return textOf('accountUsers.lastAdmin', { name })
    case 'noProvider':
      return textOf('accountUsers.noSchedule')
    default:
      return messageOf(error)
  }
}
