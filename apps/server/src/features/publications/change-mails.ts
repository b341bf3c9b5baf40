import type { Language, Leave, MailChanges } from '@onward/contract'
import { addDays, dateOfWall } from '@onward/scheduling'
import * as v from 'valibot'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mailer } from '#server/mail.ts'
import { notifiedUser, type Notified } from './change-notices.queries.ts'
import { textsFor } from './mail-texts.ts'
import { toldLeave } from './mailed-leave.ts'
import { toldShifts } from './mailed-shifts.ts'
import { newsMail } from './mailed.ts'
import type { ShiftNotice } from './notices.queries.ts'
import { tell, type News } from './tell.ts'
import { isSoon } from './when-due.ts'

const ChangesJob = v.object({ kind: v.literal('changes'), accountId: v.number(), userId: v.string() })
type ChangesJob = v.InferOutput<typeof ChangesJob>
export const isChangesJob = (data: unknown) => v.is(ChangesJob, data)

/** Promises somebody a mail of what has changed of their shifts and leave, as it is when it leaves. */
export const promiseChanges = (db: Db, { accountId, userId }: Notified, now: Date) => {
  const job: ChangesJob = { kind: 'changes', accountId, userId }
  return enqueue(db, { requestId: `changes of ${userId}`, now: () => now }, 'mail', job)
}

/** Whether somebody is mailed of a shift: none that is over; of what was published whatever they choose. */
const isWantedBy =
  (wish: MailChanges, now: Date) =>
  ({ start, end }: ToldAssignment, { isPublished }: ShiftNotice) =>
    new Date(end) > now && (isPublished || isWished(wish, start, now))
/** The same of leave: its days are over once they are over everywhere. */
const isLeaveWantedBy =
  (wish: MailChanges, now: Date) =>
  ({ startDate, endDate }: Leave) =>
    new Date(addDays(endDate, 1)).getTime() + 12 * HOUR > now.getTime() && isWished(wish, startDate, now)
const HOUR = 3_600_000
const isWished = (wish: MailChanges, start: string, now: Date) =>
  wish === 'all' || (wish === 'soon' && isSoon(new Date(start), now))

type PostOffice = { db: Db; config: Config; mailer: Mailer; now: () => Date }
/** Sends somebody what has changed of their shifts and leave until now. */
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
      isLeaveWanted: isLeaveWantedBy(user.mailChanges, now()),
      mailOf: (news) => changesMail(config, user, news),
    })
  }

/** What has become of somebody's shifts since they were told of them last, each by the clock of its place, and of their leave. */
const changesMail = (config: Config, user: { email: string; language: Language | null }, { entries, leave }: News) => {
  const dates = entries
    .flatMap(({ before, after }) => [before, after].flatMap((side) => (side ? dateOfWall(side.startsAt) : [])))
    .toSorted()
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  const topics = [
    ...(entries.length > 0 ? [toldShifts(user.language, { entries, from, to, by: 'since' })] : []),
    ...(leave.length > 0 ? [toldLeave(user.language, leave)] : []),
  ]
  const more = `
${textsFor(user.language)('choice')}

${config.publicOrigin}/account
`
  return newsMail(config, user, topics, more)
}
