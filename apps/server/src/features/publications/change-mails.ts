import type { Language, MailChanges, PublishedEntry } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import * as v from 'valibot'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mailer } from '#server/mail.ts'
import { notifiedUser, type Notice, type Notified } from './change-notices.queries.ts'
import { textsFor } from './mail-texts.ts'
import { shiftsMail } from './mailed-shifts.ts'
import { tell } from './tell.ts'
import { isSoon } from './when-due.ts'

const ChangesJob = v.object({ kind: v.literal('changes'), accountId: v.number(), userId: v.string() })
type ChangesJob = v.InferOutput<typeof ChangesJob>
export const isChangesJob = (data: unknown) => v.is(ChangesJob, data)

/** Promises somebody a mail of what has changed of their shifts, as it is when it leaves. */
export const promiseChanges = (db: Db, { accountId, userId }: Notified, now: Date) => {
  const job: ChangesJob = { kind: 'changes', accountId, userId }
  return enqueue(db, { requestId: `changes of ${userId}`, now: () => now }, 'mail', job)
}

/** Whether somebody is mailed of a shift: none that is over; of what was published whatever they choose. */
const isWantedBy =
  (wish: MailChanges, now: Date) =>
  ({ start, end }: ToldAssignment, { isPublished }: Notice) =>
    new Date(end) > now && (isPublished || wish === 'all' || (wish === 'soon' && isSoon(new Date(start), now)))

type PostOffice = { db: Db; config: Config; mailer: Mailer; now: () => Date }
/** Sends somebody what has changed of their shifts until now. */
export const sendChanges =
  ({ db, config, mailer, now }: PostOffice) =>
  async (data: unknown) => {
    const job = v.parse(ChangesJob, data)
    const user = await notifiedUser(db, job, config)
    if (!user) return
    await tell({
      db,
      mailer,
      who: job,
      publicationId: undefined,
      isWanted: isWantedBy(user.mailChanges, now()),
      mailOf: (entries) => changesMail(config, user, entries),
    })
  }

/** What has become of somebody's shifts since they were told of them last, each by the clock of its place. */
const changesMail = (
  config: Config,
  user: { email: string; language: Language | null },
  entries: readonly PublishedEntry[],
) => {
  const dates = entries
    .flatMap(({ before, after }) => [before, after].flatMap((side) => (side ? dateOfWall(side.startsAt) : [])))
    .toSorted()
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  const more = `
${textsFor(user.language)('choice')}

${config.publicOrigin}/account
`
  return shiftsMail(config, user, { entries, from, to, by: 'since', more })
}
