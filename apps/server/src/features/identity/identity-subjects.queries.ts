import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { userColumns } from '#server/users.ts'

type Owner = { accountId: number; userId: string }

/** The user whom a service means by a subject. */
export const userBySubject = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('identitySubject as i')
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'i.accountId').onRef('u.userId', '=', 'i.userId'),
    )
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .select([...userColumns, 'u.disabledAt'])
    .executeTakeFirst()

/** False when the user is somebody else there by now, or the subject another user here. */
export const linkSubject = async (trx: Db, row: Owner & { issuer: string; subject: string }) =>
  (await trx
    .insertInto('identitySubject')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()) !== undefined

/** The service has shown whose address it is. Whoever chose the password before need not be the same. */
export const takeVerified = async (trx: Db, { accountId, userId }: Owner, passwordHash: string, at: string) => {
  await trx
    .updateTable('appUser')
    .set({ emailVerifiedAt: at, passwordHash, hasPassword: false, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
}

/** Locks the user against being disabled or changed until the transaction ends; undefined for one who may not sign in. */
export const enabledUser = (trx: Db, { accountId, userId }: Owner) =>
  trx
    .selectFrom('appUser as u')
    .where('u.accountId', '=', accountId)
    .where('u.userId', '=', userId)
    .where('u.disabledAt', 'is', null)
    .select(userColumns)
    .forUpdate('u')
    .executeTakeFirst()

/** What the service is shown when this session ends; it is not kept any longer. */
export const takeIdToken = async (trx: Db, accountId: number, sessionId: string) => {
  const row = await trx
    .selectFrom('session')
    .where('accountId', '=', accountId)
    .where('sessionId', '=', sessionId)
    .select('idToken')
    .executeTakeFirst()
  if (row?.idToken == null) return undefined
  await trx
    .updateTable('session')
    .set({ idToken: null })
    .where('accountId', '=', accountId)
    .where('sessionId', '=', sessionId)
    .execute()
  return row.idToken
}
