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
    // Signing in writes when it was: two at once would each wait for the other's share.
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined

export const setPassword = (trx: Db, { accountId, userId }: Owner, passwordHash: string) =>
  trx
    .updateTable('appUser')
    .set({ passwordHash, hasPassword: true })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
