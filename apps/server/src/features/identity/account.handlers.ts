import { ApiError, wrongField, type account, type AccountConflict, type Handlers } from '@onward/contract'
import type { InferOutput } from 'valibot'
import { record } from '#server/audit.ts'
import { signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { hashPassword, isPassword, tooWeak, weakness } from '#server/passwords.ts'
import { endSessions } from '#server/session.ts'
import {
  changeOwnRow,
  endOwnSession,
  ownAccount,
  ownRow,
  ownSessions,
  setLanguage,
  takeOwnRow,
} from './account.queries.ts'
import { askForEmail, dropEmailChange, endMailTokens } from './email-change.queries.ts'
import { promiseMail } from './mail-jobs.ts'
import { isStillPassword, setPassword } from './password.queries.ts'
import { tryEmailChange, trySignIn } from './rate-limit.ts'

export const accountHandlers: Handlers<typeof account, Context> = {
  readAccount: async (_, context) => ({ account: await seen(context.db, context) }),

  changeAccount: async ({ version, ...given }, context) => {
    const { accountId, userId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      const before = await takeOwnRow(trx, { accountId, userId })
      if (before.version !== version) {
        const facts = { account: await seen(trx, context) }
        const newer = { message: 'Your account has been changed elsewhere', reason: 'version', facts } as const
        throw new ApiError(409, newer satisfies InferOutput<typeof AccountConflict>)
      }
      const own = { accountId, userId, objectId: userId }
      const { fullName = before.fullName, mailChanges = before.mailChanges } = given
      if (fullName !== before.fullName) {
        const names = { before: { fullName: before.fullName }, after: { fullName } }
        await changeOwnRow(trx, own, names.after)
        await record(trx, context, { ...own, action: 'user.name-changed', ...names })
      }
      if (mailChanges !== before.mailChanges) {
        const wishes = { before: { mailChanges: before.mailChanges }, after: { mailChanges } }
        await changeOwnRow(trx, own, wishes.after)
        await record(trx, context, { ...own, action: 'user.mails-changed', ...wishes })
      }
      return { account: await seen(trx, context) }
    })
  },

  changeLanguage: async ({ language }, context) => {
    const { accountId, userId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      const { language: before } = await takeOwnRow(trx, { accountId, userId })
      if (before === language) return {}
      await setLanguage(trx, { accountId, userId }, language)
      const said = { before: { language: before }, after: { language } }
      await record(trx, context, { accountId, userId, action: 'user.language-changed', objectId: userId, ...said })
      return {}
    })
  },

  askForEmail: async ({ password, ...given }, context) => {
    const { accountId, userId, email: now } = signedIn(context)
    const email = given.email.toLowerCase()
    if (email === now) throw wrongField('email', 'is your address already')
    const { passwordHash } = await proven(context, password, 'email.change-refused')
    await tryEmailChange(context, { accountId, userId })
    return context.db.transaction().execute(async (trx) => {
      if (!(await isStillPassword(trx, { accountId, userId, passwordHash }))) throw wrongPassword()
      await askForEmail(trx, { accountId, userId }, email, context.now().toISOString())
      const after = { email }
      await record(trx, context, { accountId, userId, action: 'email.change-asked', objectId: userId, after })
      // Whether anybody has the address is looked up when the mail is sent, and tells the caller nothing.
      for (const side of ['old', 'new'] as const)
        await promiseMail(trx, context, { kind: 'email-change', accountId, userId, email, side })
      return { account: await seen(trx, context) }
    })
  },

  changePassword: async ({ password, newPassword }, context) => {
    const { db, config } = context
    const { accountId, userId, sessionId, userName, fullName, email } = signedIn(context)
    const before = await proven(context, password, 'password.change-refused')
    const weak = weakness(newPassword, config.passwordMinimum, [userName, fullName, ...email.split('@')])
    if (weak) throw tooWeak('newPassword', weak)
    const passwordHash = await hashPassword(newPassword)
    return db.transaction().execute(async (trx) => {
      if (!(await isStillPassword(trx, { accountId, userId, passwordHash: before.passwordHash }))) throw wrongPassword()
      await setPassword(trx, { accountId, userId }, passwordHash)
      await endMailTokens(trx, { accountId, userId }, ['reset'])
      await dropEmailChange(trx, { accountId, userId })
      const at = context.now().toISOString()
      const ended = await endSessions(trx, { accountId, userId }, 'password_changed', at, sessionId)
      const after = { sessionsEnded: ended }
      await record(trx, context, { accountId, userId, action: 'password.changed', objectId: userId, after })
      return { ended }
    })
  },

  listSessions: async (_, context) => ({
    sessions: await ownSessions(context.db, signedIn(context), context.now().toISOString()),
  }),

  endOwnSession: async ({ sessionId }, context) => {
    const { accountId, userId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      if (!(await endOwnSession(trx, { accountId, userId }, sessionId, context.now().toISOString())))
        throw new ApiError(404, { message: 'There is no such session, or it has ended' })
      await record(trx, context, { accountId, userId, action: 'session.ended', objectId: sessionId })
      return {}
    })
  },

  endOtherSessions: async (_, context) => {
    const { accountId, userId, sessionId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      const ended = await endSessions(trx, { accountId, userId }, 'ended', context.now().toISOString(), sessionId)
      const entry = { action: 'user.sessions-ended', objectId: userId, after: { sessionsEnded: ended } } as const
      if (ended > 0) await record(trx, context, { accountId, userId, ...entry })
      return { ended }
    })
  },
}

const seen = (db: Db, context: Context) => {
  const { config, now } = context
  const since = new Date(now().getTime() - config.verifyMinutes * 60_000).toISOString()
  return ownAccount(db, signedIn(context), { localSignIn: config.localSignIn, since })
}

const wrongPassword = () => wrongField('password', 'is not your password')

/** The row of who asks, once they have typed their password; tries are counted as those to sign in. */
const proven = async (
  context: Context,
  password: string,
  refused: 'email.change-refused' | 'password.change-refused',
) => {
  const { db, config } = context
  const { accountId, userId, email } = signedIn(context)
  const row = await ownRow(db, { accountId, userId })
  if (!config.localSignIn || !row.hasPassword)
    throw new ApiError(403, { message: 'The identity service looks after your password and your address' })
  const succeeded = await trySignIn(context, email)
  if (!(await isPassword(password, row.passwordHash))) {
    await record(db, context, { accountId, userId, action: refused, objectId: userId })
    throw wrongPassword()
  }
  await succeeded()
  return row
}
