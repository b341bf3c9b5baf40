import type { Config } from '#server/config.ts'
import { mailTo, type Reader } from './mail-texts.ts'

type Change = Reader & { oldEmail: string }

const linkOf = ({ verifyMinutes: minutes }: Config, token: string) => ({ page: 'confirm-email', token, minutes })

/** To the address that is left: whoever reads it agrees, or learns that somebody tries. */
export const oldAddressMail = (config: Config, { email, oldEmail, language }: Change, token: string) =>
  mailTo(
    config,
    { email: oldEmail, language },
    {
      subject: 'emailChange.subject',
      text: 'emailChange.old',
      link: linkOf(config, token),
      values: { email, oldEmail },
    },
  )

/** To the address that is wanted. */
export const newAddressMail = (config: Config, reader: Reader, token: string) =>
  mailTo(config, reader, {
    subject: 'emailChange.subject',
    text: 'emailChange.new',
    link: linkOf(config, token),
    values: { email: reader.email },
  })

/** To whoever has the wanted address already. */
export const takenAddressMail = (config: Config, reader: Reader) =>
  mailTo(config, reader, { subject: 'known.subject', text: 'emailChange.taken', values: { email: reader.email } })
