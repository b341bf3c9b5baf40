import type { Language } from '@onward/contract'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { lasting, textsFor } from './mail-texts.ts'

type Change = { email: string; oldEmail: string; language: Language | null }

const linkIn = ({ publicOrigin }: Config, token: string) => `${publicOrigin}/confirm-email#${token}`

/** To the address that is left: whoever reads it agrees, or learns that somebody tries. */
export const oldAddressMail = (config: Config, { email, oldEmail, language }: Change, token: string): Mail => {
  const say = textsFor(language)
  return {
    to: oldEmail,
    subject: say('emailChange.subject'),
    text: say('emailChange.old', {
      email,
      oldEmail,
      origin: config.publicOrigin,
      lasting: lasting(say, config.verifyMinutes),
      link: linkIn(config, token),
    }),
  }
}

/** To the address that is wanted. */
export const newAddressMail = (config: Config, { email, language }: Change, token: string): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('emailChange.subject'),
    text: say('emailChange.new', {
      email,
      origin: config.publicOrigin,
      lasting: lasting(say, config.verifyMinutes),
      link: linkIn(config, token),
    }),
  }
}

/** To whoever has the wanted address already, in their language. */
export const takenAddressMail = (
  { publicOrigin }: Config,
  { email, language }: { email: string; language: Language | null },
): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('known.subject'),
    text: say('emailChange.taken', { email, origin: publicOrigin, signIn: `${publicOrigin}/login` }),
  }
}
