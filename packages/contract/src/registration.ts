import * as v from 'valibot'
import { Name, Refusal } from './fields.ts'
import { endpoints } from './http.ts'
import { identityService } from './identity-service.ts'
import { NewPasswordRefusal } from './new-passwords.ts'
import { Done, Email, Password, session, SignedIn, tokens, UserData } from './identity.ts'

export const NewEmail = v.pipe(Email, v.email('must be an e-mail address'))
const MailToken = v.pipe(v.string(), v.maxLength(500, 'must have at most 500 characters'))
const UserName = v.pipe(Name, v.trim())
const Registered = v.object({ user: UserData, userData: UserData, ...tokens })
const Taken = v.object({ error: v.object({ email: v.nullable(v.string()), username: v.nullable(v.string()) }) })

/** Whom a mailed invitation is for, and what to. */
const Invited = v.object({
  accountName: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** The name of who invited them; null for an admin who is no user any more. */
  invitedBy: v.nullable(v.string()),
})

/** An account of one's own: registering or accepting an invitation, a new password, and showing that the address is one's own. */
export const registration = endpoints({
  register: {
    method: 'POST',
    path: '/jwt/register',
    allow: 'everybody',
    summary:
      'Create a user with the Client role; where addresses are verified by mail, the answer is the same for one that is taken',
    input: v.object({ email: NewEmail, username: UserName, password: Password }),
    answers: { 200: v.union([Registered, Taken]), 400: NewPasswordRefusal, 403: Refusal, 429: Refusal },
  },
  forgotPassword: {
    method: 'POST',
    path: '/jwt/forgot-password',
    allow: 'everybody',
    summary: 'Mail a link to set a new password; the answer is the same whether there is such a user or not',
    input: v.object({ email: NewEmail }),
    answers: { 200: Done, 400: Refusal, 403: Refusal, 429: Refusal },
  },
  readReset: {
    method: 'POST',
    path: '/jwt/reset-link',
    allow: 'everybody',
    summary: 'Whether the token of a mailed link for a new password is good; it stays so',
    input: v.object({ token: MailToken }),
    answers: { 200: Done, 400: Refusal, 429: Refusal },
  },
  resetPassword: {
    method: 'POST',
    path: '/jwt/reset-password',
    allow: 'everybody',
    summary: 'Spend the token of a mailed link for a new password; ends every session of the user',
    input: v.object({ token: MailToken, password: Password }),
    answers: { 200: Done, 400: NewPasswordRefusal, 429: Refusal },
  },
  verifyEmail: {
    method: 'POST',
    path: '/jwt/verify-email',
    allow: 'everybody',
    summary:
      'Spend the token of a mailed link: the e-mail address is verified. Only for who registered it, by their session or password',
    input: v.object({ token: MailToken, password: v.optional(Password) }),
    answers: { 200: Done, 400: Refusal, 403: Refusal, 429: Refusal },
  },
  readInvitation: {
    method: 'POST',
    path: '/jwt/invitation',
    allow: 'everybody',
    summary: 'What the token of a mailed invitation is for; it stays good',
    input: v.object({ token: MailToken }),
    answers: { 200: Invited, 400: Refusal, 403: Refusal, 429: Refusal },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/jwt/accept-invitation',
    allow: 'everybody',
    summary: 'Spend the token of a mailed invitation: the address is verified, and its user signed in',
    input: v.object({ token: MailToken, username: UserName, password: Password }),
    answers: { 200: SignedIn, 400: NewPasswordRefusal, 403: Refusal, 409: Refusal, 429: Refusal },
  },
  confirmEmail: {
    method: 'POST',
    path: '/jwt/confirm-email',
    allow: 'everybody',
    summary:
      'Spend the token of one of the two links that change an e-mail address. Only for who asked for it, by their session or password',
    input: v.object({ token: MailToken, password: v.optional(Password) }),
    answers: {
      200: v.object({ email: v.string(), isDone: v.boolean() }),
      400: Refusal,
      403: Refusal,
      409: Refusal,
      429: Refusal,
    },
  },
  resendVerification: {
    method: 'POST',
    path: '/jwt/resend-verification',
    allow: 'signedIn',
    summary: 'Mail another link to verify the e-mail address; older ones end',
    answers: { 200: Done, 401: Refusal, 429: Refusal },
  },
})

export const identity = { ...session, ...registration, ...identityService }
