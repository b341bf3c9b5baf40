import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, PerPage, Refusal, refusals, StoredPage, Text, Version } from './fields.ts'
import { RoleName } from './identity.ts'

/** `unverified`: signs in and sees nothing until the address is shown to be theirs. `disabled`: does not sign in. */
export const UserState = v.picklist(['active', 'unverified', 'disabled'])
export type UserState = v.InferOutput<typeof UserState>

/** Who signs in to an account. */
export const AccountUser = v.object({
  userId: v.string(),
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  roles: v.array(RoleName),
  state: UserState,
  /** As an instant; null for who has never signed in. */
  lastSignInAt: v.nullable(v.string()),
  /** Whether one of the account's people has their id: without it they cannot be a Provider. */
  isProvider: v.boolean(),
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
])
export type UserConflict = v.InferOutput<typeof UserConflict>

/** One of the words, or all of them where it is left out or empty. */
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  v.optional(
    v.pipe(
      v.union([v.picklist(words), v.literal('')], `must be ${words.join(', ')} or empty`),
      v.transform((word): Word | undefined => (word === '' ? undefined : (word as Word))), // one of them, then
    ),
  )
const Roles = v.pipe(
  v.array(RoleName),
  v.minLength(1, 'must have at least one role'),
  v.transform((roles) => [...new Set(roles)].toSorted()),
)
const writes = { ...refusals, 404: Refusal } as const

/** The users of an account: who signs in to it, and as what. */
export const users = endpoints({
  listUsers: {
    method: 'GET',
    path: '/api/users',
    allow: 'admin',
    summary: 'Users of the account by name; who has registered an address and not shown that it is theirs is none yet',
    reads: ['users'],
    input: v.object({
      q: Text,
      role: oneOf(RoleName.options),
      state: oneOf(UserState.options),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: { 200: v.object({ users: v.array(AccountUser), total: v.number() }), ...refusals },
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
