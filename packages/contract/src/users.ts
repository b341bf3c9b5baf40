import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { oneOf, PerPage, StoredPage, Text, Version } from './row-fields.ts'
import { Done, RoleName } from './identity.ts'
import { NewEmail } from './registration.ts'

/**
 * `invited`: has not accepted yet, and is nobody until then. `unverified`: signs in and sees nothing until the address is shown to
 * be theirs. `disabled`: does not sign in.
 */
export const UserState = v.picklist(['active', 'invited', 'unverified', 'disabled'])
export type UserState = v.InferOutput<typeof UserState>

/** Who signs in to an account. */
export const AccountUser = v.object({
  userId: v.string(),
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  roles: v.array(RoleName),
  /** Where a Scheduler plans; nobody else has any. */
  facilities: v.array(v.object({ hospitalId: v.string(), facilityName: v.string() })),
  state: UserState,
  /** As an instant; null for who has never signed in. */
  lastSignInAt: v.nullable(v.string()),
  /** Whether one of the account's people has their id: without it they cannot be a Provider. */
  isProvider: v.boolean(),
  /** When they were sent the invitation that they have not accepted, as an instant; null for everybody else. */
  invitedAt: v.nullable(v.string()),
  /** When mail for their address was refused for good last, and in which words of the mail server; null where it was not. */
  mailRefusal: v.nullable(v.object({ at: v.string(), said: v.string() })),
  version: v.number(),
})
export type AccountUser = v.InferOutput<typeof AccountUser>

const refused = { message: v.string() }
/** Why a change of a user was refused: `message` in English, `reason` and `facts` for any other wording. */
export const UserConflict = v.variant('reason', [
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ user: AccountUser }) }),
  /** Nobody else could set the account up any more. */
  v.object({ ...refused, reason: v.literal('lastAdmin'), facts: v.object({}) }),
  /** None of the account's people has their id. */
  v.object({ ...refused, reason: v.literal('noProvider'), facts: v.object({}) }),
  /** Somebody of the account has the address, or is invited by it. */
  v.object({ ...refused, reason: v.literal('email'), facts: v.object({ user: AccountUser }) }),
  /** That provider has a user, or is invited. */
  v.object({ ...refused, reason: v.literal('provider'), facts: v.object({ user: AccountUser }) }),
  /** Who has not accepted an invitation is not disabled: it is revoked. */
  v.object({ ...refused, reason: v.literal('invited'), facts: v.object({ user: AccountUser }) }),
  /** They have accepted meanwhile, or never were invited. */
  v.object({ ...refused, reason: v.literal('notInvited'), facts: v.object({ user: AccountUser }) }),
])
export type UserConflict = v.InferOutput<typeof UserConflict>

const Roles = v.pipe(
  v.array(RoleName),
  v.minLength(1, 'must have at least one role'),
  v.transform((roles) => [...new Set(roles)].toSorted()),
)
const HospitalIds = v.pipe(
  v.array(Id),
  v.transform((ids) => [...new Set(ids)].toSorted()),
  v.maxLength(6_000, 'must name at most 6,000 facilities'),
)
const writes = { ...refusals, 404: Refusal } as const

export const Invitation = v.object({
  email: NewEmail,
  fullName: Name,
  roles: Roles,
  /** Which of the account's people they are; needed for the role Provider. */
  providerId: v.optional(Id),
  /** Where they plan; needed for the role Scheduler. */
  hospitalIds: v.optional(HospitalIds),
})
export type Invitation = v.InferInput<typeof Invitation>

/** The users of an account: who signs in to it, and as what. */
export const users = endpoints({
  listUsers: {
    method: 'GET',
    path: '/api/users',
    allow: 'admin',
    summary: 'Users of the account by name; who has registered an address and not shown that it is theirs is none yet',
    reads: ['users', 'places'],
    input: v.object({
      q: Text,
      role: oneOf(RoleName.options),
      state: oneOf(UserState.options),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({
        users: v.array(AccountUser),
        total: v.number(),
        /** Addresses of the sample's users who can sign in, where others than they are here: their password is published. */
        published: v.optional(v.array(v.string())),
      }),
      ...refusals,
    },
  },
  listCandidates: {
    method: 'GET',
    path: '/api/users/candidates',
    allow: 'admin',
    summary: 'Providers of the account by name who have no user and are not invited',
    reads: ['users', 'people'],
    input: v.object({ q: Text, page: StoredPage, perPage: PerPage }),
    answers: {
      200: v.object({
        candidates: v.array(v.object({ providerId: v.string(), providerName: v.string() })),
        total: v.number(),
      }),
      ...refusals,
    },
  },
  inviteUser: {
    method: 'POST',
    path: '/api/users',
    allow: 'admin',
    idempotent: true,
    summary:
      'Invite somebody by mail; until they accept they are nobody. Says nothing of other accounts. Honours Idempotency-Key',
    writes: ['users', 'history'],
    input: Invitation,
    answers: {
      201: v.object({ user: AccountUser }),
      ...refusals,
      409: UserConflict,
      415: Refusal,
      422: Refusal,
      429: Refusal,
    },
  },
  sendInvitation: {
    method: 'POST',
    path: '/api/users/{userId}/invitation',
    allow: 'admin',
    summary: 'Mail another link to somebody who has not accepted; the older one ends',
    writes: ['users', 'history'],
    input: v.object({ userId: Id }),
    answers: { 200: v.object({ user: AccountUser }), ...writes, 409: UserConflict, 415: Refusal, 429: Refusal },
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/users/{userId}/invitation',
    allow: 'admin',
    summary: 'Take an invitation back that was not accepted, and remove who was invited',
    writes: ['users', 'history'],
    input: v.object({ userId: Id }),
    answers: { 200: Done, ...writes, 409: UserConflict },
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/users/{userId}',
    allow: 'admin',
    summary:
      'Change what somebody may see, or keep them out; who is disabled is signed out at once. Nobody changes themselves, and the last admin stays one',
    writes: ['users', 'history'],
    input: v.object({
      userId: Id,
      version: Version,
      roles: v.optional(Roles),
      /** Where they plan; needed for the role Scheduler. */
      hospitalIds: v.optional(HospitalIds),
      disabled: v.optional(v.boolean('must be true or false')),
    }),
    answers: { 200: v.object({ user: AccountUser }), ...writes, 409: UserConflict, 415: Refusal },
  },
  endUserSessions: {
    method: 'DELETE',
    path: '/api/users/{userId}/sessions',
    allow: 'admin',
    summary: 'Sign somebody out everywhere; what they had typed is kept by their pages until they sign in again',
    writes: ['users', 'history'],
    input: v.object({ userId: Id }),
    answers: { 200: v.object({ ended: v.number() }), ...writes },
  },
})
