import { ApiError, reply, wrongField, type Handlers, type identity } from '@onward/contract'
import { record } from '#server/audit.ts'
import type { Context } from '#server/context.ts'
import { isGood, isWhoRegistered } from './account-mail.ts'
import { takeOver } from './claims.queries.ts'
import { confirmSide, emailChangeOf, moveEmail, type Side } from './email-change.queries.ts'
import { mailTokenOf, spendMailToken } from './mail-tokens.queries.ts'
import { countDeadLink } from './rate-limit.ts'

/** The links of a change of address: one to the mailbox that is left, one to the other. The second that is opened changes it. */
export const confirmEmailHandlers: Pick<Handlers<typeof identity, Context>, 'confirmEmail'> = {
  confirmEmail: async ({ token, password }, context) => {
    const { db, config, now } = context
    const held = (await mailTokenOf(db, token, 'email-new')) ?? (await mailTokenOf(db, token, 'email-old'))
    const change = held && (await emailChangeOf(db, held))
    if (!held || !change || !isGood(held, now())) {
      await countDeadLink(context, 'verify')
      throw dead()
    }
    const { accountId, userId, purpose } = held
    const side: Side = purpose === 'email-new' ? 'new' : 'old'
    // A new address that was spelled wrong is somebody else's, who must not get the account by a click.
    if (!(await isWhoRegistered(held, password, context, 'email.confirm-refused')))
      return reply(403, { message: 'Sign in as who asked for the change' })
    const answer = await db.transaction().execute(async (trx) => {
      const at = now().toISOString()
      if (!(await spendMailToken(trx, held, at))) throw dead()
      const asked = await confirmSide(trx, { accountId, userId }, side, at)
      if (!asked) throw dead()
      const { email } = asked
      if (asked.oldConfirmedAt === null || asked.newConfirmedAt === null) {
        await record(trx, context, { accountId, userId, action: 'email.confirmed', objectId: userId, after: { side } })
        return { email, isDone: false }
      }
      if (config.emailVerification) await takeOver(trx, context, email, at)
      if (!(await moveEmail(trx, { accountId, userId }, held.email, email, at)))
        throw new ApiError(409, { message: 'This address has a user already' })
      const moved = { before: { email: held.email }, after: { email } }
      await record(trx, context, { accountId, userId, action: 'email.changed', objectId: userId, ...moved })
      return { email, isDone: true }
    })
    return answer
  },
}

const dead = () => wrongField('token', 'is no longer valid')
