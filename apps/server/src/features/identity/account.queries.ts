import type { Language, MailChanges, OwnAccount, OwnSession } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Owner = { accountId: number; userId: string }

const columns = [
  'fullName',
  'userName',
  'email',
  'hasPassword',
  'passwordHash',
  'mailChanges',
  'language',
  'version',
] as const

/** The row of who asks, with what the password is compared with. */
export const ownRow = (db: Db, { accountId, userId }: Owner) =>
  db
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .select(columns)
    .executeTakeFirstOrThrow()

/** The same, and until the transaction ends nobody else writes it. */
export const takeOwnRow = (trx: Db, { accountId, userId }: Owner) =>
  trx
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Writes what somebody chose of themselves. */
export const changeOwnRow = (
  trx: Db,
  { accountId, userId }: Owner,
  to: { fullName: string } | { mailChanges: MailChanges },
) =>
  trx
    .updateTable('appUser')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()

/** Writes in which language somebody is mailed. The row keeps its version: nobody else changes it, and the last choice counts. */
export const setLanguage = (trx: Db, { accountId, userId }: Owner, language: Language) =>
  trx.updateTable('appUser').set({ language }).where('accountId', '=', accountId).where('userId', '=', userId).execute()

/** What users see of themselves; a change of address that nobody has finished in time is none any more. */
export const ownAccount = async (
  db: Db,
  owner: Owner,
  { localSignIn, since }: { localSignIn: boolean; since: string },
): Promise<OwnAccount> => {
  const { fullName, userName, email, hasPassword, mailChanges, language, version } = await ownRow(db, owner)
  const change = await db
    .selectFrom('emailChange')
    .where('accountId', '=', owner.accountId)
    .where('userId', '=', owner.userId)
    .where('askedAt', '>', since)
    .select(['email', 'oldConfirmedAt', 'newConfirmedAt'])
    .executeTakeFirst()
  const confirmed = [
    ...(change?.oldConfirmedAt == null ? [] : (['old'] as const)),
    ...(change?.newConfirmedAt == null ? [] : (['new'] as const)),
  ]
  return {
    fullName,
    username: userName,
    email,
    hasPassword: localSignIn && hasPassword,
    mailChanges,
    language,
    emailChange: change ? { email: change.email, confirmed } : null,
    version,
  }
}

/** The sessions that can still be used, the last used first. */
export const ownSessions = async (
  db: Db,
  { accountId, userId, sessionId }: Owner & { sessionId: string },
  at: string,
): Promise<OwnSession[]> => {
  const { rows } = await sql<Omit<OwnSession, 'isThis'>>`
    select s.session_id as "sessionId", s.device, s.address, s.created_at as since,
      greatest(s.created_at, max(t.used_at)) as "lastUsedAt"
    from session s join refresh_token t on t.account_id = s.account_id and t.session_id = s.session_id
    where s.account_id = ${accountId} and s.user_id = ${userId} and s.ended_at is null and s.expires_at > ${at}
    group by s.account_id, s.session_id
    having bool_or(t.used_at is null and t.expires_at > ${at})
    order by 5 desc, 1`.execute(db)
  return rows.map((row) => ({ ...row, isThis: row.sessionId === sessionId }))
}

/** False when it had ended before, or is nobody's or somebody else's. */
export const endOwnSession = async (trx: Db, { accountId, userId }: Owner, sessionId: string, at: string) =>
  (await trx
    .updateTable('session')
    .set({ endedAt: at, endReason: 'ended', idToken: null })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where(sql<string>`session_id::text`, '=', sessionId)
    .where('endedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()) !== undefined
