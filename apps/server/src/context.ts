import { ApiError, type Assignment, type Ability, type RoleName } from '@onward/contract'
import type { Logger } from 'pino'
import type { Author } from './audit.ts'
import { isWithin, type Scope } from './booking/scope.ts'
import type { Background } from './background.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Live } from './live/live.ts'
import type { Metrics } from './metrics.ts'
import type { SpentHere } from './spent-here.ts'

/** The signed-in user as the store knows them at this request; never what a browser claims. */
export type User = {
  accountId: number
  userId: string
  userName: string
  email: string
  fullName: string
  emailVerifiedAt: string | null
  /** Registered and not verified: the address may be somebody else's. */
  isClaim: boolean
  roles: RoleName[]
  /** The facilities at which a Scheduler plans. */
  hospitalIds: string[]
  sessionId: string
}

/** What every handler is given besides its input. */
export type Context = {
  db: Db
  /** Wanted after a large import. */
  vacuum: () => Promise<void>
  config: Config
  log: Logger
  now: () => Date
  /** Refresh tokens that this process has spent. */
  spentHere: SpentHere
  /** Since when this process answers. */
  startedAt: Date
  requestId: string
  /** Aborted when the caller leaves before the answer. */
  signal: AbortSignal
  /** The caller's network address. */
  address: string
  idempotencyKey: string | undefined
  /** What the request says beside its body, as it came. */
  headers: Headers
  /** What is counted, where anybody asks for numbers. */
  metrics: Metrics | undefined
  /** Work that goes on after the answer. */
  background: Background
  /** Tells who listens what is changed. */
  live: Live
  /** The request's cookies, as they came. */
  cookies: string
  /** What the answer says beside its body. */
  answerHeaders: Headers
  /** Undefined where everybody may call; `signedIn` narrows it. The contract says who it may be. */
  user: User | undefined
  /** Who sends a call that everybody may make, if they are signed in. */
  sender: () => Promise<User | undefined>
}

/** The user of a call that is not for everybody. */
export const signedIn = ({ user }: Context): User => {
  if (!user) throw new ApiError(401, { message: 'Sign in first' })
  return user
}

export const isAdmin = ({ roles }: User) => roles.includes('Admin')

const isScheduler = ({ roles }: User) => roles.includes('Scheduler')

/** Where a user plans: an admin everywhere, a scheduler at their facilities, anybody else nowhere. */
export const scopeOf = (user: User): Scope => (isAdmin(user) ? undefined : isScheduler(user) ? user.hospitalIds : [])

/** The user who books, for the audit trail; the contract says who may call what books, and the scope what they book. */
export const authorOf = (context: Context): Author => {
  const user = signedIn(context)
  const { accountId, userId } = user
  return { accountId, userId, requestId: context.requestId, scope: scopeOf(user) }
}

/** A provider may ask for their own schedule, an admin for anybody's; a client for nobody's. What is open is no provider's. */
export const mayRead = (user: User, providerId: string | null) => {
  if (isAdmin(user)) return
  if (!user.roles.includes('Provider') || user.userId !== providerId) {
    throw new ApiError(403, { message: 'This schedule is not yours' })
  }
}

/** As whom a user sees their own rows, wherever those are. */
export const ownId = ({ roles, userId }: User) => (roles.includes('Provider') ? userId : undefined)

type Seen = { providerId: string | null; hospitalId: string; publication: Assignment['publication'] }
/** Whether a shift as it is planned is theirs to see: at a facility where they plan, or their own as they were told of it. */
export const maySee = (user: User, { providerId, hospitalId, publication }: Seen) =>
  isWithin(scopeOf(user), hospitalId) || (ownId(user) === providerId && publication === 'published')

/**
 * Whose rows a list is about, of those that were asked for: an admin's wish, everybody when there is none; a provider's own. A
 * scheduler's wish is narrowed by where they plan, `scopeOf`.
 * @throws ApiError 403 for anybody else's
 */
export const mayList = (user: User, providerIds: string[] | undefined) => {
  if (isAdmin(user) || isScheduler(user)) return providerIds
  for (const id of [user.userId, ...(providerIds ?? [])]) mayRead(user, id)
  return providerIds ?? [user.userId]
}

/** `accountId` in a body may be repeated, never chosen. */
export const sameAccount = (user: User, accountId: number | string | undefined) => {
  if (accountId !== undefined && String(accountId) !== String(user.accountId)) {
    throw new ApiError(403, { message: 'This account is not yours' })
  }
}

/** What a user may do on the sample screens. */
export const abilityOf = ({ roles }: Pick<User, 'roles'>): Ability[] =>
  roles.some((role) => role !== 'Client')
    ? [{ action: 'manage', subject: 'all' }]
    : [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ]
