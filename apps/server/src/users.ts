import type { RoleName, UserData, UserState } from '@onward/contract'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { abilityOf, type User } from './context.ts'
import type { Db } from './db.ts'

/** The roles of `app_user as u`, by name. */
export const rolesOfUser = sql<RoleName[]>`(
  select coalesce(json_agg(role_name order by role_name), '[]')
  from user_role where user_role.account_id = u.account_id and user_role.user_id = u.user_id
)`.as('roles')

/** Where `app_user as u` plans. */
const facilitiesOfUser = sql<string[]>`(
  select coalesce(json_agg(hospital_id order by hospital_id), '[]')
  from user_facility where user_facility.account_id = u.account_id and user_facility.user_id = u.user_id)`.as(
  'hospitalIds',
)

/** Whether `app_user as u` can sign in, and if not, why. */
export const userState = sql<UserState>`(
  case when u.invited_at is not null then 'invited' when u.disabled_at is not null then 'disabled' when u.email_verified_at is null then 'unverified' else 'active' end)`

/** Whether `app_user as u` signs in and has shifts of their own, whoever else they are. */
export const hasOwnShifts = sql<boolean>`(u.disabled_at is null and u.invited_at is null and exists (
  select from user_role where user_role.account_id = u.account_id and user_role.user_id = u.user_id
    and user_role.role_name = 'Provider'))`

/** What is known of a user, from `app_user as u`. */
export const userColumns = [
  'u.accountId',
  'u.userId',
  'u.userName',
  'u.email',
  'u.fullName',
  'u.emailVerifiedAt',
  'u.isClaim',
  rolesOfUser,
  facilitiesOfUser,
] as const

/** Who can sign in to the sample; nobody else can be mailed at such an address. */
export const SAMPLE_EMAILS: ReadonlySet<string> = new Set(
  ['admin', 'scheduler', 'provider', 'client'].map((name) => `${name}@onward.test`),
)

/** Users of the sample that are there, and not kept out. */
export const publishedUsers = (db: Db) =>
  db
    .selectFrom('appUser')
    .where('email', 'in', [...SAMPLE_EMAILS])
    .where('isClaim', '=', false)
    .where('disabledAt', 'is', null)
    .select(['accountId', 'email', 'userName'])
    .orderBy('email')
    .execute()

/** Whether nothing stands in this user's way; where verification is off, no address has to be verified. */
export const isVerified = (user: Pick<User, 'emailVerifiedAt' | 'isClaim'>, config: Config) =>
  user.emailVerifiedAt !== null || (!config.emailVerification && !user.isClaim)

/** What the browser is told about its user. */
export const userData = (user: Omit<User, 'sessionId' | 'hospitalIds'>, config: Config): UserData => {
  const ability = abilityOf(user)
  return {
    userId: user.userId,
    accountId: user.accountId,
    fullName: user.fullName,
    username: user.userName,
    email: user.email,
    userValidation: { status: 'Success', rolesList: user.roles.map((roleName) => ({ roleName })) },
    ability,
    isEmailVerified: isVerified(user, config),
    idleMinutes: config.idleMinutes,
    ...(!config.isTrial && SAMPLE_EMAILS.has(user.email) && { isPublished: true }),
    role: ability.some(({ action }) => action === 'manage') ? 'admin' : 'client',
    avatar: null,
    extras: {},
  }
}

export type NewUser = Omit<User, 'sessionId' | 'hospitalIds'> & {
  hospitalIds?: readonly string[]
  passwordHash: string
  hasPassword?: boolean
  invitedAt?: string
  invitedBy?: string | null
}

/**
 * Stores a user with their roles. Unique keys refuse an address or a user name that is taken (`isUniqueViolation`); a claim takes
 * neither.
 */
export const addUser = async (trx: Db, { roles, hospitalIds = [], ...user }: NewUser) => {
  const { accountId, userId, email, isClaim } = user
  if (!isClaim) await trx.insertInto('signInName').values({ email, accountId }).execute()
  await trx.insertInto('appUser').values(user).execute()
  await trx
    .insertInto('userRole')
    .values(roles.map((roleName) => ({ accountId, userId, roleName })))
    .execute()
  await setScope(trx, { accountId, userId }, hospitalIds)
}

type Owner = { accountId: number; userId: string }

/** Until the transaction ends nobody else takes the role from an admin of the account, or keeps one out. */
export const takeAdmins = async (trx: Db, accountId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(11, ${accountId}::integer)`.execute(trx)
}

/** Whether somebody else who can sign in is an admin of the account; to be asked after `takeAdmins`. */
export const hasOtherAdmin = async (trx: Db, { accountId, userId }: Owner) =>
  (await trx
    .selectFrom('appUser as u')
    .innerJoin('userRole as r', (join) =>
      join.onRef('r.accountId', '=', 'u.accountId').onRef('r.userId', '=', 'u.userId'),
    )
    .where('u.accountId', '=', accountId)
    .where('u.userId', '!=', userId)
    .where('r.roleName', '=', 'Admin')
    .where('u.disabledAt', 'is', null)
    .where('u.isClaim', '=', false)
    .select('u.userId')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Gives the user these roles and no others, as the next version. */
export const setRoles = async (trx: Db, { accountId, userId }: Owner, roles: readonly RoleName[]) => {
  await trx
    .updateTable('appUser')
    .set({ version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute()
  await trx.deleteFrom('userRole').where('accountId', '=', accountId).where('userId', '=', userId).execute()
  await trx
    .insertInto('userRole')
    .values(roles.map((roleName) => ({ accountId, userId, roleName })))
    .execute()
}

/**
 * Lets a user plan at these facilities and at no others. Whoever calls has written the user's next version.
 * @throws the store's 23503 for a facility that is none of the account's
 */
export const setScope = async (trx: Db, { accountId, userId }: Owner, hospitalIds: readonly string[]) => {
  await trx.deleteFrom('userFacility').where('accountId', '=', accountId).where('userId', '=', userId).execute()
  if (hospitalIds.length === 0) return
  await trx
    .insertInto('userFacility')
    .values(hospitalIds.map((hospitalId) => ({ accountId, userId, hospitalId })))
    .execute()
}

/** Whether one of the account's people who can be scheduled has the user's id. */
export const isActiveProvider = async (db: Db, { accountId, userId }: Owner) =>
  (await db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('providerId', '=', userId)
    .where('isActive', '=', true)
    .select('providerId')
    .executeTakeFirst()) !== undefined
