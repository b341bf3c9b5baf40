import { isEmail } from './is-email.ts'
import { textOf } from '#web/lib/text.ts'

// What a form says of a field that is not right, or null: in the language in use when it is asked.

/** Something has to stand there. */
export const present = (text: string) => (text.trim() === '' ? textOf('ui.required') : null)

/** An e-mail address as the server would take it. */
export const emailAddress = (text: string) => present(text) ?? (isEmail(text) ? null : textOf('ui.emailWrong'))
