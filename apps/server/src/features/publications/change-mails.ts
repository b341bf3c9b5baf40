import { PublishedEntry } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import * as v from 'valibot'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mail, Mailer } from '#server/mail.ts'
import { notifiedUser } from './change-notices.queries.ts'
import { mailedByKind, PUBLISHED_HEADS } from './mailed-shifts.ts'

const ChangesJob = v.object({
  kind: v.literal('changes'),
  accountId: v.number(),
  userId: v.string(),
  entries: v.array(PublishedEntry),
})
type ChangesJob = v.InferOutput<typeof ChangesJob>
export const isChangesJob = (data: unknown) => v.is(ChangesJob, data)

/** Promises somebody a mail of what has changed of their shifts, as it is now. */
export const promiseChanges = (trx: Db, said: Omit<ChangesJob, 'kind'>, now: Date) => {
  const job: ChangesJob = { kind: 'changes', ...said }
  return enqueue(trx, { requestId: `changes of ${said.userId}`, now: () => now }, 'mail', job)
}

type PostOffice = { db: Db; config: Config; mailer: Mailer }
/** Sends somebody what has changed of their shifts; who can no longer sign in is told nothing. */
export const sendChanges =
  ({ db, config, mailer }: PostOffice) =>
  async (data: unknown) => {
    const job = v.parse(ChangesJob, data)
    const user = await notifiedUser(db, job)
    if (user && user.mailChanges !== 'none') await mailer.send(changesMail(config, user.email, job.entries))
  }

/** What has become of somebody's shifts since they were told of them last, each by the clock of its place. */
export const changesMail = ({ publicOrigin }: Config, to: string, entries: readonly PublishedEntry[]): Mail => {
  const { subject, anyOf, list } = mailedByKind(entries, PUBLISHED_HEADS)
  const dates = entries
    .flatMap(({ before, after }) => [before, after].flatMap((side) => (side ? dateOfWall(side.startsAt) : [])))
    .toSorted()
  const [from = '', until = from] = [dates[0], dates.at(-1)]
  const days = `your schedule ${from === until ? `on ${from}` : `from ${from} to ${until}`}`
  const [shifts, are] = entries.length === 1 ? ['this shift', 'is'] : ['these shifts', 'are']
  return {
    to,
    subject: `${subject}: ${days}`,
    text: `Since you were last told, ${shifts} of ${days} ${are} ${anyOf}.

${list}

Times are those of each place. Your calendar:

${publicOrigin}/calendar?month=${from.slice(0, 7)}

Of which changes you are mailed you choose in your account:

${publicOrigin}/account
`,
  }
}
