import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Owner = { accountId: number; userId: string }
export type Side = 'old' | 'new'

/** Waits for both mailboxes from now on; what was asked for before is forgotten, and its links end. */
export const askForEmail = async (trx: Db, { accountId, userId }: Owner, email: string, askedAt: string) => {
  const asked = { email, askedAt, oldConfirmedAt: null, newConfirmedAt: null }
  await trx
    .insertInto('emailChange')
    .values({ accountId, userId, ...asked })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(asked))
    .execute()
  await endMailTokens(trx, { accountId, userId }, ['email-old', 'email-new'])
}

/** Forgets what was asked for, and ends its links: whoever sets another password may not have been the one who asked. */
export const dropEmailChange = async (trx: Db, { accountId, userId }: Owner) => {
  await trx.deleteFrom('emailChange').where('accountId', '=', accountId).where('userId', '=', userId).execute()
  await endMailTokens(trx, { accountId, userId }, ['email-old', 'email-new'])
}

/** What is asked for, with the address that the user has until then. */
export const emailChangeOf = (db: Db, { accountId, userId }: Owner) =>
  db
    .selectFrom('emailChange as c')
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'c.accountId').onRef('u.userId', '=', 'c.userId'),
    )
    .where('c.accountId', '=', accountId)
    .where('c.userId', '=', userId)
    .where('u.disabledAt', 'is', null)
    .select(['c.email', 'u.email as oldEmail', 'u.accountId', 'u.userId', 'u.language'])
    .executeTakeFirst()

/** Notes that one mailbox has said yes; undefined where nothing is asked for any more. */
export const confirmSide = (trx: Db, { accountId, userId }: Owner, side: Side, at: string) =>
  trx
    .updateTable('emailChange')
    .set(side === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .returning(['email', 'oldConfirmedAt', 'newConfirmedAt'])
    .executeTakeFirst()

/**
 * Puts the new address in the place of the old one, and ends every link that was mailed before.
 * @returns false when somebody has it by now
 */
export const moveEmail = async (trx: Db, { accountId, userId }: Owner, from: string, to: string, at: string) => {
  const held = await trx
    .insertInto('signInName')
    .values({ email: to, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  if (!held) return false
  await trx.deleteFrom('signInName').where('email', '=', from).where('accountId', '=', accountId).execute()
  await trx
    .updateTable('appUser')
    .set({ email: to, emailVerifiedAt: at, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
  await trx.deleteFrom('emailChange').where('accountId', '=', accountId).where('userId', '=', userId).execute()
  await endMailTokens(trx, { accountId, userId }, ['reset', 'verify', 'email-old', 'email-new'])
  return true
}

type Purpose = 'reset' | 'verify' | 'email-old' | 'email-new'
/** Links of these kinds that were mailed to the user and not opened end. */
export const endMailTokens = (trx: Db, { accountId, userId }: Owner, purposes: readonly Purpose[]) =>
  trx
    .deleteFrom('mailToken')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute()
