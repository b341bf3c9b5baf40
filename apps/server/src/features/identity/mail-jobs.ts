import * as v from 'valibot'
import { record } from '#server/audit.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { NoLongerWanted } from '#server/job-worker.ts'
import { enqueue } from '#server/jobs.ts'
import { forgetRefusal } from '#server/mail-refusals.ts'
import type { Mailer } from '#server/mail.ts'
import { isVerified } from '#server/users.ts'
import { knownMail, resetMail, verifyMail } from './account-mails.ts'
import { newAddressMail, oldAddressMail, takenAddressMail } from './email-change-mails.ts'
import { emailChangeOf, type Side } from './email-change.queries.ts'
import { invitationMail, invitedElsewhereMail, invitedToServiceMail } from './invitation-mails.ts'
import { claimsOf } from './claims.queries.ts'
import { userByEmail, userById } from './identity.queries.ts'
import { invitedUser } from './invitations.queries.ts'
import { issueMailToken } from './mail-tokens.queries.ts'
import { idleAsForgot } from './rate-limit.ts'

/** What a mail is made of when it is sent. No token: it is drawn then, so that it stands nowhere but in the mail. */
type MailWish =
  | { kind: 'reset'; email: string }
  | { kind: 'verify'; accountId: number; userId: string }
  | { kind: 'email-change'; accountId: number; userId: string; email: string; side: Side }
// Of an invitation whoever invites writes it down: `features/users/invitations.queries.ts`.

const asked = { requestId: v.string(), askedAt: v.string() }
const MailJob = v.variant('kind', [
  v.object({ kind: v.literal('reset'), email: v.string(), ...asked }),
  v.object({ kind: v.literal('verify'), accountId: v.number(), userId: v.string(), ...asked }),
  v.object({ kind: v.literal('invite'), accountId: v.number(), userId: v.string(), ...asked }),
  v.object({
    kind: v.literal('email-change'),
    accountId: v.number(),
    userId: v.string(),
    email: v.string(),
    side: v.picklist(['old', 'new']),
    ...asked,
  }),
])
type MailJob = v.InferOutput<typeof MailJob>

type PostOffice = Pick<Context, 'db' | 'config' | 'now'> & { mailer: Mailer }

/** Nobody waits for a link that was asked for longer ago, in a store that was restored or stood still. */
const WAITED_FOR_MS = 24 * 60 * 60_000

/** Promises a mail: it is sent once the transaction has committed, sooner or later. */
export const promiseMail = (trx: Db, context: Context, wish: MailWish) =>
  enqueue(trx, context, 'mail', wish, { isAwaited: true })

/** Sends what was promised. A second try sends another link, which ends the first. */
export const sendMail = (office: PostOffice) => async (data: unknown) => {
  const job = v.parse(MailJob, data)
  if (office.now().getTime() - Date.parse(job.askedAt) > WAITED_FOR_MS)
    throw new NoLongerWanted(`the mail was asked for at ${job.askedAt}, too long ago`)
  if (job.kind === 'reset') return mailReset(office, job)
  if (job.kind === 'email-change') return mailEmailChange(office, job)
  return job.kind === 'verify' ? mailVerification(office, job) : mailInvitation(office, job)
}

const mailReset = async (office: PostOffice, { email, requestId }: MailJob & { kind: 'reset' }) => {
  const { db, config, mailer } = office
  // Both are asked for in any case: how much is done tells nothing of who there is.
  const [newest] = await claimsOf(db, email)
  const user = (await userByEmail(db, email)) ?? newest
  if (!user || user.disabledAt) {
    await idleAsForgot(db)
    // As after a mail that was taken.
    await forgetRefusal(db, email)
    return
  }
  const { accountId, userId } = user
  const token = await db.transaction().execute(async (trx) => {
    await record(trx, { requestId }, { accountId, userId, action: 'password.reset-asked', objectId: userId })
    return issueMailToken(trx, office, user, 'reset')
  })
  await mailer.send(resetMail(config, user, token))
}

const mailVerification = async (office: PostOffice, job: MailJob & { kind: 'verify' }) => {
  const { db, config, mailer } = office
  const user = await userById(db, job.accountId, job.userId)
  if (!user || user.disabledAt || user.emailVerifiedAt) return
  // Who asked is told nothing, neither here nor by the answer; whose address it is learns that somebody tried.
  const owner = user.isClaim ? await userByEmail(db, user.email) : undefined
  if (owner) return mailer.send(knownMail(config, owner))
  const token = await db.transaction().execute((trx) => issueMailToken(trx, office, user, 'verify'))
  await mailer.send(verifyMail(config, user, token))
}

const mailInvitation = async (office: PostOffice, { accountId, userId }: MailJob & { kind: 'invite' }) => {
  const { db, config, mailer } = office
  const user = await invitedUser(db, { accountId, userId })
  if (!user) return
  // Of another account's users whoever invites is told nothing; whose address it is learns what stands in the way.
  const owner = await userByEmail(db, user.email)
  if (owner && isVerified(owner, config))
    return mailer.send(invitedElsewhereMail(config, { ...user, language: owner.language }))
  if (!config.localSignIn) return mailer.send(invitedToServiceMail(config, user))
  const token = await db.transaction().execute((trx) => issueMailToken(trx, office, user, 'invite'))
  await mailer.send(invitationMail(config, user, token))
}

const mailEmailChange = async (office: PostOffice, job: MailJob & { kind: 'email-change' }) => {
  const { db, config, mailer } = office
  const change = await emailChangeOf(db, job)
  // Another address is wanted by now, or none.
  if (change?.email !== job.email) return
  const owner = job.side === 'new' ? await userByEmail(db, change.email) : undefined
  if (owner && isVerified(owner, config)) return mailer.send(takenAddressMail(config, owner))
  const token = await db.transaction().execute((trx) => issueMailToken(trx, office, change, `email-${job.side}`))
  await mailer.send((job.side === 'new' ? newAddressMail : oldAddressMail)(config, change, token))
}
