import type { AccountUser } from '@onward/contract'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/jobs.ts'
import { holds, total, type Search } from '#server/search.ts'
import { columns, usersOf } from './users.queries.ts'

type Owner = { accountId: number; userId: string }

/** Whoever of the account has the address or is invited by it; a user who never showed that it is theirs is in nobody's way. */
export const whoHasEmail = (
  db: Db,
  { accountId, email, isVerifying }: { accountId: number; email: string; isVerifying: boolean },
): Promise<AccountUser | undefined> =>
  usersOf(db, accountId)
    .where('u.email', '=', email)
    .$if(isVerifying, (rows) =>
      rows.where((row) => row.or([row('u.emailVerifiedAt', 'is not', null), row('u.invitedAt', 'is not', null)])),
    )
    .select(columns)
    .executeTakeFirst()

/** One page of those whom an invitation could still make users, whose name, id or specialty holds `q`, and how many there are. */
export const searchCandidates = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const found = db
    .selectFrom('provider as p')
    .where('p.accountId', '=', accountId)
    .where('p.isActive', '=', true)
    .where(sql<boolean>`not exists (
      select from app_user u where u.account_id = p.account_id and u.user_id = p.provider_id)`)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`p.sort_name`, sql`p.provider_id`, sql`p.specialty`)))
  const candidates = await found
    .select(['p.providerId', 'p.providerName'])
    .orderBy('p.sortName')
    .orderBy('p.providerId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { candidates, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** Has the link mailed once the transaction has committed. The features that send mails draw its token then. */
export const mailInvitation = (trx: Db, context: Context, owner: Owner) =>
  enqueue(trx, context, 'mail', { kind: 'invite', ...owner }, { isAwaited: true })

/** Whoever sends it again is the one who invites; links that were mailed before end at once. */
export const inviteAgain = async (trx: Db, { accountId, userId }: Owner, by: { userId: string | null; at: string }) => {
  await trx
    .updateTable('appUser')
    .set({ invitedAt: by.at, invitedBy: by.userId })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
  await endLinks(trx, { accountId, userId })
}

/** Removes somebody who was invited and has never been here, with all that hangs on it. */
export const removeInvited = async (trx: Db, { accountId, userId }: Owner) => {
  for (const table of ['mailToken', 'userFacility', 'userRole', 'appUser'] as const)
    await trx.deleteFrom(table).where('accountId', '=', accountId).where('userId', '=', userId).execute()
}

/** Ends the links of whom somebody has invited: who is no admin any more lets nobody in. Another admin may send them again. */
export const endInvitationsBy = async (trx: Db, { accountId, userId }: Owner) => {
  await trx
    .deleteFrom('mailToken')
    .where('accountId', '=', accountId)
    .where('purpose', '=', 'invite')
    .where((token) =>
      token(
        'userId',
        'in',
        token
          .selectFrom('appUser')
          .where('accountId', '=', accountId)
          .where('invitedBy', '=', userId)
          .where('invitedAt', 'is not', null)
          .select('userId'),
      ),
    )
    .execute()
}

const endLinks = (trx: Db, { accountId, userId }: Owner) =>
  trx
    .deleteFrom('mailToken')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('purpose', '=', 'invite')
    .execute()
