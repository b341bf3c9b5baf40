import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { languageIn } from '#server/texts.ts'
import { newToken } from '#server/tokens.ts'
import { openSession, secretOf, storeAccessToken, storeRefreshToken } from './identity.queries.ts'

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

/** So much of what a browser says of itself is kept. */
const LONGEST_DEVICE = 300

/** By which people know their own sessions. */
const cameFrom = ({ headers, address }: Context) => ({
  device: headers.get('user-agent')?.slice(0, LONGEST_DEVICE) ?? null,
  address: address === '' ? null : address,
})

/** A new session with its first pair of tokens. */
export const startSession = async (
  trx: Db,
  context: Context,
  user: { accountId: number; userId: string },
  /** Of who was signed in by the identity service. */
  idToken: string | null = null,
) => {
  const { config, now } = context
  const { accountId, userId } = user
  const sessionEnd = later(now(), config.sessionMinutes)
  const sessionId = await openSession(
    trx,
    { accountId, userId, expiresAt: sessionEnd.toISOString(), idToken, ...cameFrom(context) },
    { at: now().toISOString(), language: languageIn(context.headers) },
  )
  const refreshToken = newToken(accountId)
  await keepRefreshToken(trx, context, { accountId, sessionId, sessionEnd, token: refreshToken, parent: undefined })
  return { accessToken: await issueAccessToken(trx, context, { accountId, sessionId }), refreshToken }
}

/** Stores a refresh token; it never outlives its session. */
export const keepRefreshToken = (
  trx: Db,
  { config, now }: Context,
  row: { accountId: number; sessionId: string; sessionEnd: Date; token: string; parent: string | undefined },
) => {
  const { sessionEnd, ...token } = row
  const end = Math.min(later(now(), config.refreshMinutes).getTime(), sessionEnd.getTime())
  return storeRefreshToken(trx, { ...token, expiresAt: new Date(end).toISOString() })
}

export const issueAccessToken = async (
  trx: Db,
  { config, now }: Context,
  session: { accountId: number; sessionId: string },
) => {
  const token = newToken(session.accountId)
  await storeAccessToken(trx, { ...session, token, expiresAt: later(now(), config.accessMinutes).toISOString() })
  return token
}

/** What `successorOf` derives with. */
export const refreshSecret = (db: Db) => secretOf(db, 'refresh', () => randomBytes(32))
