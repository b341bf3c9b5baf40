import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { lasting } from './account-mails.ts'
import { INVITATION_MINUTES } from './mail-tokens.queries.ts'

// As in the other mails nothing stands here that a user typed: the name of the account is its operator's.

type Invited = { email: string; accountName: string }

/** Where an invitation is accepted, once. */
export const invitationMail = ({ publicOrigin }: Config, { email, accountName }: Invited, token: string): Mail => ({
  to: email,
  subject: `Your invitation to ${accountName} on Onward`,
  text: `${accountName} invites ${email} to Onward at ${publicOrigin}

To accept, open this link within ${lasting(INVITATION_MINUTES)}, and choose a user name and a password. It works once.

${publicOrigin}/accept-invitation#${token}

If you expected no invitation, ignore this mail: nothing happens until the link is used.
`,
})

/** The same where people sign in through an identity service: there is no password to choose. */
export const invitedToServiceMail = ({ publicOrigin }: Config, { email, accountName }: Invited): Mail => ({
  to: email,
  subject: `Your invitation to ${accountName} on Onward`,
  text: `${accountName} invites ${email} to Onward at ${publicOrigin}

To accept, sign in there as you do at work, with this e-mail address:

${publicOrigin}/login

If you expected no invitation, ignore this mail.
`,
})

/** To whoever has a user already: an address signs in to one account. */
export const invitedElsewhereMail = ({ publicOrigin }: Config, { email, accountName }: Invited): Mail => ({
  to: email,
  subject: `An invitation to ${accountName} on Onward that you cannot accept`,
  text: `${accountName} invites ${email} to Onward at ${publicOrigin}, where the address has a user already. An address signs in to one
account only, so nothing was changed.

If you want to accept, ask whoever invited you to use another address of yours. The user that you have signs in as before:

${publicOrigin}/login
`,
})
