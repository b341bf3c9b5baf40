import type { Db } from '#server/db.ts'

type Owner = { accountId: number; userId: string }

/**
 * Whether this is still the user's password; until the transaction ends nobody can set another one. A hash takes a while to
 * compare, and a reset meanwhile ends all sessions: none may begin with the old password after it.
 */
export const isStillPassword = async (trx: Db, user: { accountId: number; userId: string; passwordHash: string }) =>
  (await trx
    .selectFrom('appUser')
    .where('accountId', '=', user.accountId)
    .where('userId', '=', user.userId)
    .where('passwordHash', '=', user.passwordHash)
    .where('disabledAt', 'is', null)
    .select('userId')
    .forShare()
    .executeTakeFirst()) !== undefined

export const setPassword = (trx: Db, { accountId, userId }: Owner, passwordHash: string) =>
  trx
    .updateTable('appUser')
    .set({ passwordHash })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()

/** How many sessions of the user that ended. */
export const endSessions = async (
  trx: Db,
  { accountId, userId }: Owner,
  reason: 'password_reset' | 'disabled',
  at: string,
) =>
  (
    await trx
      .updateTable('session')
      .set({ endedAt: at, endReason: reason })
      .where('accountId', '=', accountId)
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .returning('sessionId')
      .execute()
  ).length
