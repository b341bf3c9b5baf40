import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { lasting } from './account-mails.ts'

type Addresses = { email: string; oldEmail: string }

/** To the address that is left: whoever reads it agrees, or learns that somebody tries. */
export const oldAddressMail = (
  { publicOrigin, verifyMinutes }: Config,
  { email, oldEmail }: Addresses,
  token: string,
): Mail => ({
  to: oldEmail,
  subject: 'Confirm your new e-mail address for Onward',
  text: `Your user at ${publicOrigin} is to have the address ${email} instead of ${oldEmail}.

To agree, open this link within ${lasting(verifyMinutes)}, in a browser in which you are signed in, or with your password. It works
once. Another link is on its way to ${email}: the address changes when both have been opened.

${publicOrigin}/confirm-email#${token}

If it was not you, open nothing, sign in and set another password: somebody knows the one that you have.
`,
})

/** To the address that is wanted. */
export const newAddressMail = ({ publicOrigin, verifyMinutes }: Config, { email }: Addresses, token: string): Mail => ({
  to: email,
  subject: 'Confirm your new e-mail address for Onward',
  text: `Somebody wants to use ${email} at ${publicOrigin}

To confirm, open this link within ${lasting(verifyMinutes)}, in a browser in which you are signed in, or with your password. It
works once. Another link is on its way to the address that you have: the address changes when both have been opened.

${publicOrigin}/confirm-email#${token}

If it was not you, ignore this mail.
`,
})

/** To whoever has the wanted address already. */
export const takenAddressMail = ({ publicOrigin }: Config, { email }: Addresses): Mail => ({
  to: email,
  subject: 'You have a user at Onward already',
  text: `Somebody wants to use ${email} for another user at ${publicOrigin}, where it has one already. Nothing was changed.

If it was you, choose another address, or sign in as the user that you have here:

${publicOrigin}/login

If it was not you, ignore this mail.
`,
})
