import { randomUUID } from 'node:crypto'
import { wrongField, type AccountUser, type Handlers, type users } from '@onward/contract'
import { record } from '#server/audit.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { createOnce } from '#server/idempotent.ts'
import { nobodysPassword } from '#server/passwords.ts'
import { HOUR, take, type Limit } from '#server/tries.ts'
import { addUser, isActiveProvider } from '#server/users.ts'
import { inviteAgain, mailInvitation, removeInvited, searchCandidates, whoHasEmail } from './invitations.queries.ts'
import { planAt, whereWanted } from './plan-at.ts'
import { accountUser, takeUser } from './users.queries.ts'
import { emailTaken, nobody, noProvider, notInvited, providerTaken } from './users.refusals.ts'

type Call = 'listCandidates' | 'inviteUser' | 'sendInvitation' | 'revokeInvitation'
/** Invitations mailed to one address by one account, however often it is revoked in between: nobody's mailbox is filled. */
const INVITED: Limit = { tries: 5, seconds: HOUR }
type Wanted = { accountId: number; email: string; providerId: string | undefined; isVerifying: boolean }

/** Whom an admin invites is nobody until they accept: a claim that was made for them, which holds no address and no name. */
export const invitationsHandlers: Pick<Handlers<typeof users, Context>, Call> = {
  listCandidates: (search, context) =>
    searchCandidates(context.db, { ...search, accountId: signedIn(context).accountId }),

  inviteUser: async (given, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const { fullName, roles, providerId } = given
    const hospitalIds = roles.includes('Scheduler') ? (given.hospitalIds ?? []) : []
    const email = given.email.toLowerCase()
    if (roles.includes('Provider') && providerId === undefined)
      throw wrongField('providerId', 'is needed for the role Provider')
    if (roles.includes('Scheduler') && hospitalIds.length === 0) throw whereWanted()
    const wanted = { accountId, email, providerId, isVerifying: context.config.emailVerification }
    const userId = providerId ?? randomUUID()
    return createOnce(context, 'inviteUser', given, async (trx) => {
      await refuseTaken(trx, wanted)
      if (providerId !== undefined && !(await isActiveProvider(trx, { accountId, userId: providerId })))
        throw noProvider()
      const since = { invitedAt: context.now().toISOString(), invitedBy: author.userId }
      const nobodys = { isClaim: true, emailVerifiedAt: null, passwordHash: nobodysPassword() }
      await addUser(trx, { accountId, userId, userName: email, email, fullName, roles, ...nobodys, ...since })
      await planAt(trx, { accountId, userId }, hospitalIds)
      const { facilities } = await there(trx, accountId, userId)
      const after = { email, fullName, roles, ...(facilities.length > 0 && { facilities }) }
      await record(trx, context, { ...author, action: 'user.invited', objectId: userId, after })
      await mailBounded(trx, context, { accountId, userId, email })
      return { user: await there(trx, accountId, userId) }
    }).catch(async (error: unknown) => {
      // Somebody else has invited them at the same moment.
      if (isUniqueViolation(error)) await refuseTaken(context.db, wanted)
      throw error
    })
  },

  sendInvitation: async ({ userId }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const { email } = await invited(trx, accountId, userId)
      await inviteAgain(trx, { accountId, userId }, { userId: author.userId, at: context.now().toISOString() })
      await record(trx, context, { ...author, action: 'user.invitation-sent', objectId: userId })
      await mailBounded(trx, context, { accountId, userId, email })
      return { user: await there(trx, accountId, userId) }
    })
  },

  revokeInvitation: async ({ userId }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const { email, fullName, roles } = await invited(trx, accountId, userId)
      await removeInvited(trx, { accountId, userId })
      const before = { email, fullName, roles }
      await record(trx, context, { ...author, action: 'user.invitation-revoked', objectId: userId, before })
      return {}
    })
  },
}

const mailBounded = async (
  trx: Db,
  context: Context,
  { email, ...who }: { accountId: number; userId: string; email: string },
) => {
  await take({ ...context, db: trx }, `invite ${who.accountId} ${email}`, INVITED)
  await mailInvitation(trx, context, who)
}

const there = async (db: Db, accountId: number, userId: string): Promise<AccountUser> => {
  const user = await accountUser(db, accountId, userId)
  if (!user) throw nobody()
  return user
}

/** Of this account alone: of others nothing is said, and what stands in the way there is learnt by whoever reads the mail. */
const refuseTaken = async (db: Db, wanted: Wanted) => {
  const { accountId, providerId } = wanted
  const owner = await whoHasEmail(db, wanted)
  if (owner) throw emailTaken(owner)
  const same = providerId === undefined ? undefined : await accountUser(db, accountId, providerId)
  if (same) throw providerTaken(same)
}

/** Who is waited for, taken until the transaction ends. */
const invited = async (trx: Db, accountId: number, userId: string) => {
  const user = await takeUser(trx, accountId, userId)
  if (!user) throw nobody()
  if (user.state !== 'invited') throw notInvited(user)
  return user
}
