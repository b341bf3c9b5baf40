import { ApiError } from '@onward/contract'
import { record } from '#server/audit.ts'
import type { Context } from '#server/context.ts'
import { accountOf, successorOf } from '#server/tokens.ts'
import { userData } from '#server/users.ts'
import { endSession, refreshTokenOf, spend, userById } from './identity.queries.ts'
import { issueAccessToken, keepRefreshToken, refreshSecret } from './issue-tokens.ts'

/** For how long a spent token is taken for an honest second call: two tabs at once, or an answer that was lost. */
const GRACE_MS = 5_000

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
    } else if (!(await isHonestRepeat(trx, context, accountId, refreshToken, next))) {
      const isFirst = await endSession(trx, { accountId, sessionId }, 'refresh_reuse', at.toISOString())
      if (isFirst)
        await record(trx, context, { accountId, userId, action: 'session.refresh_reuse', objectId: sessionId })
      return undefined
    }
    const accessToken = await issueAccessToken(trx, context, { accountId, sessionId })
    return { userData: userData(user, context.config), accessToken, refreshToken: next }
  })
  if (!answer) throw invalid()
  return answer
}

/** Read after `spend` lost: what the winner committed is visible by then. */
const isHonestRepeat = async (trx: Context['db'], context: Context, accountId: number, spent: string, next: string) => {
  const [parent, child] = [await refreshTokenOf(trx, accountId, spent), await refreshTokenOf(trx, accountId, next)]
  if (!parent?.usedAt || !child || child.usedAt) return false
  const usedAt = Date.parse(parent.usedAt)
  return usedAt >= context.startedAt.getTime() && context.now().getTime() - usedAt <= GRACE_MS
}
