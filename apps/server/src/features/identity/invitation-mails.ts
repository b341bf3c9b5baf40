import type { Config } from '#server/config.ts'
import { mailTo, type Reader } from './mail-texts.ts'
import { INVITATION_MINUTES } from './mail-tokens.queries.ts'

// As in the other mails nothing stands here that a user typed: the name of the account is its operator's.

type Invited = Reader & { accountName: string }
const named = ({ email, accountName }: Invited) => ({ email, account: accountName })

/** Where an invitation is accepted, once. */
export const invitationMail = (config: Config, invited: Invited, token: string) =>
  mailTo(config, invited, {
    subject: 'invitation.subject',
    text: 'invitation.text',
    link: { page: 'accept-invitation', token, minutes: INVITATION_MINUTES },
    values: named(invited),
  })

/** The same where people sign in through an identity service: there is no password to choose. */
export const invitedToServiceMail = (config: Config, invited: Invited) =>
  mailTo(config, invited, { subject: 'invitation.subject', text: 'invitation.service', values: named(invited) })

/** To whoever has a user already: an address signs in to one account. */
export const invitedElsewhereMail = (config: Config, invited: Invited) =>
  mailTo(config, invited, {
    subject: 'invitation.elsewhereSubject',
    text: 'invitation.elsewhere',
    values: named(invited),
  })
