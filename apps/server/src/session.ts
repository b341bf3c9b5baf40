import { ApiError, type Allow } from '@onward/contract'
import type { Config } from './config.ts'
import { isAdmin, type User } from './context.ts'
import type { Db, Store } from './db.ts'
import { accountOf, hashOf } from './tokens.ts'
import { isVerified, userColumns } from './users.ts'

const BEARER = /^Bearer ([\w.-]{1,500})$/i

/**
 * Who sends this request, as the store knows them now: an ended session, a disabled user or a changed role counts at once.
 * @throws ApiError 401
 */
export const userOf = async (store: Pick<Store, 'of'>, request: Request, now: Date): Promise<User> => {
  const [, token = ''] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  const accountId = accountOf(token)
  if (accountId === undefined) throw unknown()
  const at = now.toISOString()
  const user = await store
    .of(accountId)
    .selectFrom('accessToken as t')
    .innerJoin('session as s', (join) =>
      join.onRef('s.accountId', '=', 't.accountId').onRef('s.sessionId', '=', 't.sessionId'),
    )
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 's.accountId').onRef('u.userId', '=', 's.userId'),
    )
    .where('t.accountId', '=', accountId)
    .where('t.tokenHash', '=', hashOf(token))
    .where('t.expiresAt', '>', at)
    .where('s.expiresAt', '>', at)
    .where('s.endedAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .select(['s.sessionId', ...userColumns])
    .executeTakeFirst()
  if (!user) throw unknown()
  return user
}

/**
 * The user, if the contract lets them make this call.
 * @throws ApiError 403
 */
export const admit = (user: User, allow: Exclude<Allow, 'everybody'>, config: Config): User => {
  if (allow === 'signedIn') return user
  if (!isVerified(user, config)) throw new ApiError(403, { message: 'Verify your e-mail address first' })
  if (allow === 'user' || isAdmin(user)) return user
  if (allow === 'admin') throw new ApiError(403, { message: 'Admins only' })
  if (user.roles.includes('Scheduler')) return user
  if (allow === 'scheduler') throw new ApiError(403, { message: 'Admins and schedulers only' })
  if (!user.roles.includes('Provider')) throw new ApiError(403, { message: 'This schedule is not yours' })
  return user
}

const unknown = () => new ApiError(401, { message: 'Sign in first' }, { 'www-authenticate': 'Bearer' })

/** How many sessions of the user that ended; all of them, or all but one. */
export const endSessions = async (
  trx: Db,
  { accountId, userId }: { accountId: number; userId: string },
  reason: 'password_reset' | 'disabled' | 'revoked' | 'password_changed' | 'ended',
  at: string,
  except?: string,
) =>
  (
    await trx
      .updateTable('session')
      .set({ endedAt: at, endReason: reason, idToken: null })
      .where('accountId', '=', accountId)
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .$if(except !== undefined, (rows) => rows.where('sessionId', '!=', except ?? ''))
      .returning('sessionId')
      .execute()
  ).length
