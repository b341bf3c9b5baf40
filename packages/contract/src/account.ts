import * as v from 'valibot'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Language } from './languages.ts'
import { Version } from './row-fields.ts'
import { Done, Password } from './identity.ts'
import { NewPasswordRefusal } from './new-passwords.ts'
import { NewEmail } from './registration.ts'

/** Of which changes of their own shifts and leave somebody is mailed: all, those of what begins within two days, or none. */
export const MailChanges = v.picklist(['all', 'soon', 'none'])
export type MailChanges = v.InferOutput<typeof MailChanges>

/** What users see of themselves. */
export const OwnAccount = v.object({
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  /** Whether they can sign in with one; else the identity service looks after it, and after the address. */
  hasPassword: v.boolean(),
  /** The address that is to replace theirs, and which mailboxes have said yes; null where none is. */
  emailChange: v.nullable(v.object({ email: v.string(), confirmed: v.array(v.picklist(['old', 'new'])) })),
  mailChanges: MailChanges,
  /** Of their mails; null of somebody who has not signed in since that is known, whose mails are in English. */
  language: v.nullable(Language),
  version: v.number(),
})
export type OwnAccount = v.InferOutput<typeof OwnAccount>

export const OwnSession = v.object({
  sessionId: v.string(),
  /** What the browser said of itself at the sign-in; null of one from before that was kept. */
  device: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** As instants; the later one to within the life of an access token. */
  since: v.string(),
  lastUsedAt: v.string(),
  /** The one that asks. */
  isThis: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSession>

/** The row has a newer version than the writer saw. */
export const AccountConflict = v.object({
  message: v.string(),
  reason: v.literal('version'),
  facts: v.object({ account: OwnAccount }),
})

const one = v.object({ account: OwnAccount })
const Ended = v.object({ ended: v.number() })

/** What everybody who is signed in looks after for themselves. */
export const account = endpoints({
  readAccount: {
    method: 'GET',
    path: '/api/account',
    allow: 'user',
    summary: 'Who one is here',
    reads: ['account'],
    answers: { 200: one, ...refusals },
  },
  changeAccount: {
    method: 'PATCH',
    path: '/api/account',
    allow: 'user',
    summary: 'Change what one is called, and of which changes of own shifts one is mailed',
    writes: ['account', 'users', 'history'],
    input: v.object({
      version: Version,
      fullName: v.optional(Name),
      mailChanges: v.optional(MailChanges),
    }),
    answers: { 200: one, ...refusals, 409: AccountConflict, 415: Refusal },
  },
  changeLanguage: {
    method: 'POST',
    path: '/api/account/language',
    allow: 'user',
    summary: 'Choose the language of one’s mails; the page says it when another is chosen there',
    writes: ['account', 'history'],
    input: v.object({ language: Language }),
    answers: { 200: Done, ...refusals, 415: Refusal },
  },
  askForEmail: {
    method: 'POST',
    path: '/api/account/email',
    allow: 'user',
    summary:
      'Ask for another e-mail address; it counts once links that are mailed to both have been opened. The answer is the same for one that is taken',
    writes: ['account', 'history'],
    input: v.object({ email: NewEmail, password: Password }),
    answers: { 200: one, ...refusals, 415: Refusal, 429: Refusal },
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    allow: 'user',
    summary: 'Set another password; ends all other sessions',
    writes: ['account', 'history'],
    input: v.object({ password: Password, newPassword: Password }),
    answers: { 200: Ended, ...refusals, 400: NewPasswordRefusal, 415: Refusal, 429: Refusal },
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    allow: 'user',
    summary: 'Where one is signed in, the last used first',
    reads: ['account'],
    answers: { 200: v.object({ sessions: v.array(OwnSession) }), ...refusals },
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{sessionId}',
    allow: 'user',
    summary: 'Sign out in one place',
    writes: ['account', 'history'],
    input: v.object({ sessionId: Id }),
    answers: { 200: Done, ...refusals, 404: Refusal },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    allow: 'user',
    summary: 'Sign out everywhere but here',
    writes: ['account', 'history'],
    answers: { 200: Ended, ...refusals },
  },
})
