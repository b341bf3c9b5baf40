import * as v from 'valibot'
import { record } from '#server/audit.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { NoLongerWanted } from '#server/job-worker.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mailer } from '#server/mail.ts'
import { knownMail, resetMail, verifyMail } from './account-mails.ts'
import { claimsOf } from './claims.queries.ts'
import { userByEmail, userById } from './identity.queries.ts'
import { issueMailToken } from './mail-tokens.queries.ts'
import { idleAsForgot } from './rate-limit.ts'

/** What a mail is made of when it is sent. No token: it is drawn then, so that it stands nowhere but in the mail. */
type MailWish = { kind: 'reset'; email: string } | { kind: 'verify'; accountId: number; userId: string }

const asked = { requestId: v.string(), askedAt: v.string() }
const MailJob = v.variant('kind', [
  v.object({ kind: v.literal('reset'), email: v.string(), ...asked }),
  v.object({ kind: v.literal('verify'), accountId: v.number(), userId: v.string(), ...asked }),
])
type MailJob = v.InferOutput<typeof MailJob>

type PostOffice = Pick<Context, 'db' | 'config' | 'now'> & { mailer: Mailer }

/** Nobody waits for a link that was asked for longer ago, in a store that was restored or stood still. */
const WAITED_FOR_MS = 24 * 60 * 60_000

/** Promises a mail: it is sent once the transaction has committed, sooner or later. */
export const promiseMail = (trx: Db, context: Context, wish: MailWish) => enqueue(trx, context, 'mail', wish)

/** Sends what was promised. A second try sends another link, which ends the first. */
export const sendMail = (office: PostOffice) => async (data: unknown) => {
  const job = v.parse(MailJob, data)
  if (office.now().getTime() - Date.parse(job.askedAt) > WAITED_FOR_MS)
    throw new NoLongerWanted(`the mail was asked for at ${job.askedAt}, too long ago`)
  return job.kind === 'reset' ? mailReset(office, job) : mailVerification(office, job)
}

const mailReset = async (office: PostOffice, { email, requestId }: MailJob & { kind: 'reset' }) => {
  const { db, config, mailer } = office
  // Both are asked for in any case: how much is done tells nothing of who there is.
  const [newest] = await claimsOf(db, email)
  const user = (await userByEmail(db, email)) ?? newest
  if (!user || user.disabledAt) return idleAsForgot(db)
  const { accountId, userId } = user
  const token = await db.transaction().execute(async (trx) => {
    await record(trx, { requestId }, { accountId, userId, action: 'password.reset-asked', objectId: userId })
    return issueMailToken(trx, office, user, 'reset')
  })
  await mailer.send(resetMail(config, user.email, token))
}

const mailVerification = async (office: PostOffice, job: MailJob & { kind: 'verify' }) => {
  const { db, config, mailer } = office
  const user = await userById(db, job.accountId, job.userId)
  if (!user || user.disabledAt || user.emailVerifiedAt) return
  // Who asked is told nothing, neither here nor by the answer; whose address it is learns that somebody tried.
  if (user.isClaim && (await userByEmail(db, user.email))) return mailer.send(knownMail(config, user.email))
  const token = await db.transaction().execute((trx) => issueMailToken(trx, office, user, 'verify'))
  await mailer.send(verifyMail(config, user.email, token))
}
