import type { Language, PublishedDiff } from '@onward/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mailer } from '#server/mail.ts'
import { toldShifts } from './mailed-shifts.ts'
import { newsMail } from './mailed.ts'
import { tell } from './tell.ts'

const PublishedJob = v.object({
  kind: v.literal('published'),
  accountId: v.number(),
  publicationId: v.number(),
  userId: v.string(),
  /** Whether what they knew before is noted; a server of before did not. */
  isNoted: v.optional(v.boolean(), false),
})
type PublishedJob = v.InferOutput<typeof PublishedJob>

/** Promises somebody a mail with their own part of a publication, once the transaction has committed. */
export const promisePublished = (trx: Db, context: Context, publicationId: number, userId: string) => {
  const { accountId } = context.user ?? { accountId: 0 }
  const job: PublishedJob = { kind: 'published', accountId, publicationId, userId, isNoted: true }
  return enqueue(trx, context, 'mail', job)
}
export const isPublished = (data: unknown) => v.is(PublishedJob, data)

const diffFor = async (db: Db, { accountId, publicationId, userId }: PublishedJob) => {
  const { rows } = await sql<{
    email: string
    diff: PublishedDiff
    from: string
    to: string
    isWithdrawal: boolean
    language: Language | null
  }>`
    select u.email, u.language, d as diff, p.from_date as "from", p.to_date as "to",
      p.withdraws is not null as "isWithdrawal"
    from publication p
    join jsonb_array_elements(p.entries) d on d->>'providerId' = ${userId}
    join app_user u on u.account_id = p.account_id and u.user_id = ${userId} and u.disabled_at is null
    where p.account_id = ${accountId} and p.publication_id = ${publicationId}`.execute(db)
  return rows[0]
}

type PostOffice = { db: Db; config: Config; mailer: Mailer }
/**
 * Sends somebody what a publication told them, as it is when the mail leaves: of what has been taken back or told since nothing
 * is said. Who can no longer sign in is told nothing.
 */
export const sendPublished =
  ({ db, config, mailer }: PostOffice) =>
  async (data: unknown) => {
    const job = v.parse(PublishedJob, data)
    const found = await diffFor(db, job)
    if (!found) return
    if (!job.isNoted) return mailer.send(publishedMail(config, found.email, found))
    return tell({
      db,
      mailer,
      who: job,
      publicationId: job.publicationId,
      mailOf: ({ entries }) =>
        publishedMail(config, found.email, { ...found, diff: { ...found.diff, entries: [...entries] } }),
    })
  }

type Told = { diff: PublishedDiff; from: string; to: string; isWithdrawal: boolean; language: Language | null }

/** One person's shifts that are new, changed or no longer theirs, each by the clock of its place; or that are taken back. */
export const publishedMail = (config: Config, email: string, { diff, from, to, isWithdrawal, language }: Told) => {
  const by = isWithdrawal ? 'withdrawn' : 'published'
  return newsMail(config, { email, language }, [toldShifts(language, { entries: diff.entries, from, to, by })])
}
