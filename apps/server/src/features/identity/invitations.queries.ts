import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { userColumns } from '#server/users.ts'

type Owner = { accountId: number; userId: string }

/** Who was invited and has not accepted, with what they are told; undefined once they have, or it was taken back. */
export const invitedUser = (db: Db, { accountId, userId }: Owner) =>
  db
    .selectFrom('appUser as u')
    .innerJoin('account as a', 'a.accountId', 'u.accountId')
    .leftJoin('appUser as by', (join) =>
      join.onRef('by.accountId', '=', 'u.accountId').onRef('by.userId', '=', 'u.invitedBy'),
    )
    .where('u.accountId', '=', accountId)
    .where('u.userId', '=', userId)
    .where('u.invitedAt', 'is not', null)
    .select(['u.accountId', 'u.userId', 'u.email', 'u.fullName', 'a.accountName', 'by.fullName as invitedBy'])
    // They have told none of their own yet.
    .select((row) => row.fn.coalesce('u.language', 'by.language').as('language'))
    .executeTakeFirst()

/** The same person, found by an address that somebody has vouched for. */
export const invitedByEmail = (db: Db, accountId: number, email: string) =>
  db
    .selectFrom('appUser as u')
    .where('u.accountId', '=', accountId)
    .where('u.email', '=', email.toLowerCase())
    .where('u.invitedAt', 'is not', null)
    .select([...userColumns, 'u.disabledAt'])
    .executeTakeFirst()

/** Takes the user's row; false once the invitation was accepted or taken back. */
export const takeInvited = async (trx: Db, { accountId, userId }: Owner) =>
  (await trx
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('invitedAt', 'is not', null)
    .select('userId')
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** Nobody is waited for any more, as the next version; with what was chosen. */
export const endInvitation = (
  trx: Db,
  { accountId, userId }: Owner,
  chosen: { userName?: string; passwordHash?: string },
) =>
  trx
    .updateTable('appUser')
    .set({ ...chosen, invitedAt: null, invitedBy: null, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
