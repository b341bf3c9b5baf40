import type { Language } from '@onward/contract'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { lasting, textsFor } from './mail-texts.ts'

// Nothing that somebody typed stands in these mails but the address they go to: whoever registers another's address with a
// message for a name must not have it delivered. The token stands in the fragment, which no browser sends to any server.

/** Who is mailed, and in which language. */
type Reader = { email: string; language: Language | null }

/** Where a new password can be set, once. */
export const resetMail = ({ publicOrigin, resetMinutes }: Config, { email, language }: Reader, token: string): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('reset.subject'),
    text: say('reset.text', {
      email,
      origin: publicOrigin,
      lasting: lasting(say, resetMinutes),
      link: `${publicOrigin}/reset-password#${token}`,
    }),
  }
}

/** Where the address is verified, once. */
export const verifyMail = (
  { publicOrigin, verifyMinutes }: Config,
  { email, language }: Reader,
  token: string,
): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('verify.subject'),
    text: say('verify.text', {
      email,
      origin: publicOrigin,
      lasting: lasting(say, verifyMinutes),
      link: `${publicOrigin}/verify-email#${token}`,
    }),
  }
}

/** To whoever has the address already, when somebody registers with it once more. */
export const knownMail = ({ publicOrigin }: Config, { email, language }: Reader): Mail => {
  const say = textsFor(language)
  return {
    to: email,
    subject: say('known.subject'),
    text: say('known.text', {
      email,
      origin: publicOrigin,
      signIn: `${publicOrigin}/login`,
      forgot: `${publicOrigin}/forgot-password`,
    }),
  }
}
