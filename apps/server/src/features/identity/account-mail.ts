import { reply, wrongField, type Handlers, type identity } from '@onward/contract'
import { record } from '#server/audit.ts'
import { signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { hashPassword, isPassword, tooWeak, weakness } from '#server/passwords.ts'
import { endSessions } from '#server/session.ts'
import { isVerified } from '#server/users.ts'
import { dropEmailChange } from './email-change.queries.ts'
import { promiseMail } from './mail-jobs.ts'
import { mailTokenOf, markVerified, spendMailToken, type MailToken } from './mail-tokens.queries.ts'
import { setPassword } from './password.queries.ts'
import { countDeadLink, forgetSignInTries, tryBesideLink, tryForgot, tryResend } from './rate-limit.ts'

/** Said where people do not sign in with a password of this server's. */
export const LOCAL_OFF = { message: 'People sign in through the identity service here' }

type Call = 'forgotPassword' | 'readReset' | 'resetPassword' | 'verifyEmail' | 'resendVerification'

/** What a user does by way of their mailbox: a new password, and showing that the address is theirs. */
export const accountMailHandlers: Pick<Handlers<typeof identity, Context>, Call> = {
  forgotPassword: async ({ email }, context) => {
    if (!context.config.localSignIn) return reply(403, LOCAL_OFF)
    if (!(await tryForgot(context, email))) return {}
    // Whoever it is, known or not: who that is, is looked up when the mail is sent, and tells the caller nothing.
    await promiseMail(context.db, context, { kind: 'reset', email })
    return {}
  },

  readReset: async ({ token }, context) => {
    const held = await mailTokenOf(context.db, token, 'reset')
    if (held && isGood(held, context.now())) return {}
    // Whoever only looks has tried nothing.
    throw await refusal(context, undefined, 'password.reset-refused')
  },

  resetPassword: async ({ token, password }, context) => {
    const { db, config, now } = context
    const held = await mailTokenOf(db, token, 'reset')
    if (!held || !isGood(held, now())) throw await refusal(context, held, 'password.reset-refused')
    const weak = weakness(password, config.passwordMinimum, [held.userName, held.fullName, ...held.email.split('@')])
    if (weak) throw tooWeak('password', weak)
    const passwordHash = await hashPassword(password)
    const { accountId, userId } = held
    const isDone = await spend(context, held, async (trx, at) => {
      await setPassword(trx, held, passwordHash)
      await dropEmailChange(trx, held)
      const sessionsEnded = await endSessions(trx, held, 'password_reset', at)
      await forgetSignInTries(trx, held.email)
      const after = { sessionsEnded }
      await record(trx, context, { accountId, userId, action: 'password.reset', objectId: userId, after })
    })
    if (!isDone) throw await refusal(context, held, 'password.reset-refused')
    return {}
  },

  verifyEmail: async ({ token, password }, context) => {
    const { db, now } = context
    const held = await mailTokenOf(db, token, 'verify')
    if (!held || !isGood(held, now())) throw await refusal(context, held, 'email.verify-refused')
    const { accountId, userId } = held
    if (!(await isWhoRegistered(held, password, context, 'email.verify-refused')))
      return reply(403, { message: 'Sign in as who registered this address' })
    const isDone = await spend(context, held, async (trx) => {
      await record(trx, context, { accountId, userId, action: 'email.verified', objectId: userId })
    })
    if (!isDone) throw await refusal(context, held, 'email.verify-refused')
    return {}
  },

  resendVerification: async (_, context) => {
    const user = signedIn(context)
    await tryResend(context, user)
    if (isVerified(user, context.config)) return {}
    const { accountId, userId } = user
    await context.db.transaction().execute(async (trx) => {
      await record(trx, context, { accountId, userId, action: 'email.verify-asked', objectId: userId })
      await promiseMail(trx, context, { kind: 'verify', accountId, userId })
    })
    return {}
  },
}

/** Ends a transaction in which the address turns out to be somebody else's by now. */
class Elsewhere extends Error {}

/**
 * Spends a link, which shows whose the address is, and does what it is for; all of it or nothing.
 * @returns false when it was spent meanwhile, or the address is somebody else's by now
 */
const spend = ({ db, now }: Context, held: MailToken, work: (trx: Db, at: string) => Promise<void>) =>
  db
    .transaction()
    .execute(async (trx) => {
      const at = now().toISOString()
      if (!(await spendMailToken(trx, held, at))) return false
      if (!(await markVerified(trx, held, at))) throw new Elsewhere()
      await work(trx, at)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Elsewhere) return false
      throw error
    })

/**
 * A link that comes unasked verifies nothing: whoever opens it is signed in as its user, or knows their password.
 * @param refused how a wrong password is written down; without one the page only looks whether it is asked for
 */
export const isWhoRegistered = async (
  held: MailToken,
  password: string | undefined,
  context: Context,
  refused: 'email.verify-refused' | 'email.confirm-refused',
) => {
  const { accountId, userId } = held
  const user = await context.sender()
  if (user && user.accountId === accountId && user.userId === userId) return true
  if (password === undefined) return false
  await tryBesideLink(context, held.tokenHash)
  if (await isPassword(password, held.passwordHash)) return true
  await record(context.db, context, { accountId, userId, action: refused, objectId: userId })
  return false
}

export const isGood = ({ usedAt, expiresAt, disabledAt }: MailToken, now: Date) =>
  usedAt === null && disabledAt === null && expiresAt > now.toISOString()

/** The same words whatever is wrong with the token; written down where it once was somebody's. */
const refusal = async (
  context: Context,
  held: MailToken | undefined,
  action: 'password.reset-refused' | 'email.verify-refused',
) => {
  await countDeadLink(context, action === 'password.reset-refused' ? 'reset' : 'verify')
  if (held) {
    const { accountId, userId } = held
    await record(context.db, context, { accountId, userId, action, objectId: userId })
  }
  return wrongField('token', 'is no longer valid')
}
