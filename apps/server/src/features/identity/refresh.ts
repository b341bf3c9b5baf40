import { ApiError } from '@onward/contract'
import { record } from '#server/audit.ts'
import type { Context, User } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { accountOf, successorOf } from '#server/tokens.ts'
import { userData } from '#server/users.ts'
import { endSession, refreshTokenOf, spend, userById } from './identity.queries.ts'
import { issueAccessToken, keepRefreshToken, refreshSecret } from './issue-tokens.ts'

/** For how long a spent token is taken for an honest second call: two tabs at once, or an answer that was lost. */
export const GRACE_MS = 5_000

const invalid = () => new ApiError(401, { error: 'Invalid refresh token', message: 'Invalid refresh token' })

/**
 * Spends a refresh token. Spent again within the grace, and only while its successor is unspent, it gives that same
 * successor; later it means that somebody else holds a copy, and the whole session ends.
 */
export const refresh = async (context: Context, refreshToken: string) => {
  const { db, now } = context
  const accountId = accountOf(refreshToken)
  if (accountId === undefined) throw invalid()
  const secret = await refreshSecret(db)
  const next = successorOf(refreshToken, secret)

  const answer = await db.transaction().execute(async (trx) => {
    const at = now()
    const held = await refreshTokenOf(trx, accountId, refreshToken)
    if (!held || held.endedAt || held.sessionExpiresAt <= at.toISOString() || held.expiresAt <= at.toISOString())
      return undefined
    const { sessionId, userId } = held
    const user = await userById(trx, accountId, userId)
    if (!user || user.disabledAt) return undefined

    if (await spend(trx, accountId, refreshToken, at.toISOString())) {
      const sessionEnd = new Date(held.sessionExpiresAt)
      await keepRefreshToken(trx, context, { accountId, sessionId, sessionEnd, token: next, parent: refreshToken })
    } else {
      const repeat = await judge(trx, context, accountId, refreshToken, next)
      if (repeat === 'unknown') return undefined
      if (repeat === 'honest') return renewed(trx, context, { accountId, sessionId, user, next })
      const isFirst = await endSession(trx, { accountId, sessionId }, 'refresh_reuse', at.toISOString())
      if (isFirst)
        await record(trx, context, { accountId, userId, action: 'session.refresh_reuse', objectId: sessionId })
      return undefined
    }
    context.spentHere.add(refreshToken)
    return renewed(trx, context, { accountId, sessionId, user, next })
  })
  if (!answer) throw invalid()
  return answer
}

type Renewal = { accountId: number; sessionId: string; user: Omit<User, 'sessionId'>; next: string }

const renewed = async (trx: Db, context: Context, { accountId, sessionId, user, next }: Renewal) => ({
  userData: userData(user, context.config),
  accessToken: await issueAccessToken(trx, context, { accountId, sessionId }),
  refreshToken: next,
})

/**
 * What it means that a token comes again. Read after `spend` lost: what the winner committed is visible by then. A token that was
 * spent in this process is judged by how long ago that is, whatever the clock on the wall has done since; one that was spent
 * in another by that clock, which cannot tell what it believes to be in the future.
 */
const judge = async (
  trx: Db,
  context: Context,
  accountId: number,
  spent: string,
  next: string,
): Promise<'honest' | 'stolen' | 'unknown'> => {
  const [parent, child] = [await refreshTokenOf(trx, accountId, spent), await refreshTokenOf(trx, accountId, next)]
  if (!parent?.usedAt || !child || child.usedAt) return 'stolen'
  const here = context.spentHere.sinceSpent(spent)
  if (here !== undefined) return here <= GRACE_MS ? 'honest' : 'stolen'
  const usedAt = Date.parse(parent.usedAt)
  const elapsed = context.now().getTime() - usedAt
  if (elapsed < 0) return 'unknown'
  return usedAt >= context.startedAt.getTime() && elapsed <= GRACE_MS ? 'honest' : 'stolen'
}
