import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, Name, Plain, Refusal } from './fields.ts'

export const RoleName = v.picklist(['Admin', 'Provider', 'Client'])
export type RoleName = v.InferOutput<typeof RoleName>

/** What the user service says of a user name: `Success`, and the roles that the server goes by. */
export const UserValidation = v.object({
  status: v.string(),
  rolesList: v.array(v.object({ roleName: RoleName })),
})
export type UserValidation = v.InferOutput<typeof UserValidation>

/** What a user may do on the sample screens; it grants nothing on the server. */
export const Ability = v.object({ action: v.string(), subject: v.string() })
export type Ability = v.InferOutput<typeof Ability>

export const UserData = v.object({
  userId: v.string(),
  accountId: v.number(),
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  userValidation: UserValidation,
  ability: v.array(Ability),
  /** Until then the server answers nothing but what belongs to the sign-in. */
  isEmailVerified: v.boolean(),
  role: v.picklist(['admin', 'client']),
})
export type UserData = v.InferOutput<typeof UserData>

const Email = v.pipe(
  Plain,
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(254, 'must have at most 254 characters'),
)
export const NewEmail = v.pipe(Email, v.email('must be an e-mail address'))
const Password = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.maxLength(1000, 'must have at most 1000 characters'),
)

const MailToken = v.pipe(v.string(), v.maxLength(500, 'must have at most 500 characters'))
const Done = v.object({})

const tokens = { accessToken: v.string(), refreshToken: v.string() }
const SignedIn = v.object({ userData: UserData, ...tokens })
const Registered = v.object({ user: UserData, userData: UserData, ...tokens })
const Taken = v.object({ error: v.object({ email: v.nullable(v.string()), username: v.nullable(v.string()) }) })

/** Sign-in, tokens and who one is: what the program and the sign-in page need. E-mail is the user name. */
export const session = endpoints({
  login: {
    method: 'POST',
    path: '/jwt/login',
    allow: 'everybody',
    summary: 'Sign in; any refusal reads alike, so that it tells nobody which users exist',
    input: v.object({ email: Email, password: Password }),
    answers: { 200: SignedIn, 400: Refusal, 429: Refusal },
  },
  refreshToken: {
    method: 'POST',
    path: '/jwt/refresh-token',
    allow: 'everybody',
    summary: 'Spend a refresh token for a new pair',
    input: v.object({ refreshToken: v.pipe(v.string(), v.maxLength(500)) }),
    answers: { 200: SignedIn, 401: v.object({ error: v.string(), message: v.string() }) },
  },
  logout: {
    method: 'POST',
    path: '/jwt/logout',
    allow: 'signedIn',
    summary: 'End this session at once',
    answers: { 200: Done, 401: Refusal },
  },
  validateUser: {
    method: 'POST',
    path: '/api/user',
    allow: 'signedIn',
    requestType: 'ValidateUser',
    summary: 'The roles of the signed-in user',
    input: v.object({ userName: v.pipe(Plain, v.maxLength(254)) }),
    answers: { 200: v.object({ userId: Id, userValidation: UserValidation }), 400: Refusal, 401: Refusal },
  },
})

/** An account of one's own: registering, a new password, and showing that the address is one's own. */
export const registration = endpoints({
  register: {
    method: 'POST',
    path: '/jwt/register',
    allow: 'everybody',
    summary: 'Create a user with the Client role',
    input: v.object({ email: NewEmail, username: v.pipe(Name, v.trim()), password: Password }),
    answers: { 200: v.union([Registered, Taken]), 400: Refusal, 403: Refusal, 429: Refusal },
  },
  forgotPassword: {
    method: 'POST',
    path: '/jwt/forgot-password',
    allow: 'everybody',
    summary: 'Mail a link to set a new password; the answer is the same whether there is such a user or not',
    input: v.object({ email: NewEmail }),
    answers: { 200: Done, 400: Refusal, 429: Refusal },
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
    summary: 'Spend the token of a mailed link: the e-mail address is verified',
    input: v.object({ token: MailToken }),
    answers: { 200: Done, 400: Refusal, 429: Refusal },
  },
  resendVerification: {
    method: 'POST',
    path: '/jwt/resend-verification',
    allow: 'signedIn',
    summary: 'Mail another link to verify the e-mail address; older ones end',
    answers: { 200: Done, 401: Refusal, 429: Refusal },
  },
})

export const identity = { ...session, ...registration }
