import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Config } from './config.ts'

export type Mail = { to: string; subject: string; text: string }

/** Thrown where mail for an address is not taken, and would not be another time; says what the other side said. */
export class MailRefused extends Error {
  readonly said: string
  constructor(message: string, said: string) {
    super(message)
    this.said = said
  }
}

/** How mail leaves the server. */
export type Mailer = {
  /** Resolves when the mail has been handed over; rejects with a reason that holds no password, `MailRefused` for good. */
  send(mail: Mail): Promise<void>
}
type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Sends through the SMTP server of the settings, or writes files; `where` says which, for the operator. */
export const openMailer = (settings: MailSettings, now = () => new Date()): Mailer & { where: string } =>
  settings.smtpUrl === undefined
    ? folderMailer(join(resolve(settings.dataDir), 'mail'), settings.mailFrom, now)
    : smtpMailer(new URL(settings.smtpUrl), settings.mailFrom)

const CONTROL = /\p{Cc}/u

/** An address is never read as a list, and a line break never begins another header. */
const messageOf = (from: string, { to, subject, text }: Mail) => {
  if (CONTROL.test(to) || CONTROL.test(subject)) throw new Error('An address or a subject holds a control character')
  return { from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } }
}
// A mail is text from here: nothing in it may name a file or an address to be fetched.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

const folderMailer = (folder: string, from: string, now: () => Date) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  const send = async (mail: Mail) => {
    const { message } = await transport.sendMail({ ...messageOf(from, mail), date: now() })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}`
    const part = join(folder, `${name}.part`)
    await writeFile(part, readable(message.toString(), mail.text), { mode: 0o600, flag: 'wx' })
    // Whoever looks for mails finds whole ones only.
    await rename(part, join(folder, `${name}.eml`))
  }
  return { send, where: `is written to ${folder}` }
}

/** The text as it is: encoded, a long link is broken over lines and cannot be copied out of the file. */
const readable = (message: string, text: string) => {
  const head = message.slice(0, message.indexOf('\r\n\r\n'))
  const plain = head.replace(/^Content-Transfer-Encoding: .*$/m, 'Content-Transfer-Encoding: 8bit')
  return `${plain}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}`
}

const smtpMailer = (url: URL, from: string) => {
  const isSecure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || (isSecure ? 465 : 587))
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(host)
  const transport = createTransport({
    ...CLOSED,
    host,
    port,
    secure: isSecure,
    // A password does not cross a network in the clear, even if somebody in between hides that the server knows TLS.
    requireTLS: user !== '' && !isHere,
    ...(user !== '' && { auth: { user, pass } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const secrets = secretForms(user, pass)
  const send = async (mail: Mail) => {
    try {
      await transport.sendMail(messageOf(from, mail))
    } catch (error) {
      const hidden = (text: string) => secrets.reduce((all, secret) => all.replaceAll(secret, '***'), text)
      const reason = error instanceof Error ? error.message : String(error)
      const message = `${host}:${port} did not take the mail: ${hidden(reason)}`
      const refusal = refusalOf(error)
      // Without the cause: a log writes out all that an error holds.
      throw refusal === undefined ? new Error(message) : new MailRefused(message, hidden(refusal))
    }
  }
  return { send, where: `goes through ${host}:${port}` }
}

/** What the other side says of an address for good; a sender or a sign-in that it does not take is ours to mend. */
const Refusal = v.object({
  command: v.literal('RCPT TO'),
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  response: v.string(),
})
const refusalOf = (error: unknown) => (v.is(Refusal, error) ? error.response : undefined)

/** The password as it is, in an address, and on the wire. */
const secretForms = (user: string, pass: string) => {
  if (pass === '') return []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return [base64(`\0${user}\0${pass}`), base64(pass), encodeURIComponent(pass), pass]
}
