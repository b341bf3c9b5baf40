import { reply, type AccountUser, type Handlers, type users } from '@onward/contract'
import { record } from '#server/audit.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { endSessions } from '#server/session.ts'
import { hasOtherAdmin, publishedUsers, SAMPLE_EMAILS, setRoles, takeAdmins } from '#server/users.ts'
import { endInvitationsBy } from './invitations.queries.ts'
import { invitationsHandlers } from './invitations.handlers.ts'
import { idsOf, planAt, whereWanted } from './plan-at.ts'
import { accountUser, searchUsers, setDisabled, takeUser } from './users.queries.ts'
import { lastAdmin, newer, nobody, noProvider, onlyInvited } from './users.refusals.ts'

type Change = {
  roles?: AccountUser['roles'] | undefined
  disabled?: boolean | undefined
  hospitalIds?: string[] | undefined
}

export const usersHandlers: Handlers<typeof users, Context> = {
  listUsers: async (search, context) => {
    const { accountId } = signedIn(context)
    const found = await searchUsers(context.db, { ...search, accountId })
    const published = await publishedAmong(context)
    return { ...found, ...(published.length > 0 && { published }) }
  },

  changeUser: async ({ userId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    if (userId === author.userId)
      return reply(403, { message: 'Nobody changes their own roles, or disables themselves' })
    return context.db.transaction().execute(async (trx) => {
      // Before the user: who signs in by the identity service takes them in the same order.
      await takeAdmins(trx, accountId)
      const before = await takeUser(trx, accountId, userId)
      if (!before) throw nobody()
      if (before.version !== version) throw newer(before)
      const change = differing(before, asked)
      if (Object.keys(change).length === 0) return { user: before }
      if (change.disabled && before.state === 'invited') throw onlyInvited(before)
      if (change.roles?.includes('Provider') && !before.isProvider) throw noProvider()
      const isAdminAfter =
        (change.roles ?? before.roles).includes('Admin') && !(change.disabled ?? before.state === 'disabled')
      const isAdminNow = before.roles.includes('Admin') && before.state !== 'disabled'
      if (isAdminNow && !isAdminAfter && !(await hasOtherAdmin(trx, { accountId, userId }))) throw lastAdmin()

      if (isAdminNow && !isAdminAfter) await endInvitationsBy(trx, { accountId, userId })
      const at = context.now().toISOString()
      if (change.roles || change.hospitalIds) {
        await setRoles(trx, { accountId, userId }, change.roles ?? before.roles)
        if (change.hospitalIds) await planAt(trx, { accountId, userId }, change.hospitalIds, before)
        const { roles, facilities } = await there(trx, accountId, userId)
        await record(trx, context, {
          ...author,
          action: 'user.roles-changed',
          objectId: userId,
          before: { roles: before.roles, ...(change.hospitalIds && { facilities: before.facilities }) },
          after: { roles, ...(change.hospitalIds && { facilities }) },
        })
      }
      if (change.disabled !== undefined) {
        await setDisabled(trx, { accountId, userId, disabledAt: change.disabled ? at : null })
        const sessionsEnded = change.disabled
          ? await endSessions(trx, { accountId, userId }, 'disabled', at)
          : undefined
        const action = change.disabled ? 'user.disabled' : 'user.enabled'
        const after = sessionsEnded === undefined ? {} : { after: { sessionsEnded } }
        await record(trx, context, { ...author, action, objectId: userId, ...after })
      }
      return { user: await there(trx, accountId, userId) }
    })
  },

  endUserSessions: async ({ userId }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      await there(trx, accountId, userId)
      const ended = await endSessions(trx, { accountId, userId }, 'revoked', context.now().toISOString())
      const entry = {
        ...author,
        action: 'user.sessions-ended',
        objectId: userId,
        after: { sessionsEnded: ended },
      } as const
      if (ended > 0) await record(trx, context, entry)
      return { ended }
    })
  },

  ...invitationsHandlers,
}

/** Who tries the product out as the sample's own user is told nothing new. */
const publishedAmong = async (context: Context) => {
  const { accountId, email } = signedIn(context)
  if (context.config.isTrial && SAMPLE_EMAILS.has(email)) return []
  return (await publishedUsers(context.db)).filter((one) => one.accountId === accountId).map((one) => one.email)
}

const there = async (db: Db, accountId: number, userId: string) => {
  const user = await accountUser(db, accountId, userId)
  if (!user) throw nobody()
  return user
}

/** What is asked for and not as it is. Whoever is no Scheduler any more plans nowhere. */
const differing = (before: AccountUser, asked: Change): Change => {
  const { state } = before
  const roles = asked.roles ?? before.roles
  const at = idsOf(before)
  const hospitalIds = roles.includes('Scheduler') ? (asked.hospitalIds ?? at) : []
  if (roles.includes('Scheduler') && hospitalIds.length === 0) throw whereWanted()
  return {
    ...(roles.join() !== before.roles.join() && { roles }),
    ...(hospitalIds.join() !== at.join() && { hospitalIds }),
    ...(asked.disabled !== undefined && asked.disabled !== (state === 'disabled') && { disabled: asked.disabled }),
  }
}
