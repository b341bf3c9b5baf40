import type { Config } from '#server/config.ts'
import { mailTo, type Reader } from './mail-texts.ts'

// Nothing that somebody typed stands in these mails but the address they go to: whoever registers another's address with a
// message for a name must not have it delivered.

/** Where a new password can be set, once. */
export const resetMail = (config: Config, reader: Reader, token: string) =>
  mailTo(config, reader, {
    subject: 'reset.subject',
    text: 'reset.text',
    link: { page: 'reset-password', token, minutes: config.resetMinutes },
    values: { email: reader.email },
  })

/** Where the address is verified, once. */
export const verifyMail = (config: Config, reader: Reader, token: string) =>
  mailTo(config, reader, {
    subject: 'verify.subject',
    text: 'verify.text',
    link: { page: 'verify-email', token, minutes: config.verifyMinutes },
    values: { email: reader.email },
  })

/** To whoever has the address already, when somebody registers with it once more. */
export const knownMail = (config: Config, reader: Reader) =>
  mailTo(config, reader, { subject: 'known.subject', text: 'known.text', values: { email: reader.email } })
