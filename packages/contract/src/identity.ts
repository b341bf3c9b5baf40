import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, Plain, Refusal } from './fields.ts'

export const RoleName = v.picklist(['Admin', 'Scheduler', 'Provider', 'Client'])
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
  /** A user of the sample, whose password is published, where the store is for real use. */
  isPublished: v.optional(v.boolean()),
  /** After how many minutes without a hand on it a page ends its session. */
  idleMinutes: v.optional(v.number()),
  role: v.picklist(['admin', 'client']),
  /** The address of a picture; without one the page draws the initials. */
  avatar: v.optional(v.nullable(v.string())),
  /** What else a page wants to know of its user; the server has nothing of the kind yet. */
  extras: v.optional(v.record(v.string(), v.unknown())),
})
export type UserData = v.InferOutput<typeof UserData>

export const Email = v.pipe(
  Plain,
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(254, 'must have at most 254 characters'),
)
export const Password = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(1000, 'must have at most 1000 characters'),
)

export const Done = v.object({})

export const tokens = { accessToken: v.string(), refreshToken: v.string() }
export const SignedIn = v.object({ userData: UserData, ...tokens })
/** With an address at the identity service, where it had signed the user in and is to forget it too. */
const SignedOut = v.object({ signOutUrl: v.optional(v.string()) })
/** Sign-in, tokens and who one is: what the program and the sign-in page need. E-mail is the user name. */
export const session = endpoints({
  login: {
    method: 'POST',
    path: '/jwt/login',
    allow: 'everybody',
    summary: 'Sign in; any refusal reads alike, so that it tells nobody which users exist',
    input: v.object({ email: Email, password: Password }),
    answers: { 200: SignedIn, 400: Refusal, 403: Refusal, 429: Refusal },
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
    answers: { 200: SignedOut, 401: Refusal },
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
