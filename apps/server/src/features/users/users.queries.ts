import type { AccountUser, RoleName, UserState } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { mailRefusal } from '#server/mail-refusals.ts'
import { holds, total, type Search } from '#server/search.ts'
import { rolesOfUser, userState } from '#server/users.ts'

export const columns = [
  'u.userId',
  'u.fullName',
  'u.userName as username',
  'u.email',
  rolesOfUser,
  sql<AccountUser['facilities']>`(
    select coalesce(json_agg(json_build_object('hospitalId', f.hospital_id, 'facilityName', f.facility_name)
      order by f.sort_name, f.hospital_id), '[]')
    from user_facility o join facility f on f.account_id = o.account_id and f.hospital_id = o.hospital_id
    where o.account_id = u.account_id and o.user_id = u.user_id)`.as('facilities'),
  userState.as('state'),
  'u.lastSignInAt',
  sql<boolean>`exists (
    select from provider p where p.account_id = u.account_id and p.provider_id = u.user_id)`.as('isProvider'),
  'u.invitedAt',
  mailRefusal.as('mailRefusal'),
  'u.version',
] as const

/** Who has claimed an address unasked and not shown that it is theirs is nobody here yet. */
export const usersOf = (db: Db, accountId: number) =>
  db
    .selectFrom('appUser as u')
    .where('u.accountId', '=', accountId)
    .where((row) => row.or([row('u.isClaim', '=', false), row('u.invitedAt', 'is not', null)]))

/** One page of the account's users whose name, user name or address holds `q`, and how many there are. */
export const searchUsers = async (
  db: Db,
  wish: Search & { role?: RoleName | undefined; state?: UserState | undefined },
) => {
  const { accountId, q, role, page, perPage } = wish
  const found = usersOf(db, accountId)
    .$if(role !== undefined, (rows) =>
      rows.where(sql<boolean>`exists (
        select from user_role r where r.account_id = u.account_id and r.user_id = u.user_id and r.role_name = ${role})`),
    )
    .$if(wish.state !== undefined, (rows) => rows.where(userState, '=', wish.state ?? 'active'))
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '', sql`u.full_name`, sql`u.user_name`, sql`u.email`)))
  const users: AccountUser[] = await found
    .select(columns)
    .orderBy(sql`folded(u.full_name)`)
    .orderBy('u.userId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { users, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** One user as the account sees them. */
export const accountUser = (db: Db, accountId: number, userId: string): Promise<AccountUser | undefined> =>
  usersOf(db, accountId).where('u.userId', '=', userId).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes them. */
export const takeUser = (trx: Db, accountId: number, userId: string): Promise<AccountUser | undefined> =>
  usersOf(trx, accountId).where('u.userId', '=', userId).select(columns).forUpdate('u').executeTakeFirst()

/** Keeps somebody out from now on, or lets them in again, as the next version. */
export const setDisabled = async (
  trx: Db,
  { accountId, userId, disabledAt }: { accountId: number; userId: string; disabledAt: string | null },
) => {
  await trx
    .updateTable('appUser')
    .set({ disabledAt, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
}
