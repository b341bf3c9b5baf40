import type { Email } from '@onward/contract/samples'

/** A letter that is being written. People are `Name <address>` or an address alone; the message is HTML. */
export type Draft = { to: string[]; subject: string; message: string }

export const BLANK: Draft = { to: [], subject: '', message: '' }

const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`
const quoted = (message: string) => `<p></p><blockquote>${message}</blockquote>`

/** An answer to whoever wrote, below it what they wrote. */
export const replyTo = ({ from, message }: Pick<Email, 'from' | 'message'>, subject: string): Draft => ({
  to: [`${from.name} <${from.email}>`],
  subject: prefixed('Re:', subject),
  message: quoted(message),
})

/** The same letter for someone else. */
export const forwardOf = ({ message }: Pick<Email, 'message'>, subject: string): Draft => ({
  to: [],
  subject: prefixed('Fwd:', subject),
  message: quoted(message),
})

/** The address of `Name <address>`. */
export const addressOf = (person: string) => /<([^<>]+)>$/.exec(person)?.[1] ?? person.trim()

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Plain text as HTML, a paragraph a line. */
export const htmlOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`)
    .join('')
