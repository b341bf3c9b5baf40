import { randomUUID } from 'node:crypto'
import { ApiError, type Handlers, type identityService, type RoleName, type SignInReason } from '@onward/contract'
import { NO_ACCOUNT, record } from '#server/audit.ts'
import type { IdentityService } from '#server/config-identity.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { endSessions } from '#server/session.ts'
import { nobodysPassword } from '#server/passwords.ts'
import { addUser, hasOtherAdmin, isActiveProvider, setRoles, takeAdmins, userData } from '#server/users.ts'
import { grantClaim, takeOver } from './claims.queries.ts'
import { hasAccount, taken, userByEmail } from './identity.queries.ts'
import { enabledUser, linkSubject, takeVerified, userBySubject } from './identity-subjects.queries.ts'
import { endInvitation, invitedByEmail, takeInvited } from './invitations.queries.ts'
import { startSession } from './issue-tokens.ts'
import { begin, endAddress, finish, IdentityServiceDown, NotSignedIn, type Somebody } from './openid.ts'
import { tryFinish } from './rate-limit.ts'
import { keepFlow, takeFlow } from './sign-in-flow.ts'

/** Why nobody was signed in, in the status and the words of an answer. */
const REFUSALS = {
  stale: [400, 'This sign-in was begun too long ago, in another browser, or has come to its end before'],
  failed: [400, 'What the identity service answered does not hold'],
  denied: [403, 'The identity service signed nobody in'],
  unverified: [403, 'The identity service does not vouch for the e-mail address'],
  unknown: [403, 'Nobody here has this e-mail address'],
  other: [403, 'The user of this e-mail address is somebody else at the identity service'],
  disabled: [403, 'This user is disabled'],
} satisfies Record<SignInReason, [400 | 403, string]>

type Owner = { accountId: number; userId: string; email: string }

class Refused extends Error {
  reason: SignInReason
  owner: { accountId: number; userId: string } | undefined
  constructor(reason: SignInReason, owner?: { accountId: number; userId: string }, cause?: unknown) {
    super(REFUSALS[reason][1], { cause })
    this.reason = reason
    this.owner = owner
  }
}

/** An invitation was accepted or taken back, or its address given to somebody, between the first look and the taking of it. */
class Meanwhile extends Error {}

const serviceOf = ({ config }: Context): IdentityService => {
  if (!config.identityService) throw new ApiError(404, { message: 'This server has no identity service' })
  return config.identityService
}
/** Where the service leads back to: registered there, word for word. */
const redirectUri = ({ config }: Context) => `${config.publicOrigin}/login/continue`

export const identityServiceHandlers: Handlers<typeof identityService, Context> = {
  beginSignIn: async ({ returnUrl, asksAnew = false }, context) => {
    const service = serviceOf(context)
    const { url, flow } = await reached(
      context,
      begin(service, { redirectUri: redirectUri(context), asksAnew }, context.now().getTime()),
    )
    await keepFlow(context, { ...flow, returnUrl })
    return { url }
  },

  finishSignIn: async ({ query }, context) => {
    const service = serviceOf(context)
    const cameTo = new URL(`${redirectUri(context)}?${query}`)
    try {
      const flow = await takeFlow(context, cameTo.searchParams.get('state') ?? '')
      if (!flow) throw new Refused('stale')
      // Only what costs the service a call is counted.
      const succeeded = await tryFinish(context)
      const somebody = await reached(context, finish(service, cameTo, flow, context.now().getTime())).catch(
        async (error: unknown) => {
          if (error instanceof ApiError) await succeeded()
          throw error
        },
      )
      const { user, ...tokens } = await signInAs(context, service, somebody)
      await succeeded()
      return { userData: userData(user, context.config), ...tokens, returnUrl: flow.returnUrl ?? null }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { reason, owner, message, cause } = error
      context.log.info({ event: 'session.refused', reason, err: cause }, 'sign-in refused')
      const { accountId, userId } = owner ?? { accountId: NO_ACCOUNT, userId: null }
      const entry = { accountId, userId, action: 'session.refused', objectId: null, after: { reason } } as const
      await record(context.db, context, entry)
      throw new ApiError(REFUSALS[reason][0], { message, reason })
    }
  },
}

/** What the service says, or that it says nothing. */
const reached = async <T>({ log }: Context, asked: Promise<T>): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NotSignedIn) throw new Refused(error.isDenied ? 'denied' : 'failed', undefined, error.cause)
    if (!(error instanceof IdentityServiceDown)) throw error
    log.warn({ event: 'identity-service.down', err: error }, 'the identity service does not answer')
    throw new ApiError(
      503,
      { message: 'The identity service does not answer. Try again in a moment.' },
      { 'retry-after': '5' },
    )
  }
}

/** The user whom somebody at the service is here, with a session. */
const signInAs = async (context: Context, service: IdentityService, somebody: Somebody) => {
  try {
    return await signInOnce(context, service, somebody)
  } catch (error) {
    // Somebody else has made the same user meanwhile: now it is there.
    if (!isUniqueViolation(error) && !(error instanceof Meanwhile)) throw error
    return signInOnce(context, service, somebody)
  }
}

const signInOnce = async (context: Context, service: IdentityService, somebody: Somebody) => {
  const { db } = context
  const known = await userBySubject(db, somebody.issuer, somebody.subject)
  // The service speaks for one account: what it vouches for opens no other.
  if (known && known.accountId !== service.accountId) throw new Refused('unknown')
  const meant = known ?? (await userOfAddress(context, service, somebody))
  return db.transaction().execute(async (trx) => {
    const at = context.now().toISOString()
    const { accountId, userId } = meant ?? (await newClient(trx, context, service, somebody, at))
    // Before the user, as whoever changes users takes them.
    if (service.roles) await takeAdmins(trx, accountId)
    if (meant?.isClaim) await acceptByService(trx, context, meant, at)
    if (!known) {
      const { issuer, subject } = somebody
      if (await linkSubject(trx, { accountId, userId, issuer, subject })) {
        const after = { issuer, subject }
        await record(trx, context, { accountId, userId, action: 'user.linked', objectId: userId, after })
        if (meant && meant.emailVerifiedAt === null) {
          await takeVerified(trx, { accountId, userId }, nobodysPassword(), at)
          await endSessions(trx, { accountId, userId }, 'password_reset', at)
        }
      }
      // Unless it was done in another tab, a moment ago.
      else if ((await userBySubject(trx, issuer, subject))?.userId !== userId)
        throw new Refused('other', { accountId, userId })
    }
    await followRoles(trx, context, service, somebody, { accountId, userId })
    const user = await enabledUser(trx, { accountId, userId })
    if (!user) throw new Refused('disabled', { accountId, userId })
    await record(trx, context, { accountId, userId, action: 'session.started', objectId: null })
    return { user, ...(await startSession(trx, context, user, somebody.idToken)) }
  })
}

/** The user of the address that the service vouches for; undefined where a new one is to be made. */
const userOfAddress = async ({ db }: Context, service: IdentityService, { email, isEmailVerified }: Somebody) => {
  if (email === undefined || !isEmailVerified) throw new Refused('unverified')
  const user =
    (await userByEmail(db, email)) ??
    (await invitedByEmail(db, service.accountId, email)) ??
    // Between the two looks the invitation was accepted in another tab.
    (await userByEmail(db, email))
  if (user && user.accountId !== service.accountId) throw new Refused('unknown')
  if (user?.disabledAt) throw new Refused('disabled', user)
  if (!user && (service.unknown === 'refuse' || !(await hasAccount(db, service.accountId))))
    throw new Refused('unknown')
  return user
}

/** The service vouches for the address as the mailbox would have. */
const acceptByService = async (trx: Db, context: Context, { accountId, userId, email }: Owner, at: string) => {
  if (!(await takeInvited(trx, { accountId, userId }))) throw new Meanwhile()
  await takeOver(trx, context, email, at)
  await endInvitation(trx, { accountId, userId }, {})
  if (!(await grantClaim(trx, { accountId, userId }, at))) throw new Meanwhile()
  await record(trx, context, { accountId, userId, action: 'user.invitation-accepted', objectId: userId })
}

const newClient = async (
  trx: Db,
  context: Context,
  service: IdentityService,
  { email = '', fullName }: Somebody,
  at: string,
) => {
  const owner = { accountId: service.accountId, userId: randomUUID() }
  const { accountId, userId } = owner
  // A user name may be any text: somebody else's may read like this address.
  const isTaken = (await taken(trx, accountId, email, email)).userName
  const names = { userName: isTaken ? userId : email, fullName: (fullName ?? email).slice(0, 200), email }
  const secret = { passwordHash: nobodysPassword(), hasPassword: false }
  await addUser(trx, { ...owner, ...names, ...secret, emailVerifiedAt: at, isClaim: false, roles: ['Client'] })
  await record(trx, context, { accountId, userId, action: 'user.registered', objectId: userId })
  return owner
}

/** The roles that the service gives, where it has a say in them. The last admin of an account stays one. */
const followRoles = async (
  trx: Db,
  context: Context,
  { roles }: IdentityService,
  { claims }: Somebody,
  owner: { accountId: number; userId: string },
) => {
  const words = roles && wordsIn(claims[roles.claim])
  // A claim that is not there at all says nothing; an empty one says that somebody is nothing.
  if (!roles || !words) return
  const wanted = new Set(words.flatMap((word) => roles.meaning.get(word) ?? []))
  if (wanted.has('Provider') && !(await isActiveProvider(trx, owner))) wanted.delete('Provider')
  const { roles: held = [] } = (await enabledUser(trx, owner)) ?? {}
  if (held.includes('Admin') && !wanted.has('Admin') && !(await hasOtherAdmin(trx, owner))) {
    context.log.warn({ event: 'roles.last-admin', userId: owner.userId }, 'the last admin of an account keeps the role')
    wanted.add('Admin')
  }
  const next: RoleName[] = wanted.size > 0 ? [...wanted].toSorted() : ['Client']
  if (next.join() === held.join() || held.length === 0) return
  await setRoles(trx, owner, next)
  const change = { before: { roles: held }, after: { roles: next } }
  await record(trx, context, { ...owner, action: 'user.roles-changed', objectId: owner.userId, ...change })
}

/** The words of a claim: a list, or one text with spaces between them. */
const wordsIn = (claim: unknown): string[] | undefined => {
  if (Array.isArray(claim)) return claim.filter((word) => typeof word === 'string')
  return typeof claim === 'string' ? claim.split(/\s+/).filter((word) => word !== '') : undefined
}

/** Where the browser goes after signing out here, so that the service forgets it too; undefined for nowhere. */
export const endAtService = async ({ config, log, now }: Context, idToken: string | undefined) => {
  const { identityService, publicOrigin } = config
  if (idToken === undefined || !identityService) return undefined
  try {
    return await endAddress(identityService, idToken, `${publicOrigin}/login`, now().getTime())
  } catch (error) {
    // The session here has ended all the same.
    log.warn({ event: 'identity-service.down', err: error }, 'the identity service was not told of a sign-out')
    return undefined
  }
}
