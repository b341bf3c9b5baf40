import { isEmail } from '#web/lib/is-email.ts'
import { textOf } from '#web/lib/text.ts'

/** The identity service takes no shorter password. */
const SHORTEST = 8

export const present = (text: string) => (text.trim() === '' ? textOf('ui.required') : null)

export const emailAddress = (text: string) => present(text) ?? (isEmail(text) ? null : textOf('ui.emailWrong'))

export const newPassword = (text: string) =>
  text === ''
    ? textOf('ui.required')
    : [...text].length < SHORTEST
      ? textOf('authdemo.short', { count: SHORTEST })
      : null
