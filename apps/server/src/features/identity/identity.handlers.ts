import { randomUUID } from 'node:crypto'
import { ApiError, reply, type Handlers, type identity } from '@onward/contract'
import { NO_ACCOUNT, record } from '#server/audit.ts'
import { signedIn, type Context } from '#server/context.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { hashOf } from '#server/tokens.ts'
import { addUser, userData } from '#server/users.ts'
import { accountMailHandlers, LOCAL_OFF } from './account-mail.ts'
import { confirmEmailHandlers } from './confirm-email.ts'
import { rememberDevice } from './devices.ts'
import { claimsOf } from './claims.queries.ts'
import { endSession, HOME_ACCOUNT, hasAccount, taken, userByEmail } from './identity.queries.ts'
import { endAtService, identityServiceHandlers } from './identity-service.ts'
import { takeIdToken } from './identity-subjects.queries.ts'
import { invitationHandlers } from './invitations.ts'
import { startSession } from './issue-tokens.ts'
import { promiseMail } from './mail-jobs.ts'
import { takenAndNoSecret } from './no-secret.ts'
import { isStillPassword } from './password.queries.ts'
import { hashPassword, isPassword, tooWeak, weakness } from '#server/passwords.ts'
import { tryRegister, trySignIn } from './rate-limit.ts'
import { refresh } from './refresh.ts'

/** Unknown address, wrong password and disabled user read and last alike. */
const refused = () => new ApiError(400, { message: 'Email is not Correct!' })
const EMAIL_TAKEN = 'This email is already in use.'
const NAME_TAKEN = 'This username is already in use.'
const takenSaid = (is: { email: boolean; userName: boolean }) => ({
  error: { email: is.email ? EMAIL_TAKEN : null, username: is.userName ? NAME_TAKEN : null },
})

export const identityHandlers: Handlers<typeof identity, Context> = {
  login: async ({ email, password }, context) => {
    const { db, config } = context
    if (!config.localSignIn) return reply(403, LOCAL_OFF)
    const succeeded = await trySignIn(context, email)
    const owner = await userByEmail(db, email)
    let user: typeof owner
    // All of them, in any case: how long it takes tells nothing of who has the address.
    for (const one of [owner, ...(await claimsOf(db, email))])
      if (await isPassword(password, one?.passwordHash)) user ??= one
    if (!user || user.disabledAt) {
      context.log.info({ event: 'session.refused' }, 'sign-in refused')
      const { accountId, userId } = owner ?? { accountId: NO_ACCOUNT, userId: null }
      // Of a name that nobody has, which may be a password in the wrong field, no more than by what it is known again.
      const objectId = owner ? null : hashOf(email.toLowerCase()).toString('hex').slice(0, 16)
      await record(db, context, { accountId, userId, action: 'session.refused', objectId })
      throw refused()
    }
    // Who only claims an address is a stranger to it: they win back no tries at its user's password, and no device of theirs is known.
    if (user === owner) {
      await succeeded()
      await rememberDevice(context, user.email)
    }
    const { accountId, userId } = user
    const tokens = await db.transaction().execute(async (trx) => {
      if (!(await isStillPassword(trx, user))) throw refused()
      await record(trx, context, { accountId, userId, action: 'session.started', objectId: null })
      return startSession(trx, context, user)
    })
    return { userData: userData(user, context.config), ...tokens }
  },

  register: async ({ email, username, password }, context) => {
    const { db, config } = context
    if (!config.registration) return reply(403, { message: 'Registration is switched off' })
    await tryRegister(context)
    if (!(await hasAccount(db, HOME_ACCOUNT)))
      return reply(403, { message: 'There is nothing here to register for yet' })
    const weak = weakness(password, config.passwordMinimum, [username, ...email.split('@')])
    if (weak) throw tooWeak('password', weak)
    const known = await takenAndNoSecret(context, email, username)
    if (known.email || known.userName) return takenSaid(known)
    const passwordHash = await hashPassword(password)
    const user = {
      accountId: HOME_ACCOUNT,
      userId: randomUUID(),
      userName: username,
      email: email.toLowerCase(),
      fullName: username,
      emailVerifiedAt: null,
      // Whoever shows first that the address is theirs has it: nobody is told here whether somebody does.
      isClaim: config.emailVerification,
      roles: ['Client' as const],
    }
    const { accountId, userId } = user
    try {
      const tokens = await db.transaction().execute(async (trx) => {
        await addUser(trx, { ...user, passwordHash })
        await record(trx, context, { accountId, userId, action: 'user.registered', objectId: userId })
        if (config.emailVerification) await promiseMail(trx, context, { kind: 'verify', accountId, userId })
        return startSession(trx, context, user)
      })
      const data = userData(user, config)
      return { user: data, userData: data, ...tokens }
    } catch (error) {
      // The unique keys decide, so that two at once cannot both have the name.
      if (!isUniqueViolation(error)) throw error
      return takenSaid(await taken(db, accountId, email, username))
    }
  },

  refreshToken: ({ refreshToken }, context) => refresh(context, refreshToken),

  logout: async (_, context) => {
    const { accountId, userId, sessionId } = signedIn(context)
    const idToken = await context.db.transaction().execute(async (trx) => {
      if (!(await endSession(trx, { accountId, sessionId }, 'logout', context.now().toISOString()))) return undefined
      await record(trx, context, { accountId, userId, action: 'session.ended', objectId: sessionId })
      return takeIdToken(trx, accountId, sessionId)
    })
    const signOutUrl = await endAtService(context, idToken)
    return { ...(signOutUrl !== undefined && { signOutUrl }) }
  },

  validateUser: ({ userName }, context) => {
    const user = signedIn(context)
    // Any name but one's own reads like an unknown one.
    if (userName.toLowerCase() !== user.email) throw refused()
    return { userId: user.userId, userValidation: userData(user, context.config).userValidation }
  },

  ...accountMailHandlers,
  ...invitationHandlers,
  ...confirmEmailHandlers,
  ...identityServiceHandlers,
}
