import { ApiError, type AccountUser, type UserConflict } from '@onward/contract'

const conflict = (refusal: UserConflict) => new ApiError(409, refusal)

export const nobody = () => new ApiError(404, { message: 'There is no such user' })

export const newer = (user: AccountUser) =>
  conflict({ message: 'Somebody else has changed this user', reason: 'version', facts: { user } })

export const lastAdmin = () =>
  conflict({ message: 'This is the last admin of the account', reason: 'lastAdmin', facts: {} })

export const noProvider = () =>
  conflict({ message: 'None of the people of this account is this user', reason: 'noProvider', facts: {} })

export const emailTaken = (user: AccountUser) =>
  conflict({
    message: `${user.fullName} ${user.state === 'invited' ? 'is invited by' : 'has'} the address ${user.email}`,
    reason: 'email',
    facts: { user },
  })

export const providerTaken = (user: AccountUser) =>
  conflict({
    message: `This provider ${user.state === 'invited' ? 'is invited as' : 'has the user'} ${user.email}`,
    reason: 'provider',
    facts: { user },
  })

export const onlyInvited = (user: AccountUser) =>
  conflict({ message: 'Nobody is disabled who is only invited: revoke it', reason: 'invited', facts: { user } })

export const notInvited = (user: AccountUser) =>
  conflict({ message: `${user.fullName} is not waited for any more`, reason: 'notInvited', facts: { user } })
