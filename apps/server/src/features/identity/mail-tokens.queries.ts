import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { grantClaim } from './claims.queries.ts'
import { accountOf, hashOf, newToken } from '#server/tokens.ts'

export type Purpose = 'reset' | 'verify' | 'invite' | 'email-old' | 'email-new'
const minutesOf = ({ resetMinutes, verifyMinutes }: Config): Record<Purpose, number> => ({
  reset: resetMinutes,
  verify: verifyMinutes,
  invite: INVITATION_MINUTES,
  'email-old': verifyMinutes,
  'email-new': verifyMinutes,
})
/** For how long an invitation can be accepted. */
export const INVITATION_MINUTES = 7 * 24 * 60
type Owner = { accountId: number; userId: string }

/** Takes the user's row, always before their tokens: two at once then wait for each other instead of both being right. */
const takeUser = (trx: Db, { accountId, userId }: Owner) =>
  trx
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .select('userId')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** A new token for a link; those that the user was sent before for the same purpose end. */
export const issueMailToken = async (
  trx: Db,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { accountId, userId }: Owner,
  purpose: Purpose,
) => {
  await takeUser(trx, { accountId, userId })
  const at = now()
  await trx
    .updateTable('mailToken')
    .set({ expiresAt: at.toISOString() })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at.toISOString())
    .execute()
  const token = newToken(accountId)
  const expiresAt = new Date(at.getTime() + minutesOf(config)[purpose] * 60_000).toISOString()
  await trx
    .insertInto('mailToken')
    .values({ accountId, userId, purpose, tokenHash: hashOf(token), issuedAt: at.toISOString(), expiresAt })
    .execute()
  return token
}

/** Whose token this is, whatever its state; undefined when we never issued it. */
export const mailTokenOf = async (db: Db, token: string, purpose: Purpose) => {
  const accountId = accountOf(token)
  if (accountId === undefined) return undefined
  return db
    .selectFrom('mailToken as t')
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 't.accountId').onRef('u.userId', '=', 't.userId'),
    )
    .where('t.accountId', '=', accountId)
    .where('t.tokenHash', '=', hashOf(token))
    .where('t.purpose', '=', purpose)
    .select([
      't.tokenHash',
      't.purpose',
      't.expiresAt',
      't.usedAt',
      'u.accountId',
      'u.userId',
      'u.userName',
      'u.fullName',
      'u.email',
      'u.disabledAt',
      'u.isClaim',
      'u.invitedAt',
      'u.passwordHash',
    ])
    .executeTakeFirst()
}
export type MailToken = NonNullable<Awaited<ReturnType<typeof mailTokenOf>>>

/** Spends the token; false when it was spent, ended or replaced meanwhile. */
export const spendMailToken = async (trx: Db, token: MailToken, at: string) => {
  await takeUser(trx, token)
  const spent = await trx
    .updateTable('mailToken')
    .set({ usedAt: at })
    .where('accountId', '=', token.accountId)
    .where('tokenHash', '=', token.tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('userId')
    .executeTakeFirst()
  return spent !== undefined
}

/** The first time counts. False when somebody else has shown meanwhile that the address is theirs. */
export const markVerified = async (trx: Db, token: MailToken, at: string) => {
  const { accountId, userId } = token
  if (token.isClaim) return grantClaim(trx, token, at)
  await trx
    .updateTable('appUser')
    .set({ emailVerifiedAt: at })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute()
  return true
}
