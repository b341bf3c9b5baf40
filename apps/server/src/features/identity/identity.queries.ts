import type { Language } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { hashOf } from '#server/tokens.ts'
import { userColumns } from '#server/users.ts'

/** The user who signs in with this address, password hash included; undefined for nobody. */
export const userByEmail = (db: Db, email: string) =>
  db
    .selectFrom('signInName as n')
    .innerJoin('appUser as u', (join) => join.onRef('u.accountId', '=', 'n.accountId').onRef('u.email', '=', 'n.email'))
    .where('n.email', '=', email.toLowerCase())
    .where('u.isClaim', '=', false)
    .select([...userColumns, 'u.language', 'u.passwordHash', 'u.disabledAt'])
    .executeTakeFirst()

export const userById = (db: Db, accountId: number, userId: string) =>
  db
    .selectFrom('appUser as u')
    .where('u.accountId', '=', accountId)
    .where('u.userId', '=', userId)
    .select([...userColumns, 'u.language', 'u.disabledAt'])
    .executeTakeFirst()

/** People who come on their own join the first account; an admin decides what they may see. */
export const HOME_ACCOUNT = 1

/** A session, which says when its user signed in last; of whom no language is known, the one of the page that they signed in on. */
export const openSession = async (
  db: Db,
  session: {
    accountId: number
    userId: string
    expiresAt: string
    idToken: string | null
    device: string | null
    address: string | null
  },
  { at, language }: { at: string; language: Language | undefined },
) => {
  await db
    .updateTable('appUser')
    .set({ lastSignInAt: at, language: sql`coalesce(language, ${language ?? null})` })
    .where('accountId', '=', session.accountId)
    .where('userId', '=', session.userId)
    .execute()
  return (
    await db
      .insertInto('session')
      .values({ ...session, createdAt: at })
      .returning('sessionId')
      .executeTakeFirstOrThrow()
  ).sessionId
}

/** False when it had ended before. */
export const endSession = async (
  db: Db,
  session: { accountId: number; sessionId: string },
  reason: 'logout' | 'refresh_reuse' | 'disabled',
  at: string,
) =>
  (await db
    .updateTable('session')
    .set({ endedAt: at, endReason: reason, ...(reason !== 'logout' && { idToken: null }) })
    .where('accountId', '=', session.accountId)
    .where('sessionId', '=', session.sessionId)
    .where('endedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()) !== undefined

/** A refresh token with its session, whatever its state; undefined when we never issued it. */
export const refreshTokenOf = (db: Db, accountId: number, token: string) =>
  db
    .selectFrom('refreshToken as t')
    .innerJoin('session as s', (join) =>
      join.onRef('s.accountId', '=', 't.accountId').onRef('s.sessionId', '=', 't.sessionId'),
    )
    .where('t.accountId', '=', accountId)
    .where('t.tokenHash', '=', hashOf(token))
    .select([
      't.accountId',
      't.expiresAt',
      't.usedAt',
      't.usedOn',
      's.sessionId',
      's.userId',
      's.endedAt',
      's.expiresAt as sessionExpiresAt',
    ])
    .executeTakeFirst()

/** Spends the token, on a device if it is a known one; false when somebody else was first. */
export const spend = async (db: Db, accountId: number, token: string, at: string, usedOn: Uint8Array | null) =>
  (await db
    .updateTable('refreshToken')
    .set({ usedAt: at, usedOn })
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()) !== undefined

export const storeRefreshToken = (
  db: Db,
  row: { accountId: number; sessionId: string; token: string; parent: string | undefined; expiresAt: string },
) =>
  db
    .insertInto('refreshToken')
    .values({
      accountId: row.accountId,
      sessionId: row.sessionId,
      tokenHash: hashOf(row.token),
      parentHash: row.parent === undefined ? null : hashOf(row.parent),
      expiresAt: row.expiresAt,
    })
    .execute()

export const storeAccessToken = (
  db: Db,
  row: { accountId: number; sessionId: string; token: string; expiresAt: string },
) =>
  db
    .insertInto('accessToken')
    .values({
      accountId: row.accountId,
      sessionId: row.sessionId,
      tokenHash: hashOf(row.token),
      expiresAt: row.expiresAt,
    })
    .execute()

/** The secret of that name, drawn on first use; every server process reads the same one. */
export const secretOf = async (db: Db, secretName: string, draw: () => Uint8Array) => {
  const stored = db.selectFrom('serverSecret').select('secret').where('secretName', '=', secretName)
  const found = await stored.executeTakeFirst()
  if (found) return found.secret
  await db
    .insertInto('serverSecret')
    .values({ secretName, secret: draw() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have been first; then its secret counts.
  return (await stored.executeTakeFirstOrThrow()).secret
}

/** Which of the two is taken; the e-mail address anywhere, the user name in the account. */
export const taken = async (db: Db, accountId: number, email: string, userName: string) => {
  const byEmail = await db
    .selectFrom('signInName')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  const byName = await db
    .selectFrom('appUser')
    .select('userId')
    .where('accountId', '=', accountId)
    .where('isClaim', '=', false)
    .where(sql`lower(user_name)`, '=', sql`lower(${userName})`)
    .executeTakeFirst()
  return { email: byEmail !== undefined, userName: byName !== undefined }
}

export const hasAccount = async (db: Db, accountId: number) =>
  (await db.selectFrom('account').select('accountId').where('accountId', '=', accountId).executeTakeFirst()) !==
  undefined
