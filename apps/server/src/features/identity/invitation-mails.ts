import type { Language } from '@onward/contract'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { lasting, textsFor } from './mail-texts.ts'
import { INVITATION_MINUTES } from './mail-tokens.queries.ts'

// As in the other mails nothing stands here that a user typed: the name of the account is its operator's.

type Invited = { email: string; accountName: string; language: Language | null }

/** Where an invitation is accepted, once. */
export const invitationMail = ({ publicOrigin }: Config, invited: Invited, token: string): Mail => {
  const { email, accountName: account, language } = invited
  const say = textsFor(language)
  return {
    to: email,
    subject: say('invitation.subject', { account }),
    text: say('invitation.text', {
      account,
      email,
      origin: publicOrigin,
      lasting: lasting(say, INVITATION_MINUTES),
      link: `${publicOrigin}/accept-invitation#${token}`,
    }),
  }
}

/** The same where people sign in through an identity service: there is no password to choose. */
export const invitedToServiceMail = (
  { publicOrigin }: Config,
  { email, accountName: account, language }: Invited,
): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('invitation.subject', { account }),
    text: say('invitation.service', { account, email, origin: publicOrigin, signIn: `${publicOrigin}/login` }),
  }
}

/** To whoever has a user already: an address signs in to one account. */
export const invitedElsewhereMail = (
  { publicOrigin }: Config,
  { email, accountName: account, language }: Invited,
): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('invitation.elsewhereSubject', { account }),
    text: say('invitation.elsewhere', { account, email, origin: publicOrigin, signIn: `${publicOrigin}/login` }),
  }
}
