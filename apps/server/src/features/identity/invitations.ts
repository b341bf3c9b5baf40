import { ApiError, reply, wrongField, type Handlers, type identity } from '@onward/contract'
import { record } from '#server/audit.ts'
import type { Context } from '#server/context.ts'
import { hashPassword, tooWeak, weakness } from '#server/passwords.ts'
import { userData } from '#server/users.ts'
import { LOCAL_OFF } from './account-mail.ts'
import { grantClaim, takeOver } from './claims.queries.ts'
import { rememberDevice } from './devices.ts'
import { userById } from './identity.queries.ts'
import { endInvitation, invitedUser } from './invitations.queries.ts'
import { startSession } from './issue-tokens.ts'
import { mailTokenOf, spendMailToken, type MailToken } from './mail-tokens.queries.ts'
import { countDeadLink } from './rate-limit.ts'

/** What whoever was invited does by way of the mailed link. */
export const invitationHandlers: Pick<Handlers<typeof identity, Context>, 'readInvitation' | 'acceptInvitation'> = {
  readInvitation: async ({ token }, context) => {
    if (!context.config.localSignIn) return reply(403, LOCAL_OFF)
    const invited = await invitedUser(context.db, await invitationOf(context, token))
    if (!invited) throw dead()
    const { accountName, fullName, email, invitedBy } = invited
    return { accountName, fullName, email, invitedBy }
  },

  acceptInvitation: async ({ token, username, password }, context) => {
    const { db, config } = context
    if (!config.localSignIn) return reply(403, LOCAL_OFF)
    const held = await invitationOf(context, token)
    const { accountId, userId, email } = held
    const weak = weakness(password, config.passwordMinimum, [username, held.fullName, ...email.split('@')])
    if (weak) throw tooWeak('password', weak)
    const passwordHash = await hashPassword(password)
    const answer = await db.transaction().execute(async (trx) => {
      const at = context.now().toISOString()
      if (!(await spendMailToken(trx, held, at))) throw dead()
      if (config.emailVerification) await takeOver(trx, context, email, at)
      await endInvitation(trx, held, { userName: username, passwordHash })
      // The mailbox is theirs, so they may be told what others are not.
      if (!(await grantClaim(trx, held, at))) throw new ApiError(409, { message: 'This address has a user already' })
      await record(trx, context, { accountId, userId, action: 'user.invitation-accepted', objectId: userId })
      await record(trx, context, { accountId, userId, action: 'session.started', objectId: null })
      const user = await userById(trx, accountId, userId)
      if (!user) throw dead()
      return { userData: userData(user, config), ...(await startSession(trx, context, user)) }
    })
    await rememberDevice(context, email)
    return answer
  },
}

/** The same words whatever is wrong with the token; of what was revoked nothing is left. */
const dead = () => wrongField('token', 'is no longer valid')

/**
 * The link of an invitation that can be accepted.
 * @throws ApiError of any other, which is written down where it once was somebody's
 */
const invitationOf = async (context: Context, token: string): Promise<MailToken> => {
  const held = await mailTokenOf(context.db, token, 'invite')
  const isGood = held?.usedAt === null && held.invitedAt !== null && held.expiresAt > context.now().toISOString()
  if (isGood) return held
  await countDeadLink(context, 'invitation')
  if (held) {
    const { accountId, userId } = held
    await record(context.db, context, { accountId, userId, action: 'user.invitation-refused', objectId: userId })
  }
  throw dead()
}
