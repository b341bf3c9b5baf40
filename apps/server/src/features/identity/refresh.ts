import { ApiError } from '@onward/contract'
import { record } from '#server/audit.ts'
import type { Context, User } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { accountOf, hashOf, newToken, successorOf } from '#server/tokens.ts'
import { userData } from '#server/users.ts'
import { knownDevice } from './devices.ts'
import { endSession, refreshTokenOf, spend, userById } from './identity.queries.ts'
import { issueAccessToken, keepRefreshToken, refreshSecret } from './issue-tokens.ts'

/** For how long a spent token is taken for an honest second call: two tabs at once, or an answer that was lost. */
export const GRACE_MS = 5_000

const invalid = () => new ApiError(401, { error: 'Invalid refresh token', message: 'Invalid refresh token' })

/**
 * Spends a refresh token. Spent again within the grace, and only while its successor is unspent, it gives that same
 * successor. Later it means that there is a copy: in a tab that was duplicated, when the device of both is the same, which then
 * goes on with a token of its own; otherwise somebody else holds it, and the whole session ends.
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

    const device = await knownDevice({ ...context, db: trx }, user.email)
    const usedOn = device === undefined ? null : hashOf(device)
    const keep = (token: string) => {
      const sessionEnd = new Date(held.sessionExpiresAt)
      return keepRefreshToken(trx, context, { accountId, sessionId, sessionEnd, token, parent: refreshToken })
    }
    if (await spend(trx, accountId, refreshToken, at.toISOString(), usedOn)) await keep(next)
    else {
      const repeat = await judge(trx, context, { accountId, spent: refreshToken, next, usedOn })
      if (repeat === 'unknown') return undefined
      if (repeat === 'honest') return renewed(trx, context, { accountId, sessionId, user, next })
      if (repeat === 'copied') {
        const own = newToken(accountId)
        await keep(own)
        return renewed(trx, context, { accountId, sessionId, user, next: own })
      }
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

type Repeat = { accountId: number; spent: string; next: string; usedOn: Buffer | null }

/**
 * What it means that a token comes again. Read after `spend` lost: what the winner committed is visible by then. A token that was
 * spent in this process is judged by how long ago that is, whatever the clock on the wall has done since; one that was spent
 * in another by that clock, which cannot tell what it believes to be in the future.
 */
const judge = async (
  trx: Db,
  context: Context,
  { accountId, spent, next, usedOn }: Repeat,
): Promise<'honest' | 'copied' | 'stolen' | 'unknown'> => {
  const [parent, child] = [await refreshTokenOf(trx, accountId, spent), await refreshTokenOf(trx, accountId, next)]
  // A thief who was first had no such cookie, and neither has one who comes later.
  const isCopied = usedOn !== null && parent?.usedOn != null && usedOn.equals(parent.usedOn)
  const late = isCopied ? 'copied' : 'stolen'
  if (!parent?.usedAt || !child || child.usedAt) return late
  const here = context.spentHere.sinceSpent(spent)
  if (here !== undefined) return here <= GRACE_MS ? 'honest' : late
  const usedAt = Date.parse(parent.usedAt)
  const elapsed = context.now().getTime() - usedAt
  if (elapsed < 0) return isCopied ? 'copied' : 'unknown'
  return usedAt >= context.startedAt.getTime() && elapsed <= GRACE_MS ? 'honest' : late
}
