import type { Language } from '@onward/contract'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '#server/config.ts'
import type { Db, Store } from '#server/db.ts'
import { eachMinute } from '#server/each-minute.ts'
import { enqueue } from '#server/jobs.ts'
import type { Mail, Mailer } from '#server/mail.ts'
import { oneLine } from '#server/one-line.ts'
import type { Timers } from '#server/store/housekeeping.ts'
import { lastDue } from './mail-dates.ts'
import { textsFor } from './mail-texts.ts'
import { mailable, mailOf, takeTurn, turnsNear, viewToSend, zoneOf } from './view-mails.queries.ts'

const ViewJob = v.object({
  kind: v.literal('view'),
  accountId: v.number(),
  viewId: v.string(),
  userId: v.string(),
  /** The date on which it is due. */
  due: v.string(),
})
type ViewJob = v.InferOutput<typeof ViewJob>
export const isViewJob = (data: unknown) => v.is(ViewJob, data)

/** The facilities that the words of a view name. */
export const facilitiesIn = (search: string) =>
  (new URLSearchParams(search).get('facility') ?? '').split(',').filter((id) => id !== '')

/**
 * Promises the mails of views that have come due, one for each who is named, once for each date whichever process asks. Of dates
 * that passed while no server ran, the last one is sent.
 */
export const promiseDue = async (db: Db, now: Date) => {
  for (const turn of await turnsNear(db, now)) {
    const { accountId, viewId } = turn
    const due = lastDue(turn.every, now, await zoneOf(db, accountId, facilitiesIn(turn.search)))
    await db.transaction().execute(async (trx) => {
      for (const userId of await takeTurn(trx, turn, due)) {
        const job: ViewJob = { kind: 'view', accountId, viewId, userId, due }
        await enqueue(trx, { requestId: `view ${viewId} ${due}`, now: () => now }, 'mail', job)
      }
    })
  }
}

/** Promises each minute what has come due; the returned function stops it and waits for what is under way. */
export const startViewMails = ({ db }: Store, log: Logger, timers?: Timers) =>
  eachMinute((now) => promiseDue(db, now), {
    timers,
    failed: (err) => log.error({ err }, 'the mails of views could not be promised'),
  })

/** What a mail says of a report: its name, its days where it has some, what it is about, and the figures, a line each. */
type Said = { title: string; days: { from: string; to: string } | undefined; about: string[]; figures: string[] }
/** Asks for the report that an address shows, on a date and in a zone. */
type Figures = (
  by: { db: Db; now: Date },
  asked: { accountId: number; search: string; today: string; zone: string; language: Language | null },
) => Promise<Said>

type PostOffice = { of: Store['of']; config: Config; mailer: Mailer; now: () => Date; figures: Figures }
/** Sends somebody a view with its figures as they are now; nothing to who may not have them any more. */
export const sendView =
  ({ of, config, mailer, now, figures }: PostOffice) =>
  async (data: unknown) => {
    const job = v.parse(ViewJob, data)
    const db = of(job.accountId)
    const [view, mail] = [await viewToSend(db, job), await mailOf(db, job)]
    const to = (await mailable(db, job, config)).find(({ userId }) => userId === job.userId)
    if (!view || !to || !mail?.userIds.includes(job.userId)) return
    const zone = await zoneOf(db, job.accountId, facilitiesIn(view.search))
    // It waited until the next one came due, in a store that was restored or whose mails did not leave.
    if (job.due < lastDue(mail.every, now(), zone)) return
    const { accountId, due } = job
    const { language } = to
    const said = await figures({ db, now: now() }, { accountId, search: view.search, today: due, zone, language })
    await mailer.send(viewMail(config, to, { ...view, ...said, viewId: job.viewId, every: mail.every }))
  }

type Written = Said & { viewId: string; viewName: string; search: string; every: 'week' | 'month' }
type Reader = { email: string; language: Language | null }
const viewMail = ({ publicOrigin }: Config, { email, language }: Reader, view: Written): Mail => {
  const say = textsFor(language)
  const name = oneLine(view.viewName)
  const words = new URLSearchParams(view.search)
  // Whoever opens it later looks at the days of these figures.
  if (view.days) {
    words.delete('period')
    words.set('from', view.days.from)
    words.set('to', view.days.to)
  }
  words.set('saved', view.viewId)
  return {
    to: email,
    subject: say('subject', { view: name, title: view.title }),
    text: `${name}
${[view.title, ...view.about].map(oneLine).join('\n')}

${view.figures.map((line) => `- ${oneLine(line)}`).join('\n')}

${say('opens')}

${publicOrigin}/insight?${words}

${say(`why.${view.every}`)}
`,
  }
}
