import { sql } from 'kysely'
import { record } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { endSessions } from '#server/session.ts'
import { userColumns } from '#server/users.ts'

/** So many claims of an address are looked at when somebody signs in: each costs a hash. */
const NEWEST = 3

/** Who registered with an address and has not shown that it is theirs, the newest first. */
export const claimsOf = (db: Db, email: string) =>
  db
    .selectFrom('appUser as u')
    .where('u.email', '=', email.toLowerCase())
    .where('u.isClaim', '=', true)
    .where('u.invitedAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .select([...userColumns, 'u.language', 'u.passwordHash', 'u.disabledAt'])
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.userId')
    .limit(NEWEST)
    .execute()

type Owner = { accountId: number; userId: string }

/**
 * Makes a claim the user of its address. A user name that somebody has by then gets a number.
 * @returns false when the address has a user
 */
export const grantClaim = async (trx: Db, { accountId, userId }: Owner, at: string) => {
  const { email, userName } = await trx
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .select(['email', 'userName'])
    .executeTakeFirstOrThrow()
  const held = await trx
    .insertInto('signInName')
    .values({ email, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  if (!held) return false
  // Who takes a name at the same moment waits here for the other one's transaction.
  await sql`select pg_advisory_xact_lock(hashtext('user name'), ${accountId}::integer)`.execute(trx)
  const { rows } = await sql<{ name: string }>`
    select name from (
      select ${userName}::text as name, 0 as place
      union all select left(${userName}, 190) || '-' || place, place from generate_series(2, 10000) place
    ) wish
    where not exists (
      select from app_user where account_id = ${accountId} and not is_claim and lower(user_name) = lower(wish.name))
    order by place limit 1`.execute(trx)
  await trx
    .updateTable('appUser')
    .set({ isClaim: false, emailVerifiedAt: at, userName: rows[0]?.name ?? userId })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
  return true
}

/**
 * Frees an address for whom the operator names, or whom an admin invited: whoever registered with it or holds it unverified is
 * shut out, and written down.
 */
export const takeOver = async (trx: Db, { requestId }: { requestId: string }, email: string, at: string) => {
  const shutOut = await trx
    .updateTable('appUser')
    .set({ isClaim: true, disabledAt: at })
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is', null)
    .where('invitedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .returning(['accountId', 'userId'])
    .execute()
  for (const { accountId, userId } of shutOut) {
    await endSessions(trx, { accountId, userId }, 'disabled', at)
    const entry = { accountId, userId: null, action: 'user.claim-ended', objectId: userId } as const
    await record(trx, { requestId }, entry)
  }
  await sql`
    delete from sign_in_name n
    where n.email = ${email} and not exists (
      select from app_user u where u.account_id = n.account_id and u.email = n.email and not u.is_claim)`.execute(trx)
}
