import * as v from 'valibot'
import { Name, Refusal } from './fields.ts'
import { endpoints } from './http.ts'
import { identityService } from './identity-service.ts'
import { Done, Email, Password, session, tokens, UserData } from './identity.ts'

export const NewEmail = v.pipe(Email, v.email('must be an e-mail address'))
const MailToken = v.pipe(v.string(), v.maxLength(500, 'must have at most 500 characters'))
const Registered = v.object({ user: UserData, userData: UserData, ...tokens })
const Taken = v.object({ error: v.object({ email: v.nullable(v.string()), username: v.nullable(v.string()) }) })

/** An account of one's own: registering, a new password, and showing that the address is one's own. */
export const registration = endpoints({
  register: {
    method: 'POST',
    path: '/jwt/register',
    allow: 'everybody',
    summary:
      'Create a user with the Client role; where addresses are verified by mail, the answer is the same for one that is taken',
    input: v.object({ email: NewEmail, username: v.pipe(Name, v.trim()), password: Password }),
    answers: { 200: v.union([Registered, Taken]), 400: Refusal, 403: Refusal, 429: Refusal },
  },
  forgotPassword: {
    method: 'POST',
    path: '/jwt/forgot-password',
    allow: 'everybody',
    summary: 'Mail a link to set a new password; the answer is the same whether there is such a user or not',
    input: v.object({ email: NewEmail }),
    answers: { 200: Done, 400: Refusal, 403: Refusal, 429: Refusal },
  },
  resetPassword: {
    method: 'POST',
    path: '/jwt/reset-password',
    allow: 'everybody',
    summary: 'Spend the token of a mailed link for a new password; ends every session of the user',
    input: v.object({ token: MailToken, password: Password }),
    answers: { 200: Done, 400: Refusal, 429: Refusal },
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
  resendVerification: {
    method: 'POST',
    path: '/jwt/resend-verification',
    allow: 'signedIn',
    summary: 'Mail another link to verify the e-mail address; older ones end',
    answers: { 200: Done, 401: Refusal, 429: Refusal },
  },
})

export const identity = { ...session, ...registration, ...identityService }
