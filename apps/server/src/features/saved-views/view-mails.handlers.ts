import { wrongField, type Handlers, type ViewMail, type viewMails } from '@onward/contract'
import { recordChange } from '#server/audit.ts'
import { authorOf, isAdmin, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { differing } from '#server/differing.ts'
import { lastDue, nextDue } from './mail-dates.ts'
import { taking, there } from './saved-views.handlers.ts'
import { updateView, type Asked } from './saved-views.queries.ts'
import { facilitiesIn } from './view-mails.ts'
import { deleteMail, mailable, mailOf, putMail, zoneOf } from './view-mails.queries.ts'

const askedBy = (context: Context): Asked => {
  const user = signedIn(context)
  return { accountId: user.accountId, userId: user.userId, isAdmin: isAdmin(user), place: 'insight' }
}

const told = async (db: Db, asked: Asked, viewId: string, { config, now }: Context): Promise<ViewMail> => {
  const { search, version } = await there(db, asked, viewId)
  const of = { accountId: asked.accountId, viewId }
  const [mail, people] = [await mailOf(db, of), await mailable(db, of, config)]
  const timeZone = await zoneOf(db, asked.accountId, facilitiesIn(search))
  return {
    viewId,
    version,
    mail: mail
      ? { every: mail.every, userIds: mail.userIds.filter((id) => people.some(({ userId }) => userId === id)) }
      : null,
    timeZone,
    next: { week: nextDue('week', now(), timeZone), month: nextDue('month', now(), timeZone) },
    people: people.map(({ userId, fullName, email }) => ({ userId, fullName, email })),
  }
}

export const viewMailsHandlers: Handlers<typeof viewMails, Context> = {
  readViewMail: ({ viewId }, context) => told(context.db, askedBy(context), viewId, context),

  changeViewMail: async ({ viewId, version, mail }, context) => {
    const asked = askedBy(context)
    const of = { accountId: asked.accountId, viewId }
    return context.db.transaction().execute(async (trx) => {
      const { search } = await taking(trx, asked, { viewId, version })
      const people = new Set((await mailable(trx, of, context.config)).map(({ userId }) => userId))
      if (mail && !mail.userIds.every((id) => people.has(id)))
        throw wrongField('mail.userIds', 'must be admins of the account who see the view and whose address is verified')
      const before = (await mailOf(trx, of)) ?? null
      if (Object.keys(differing({ mail: before }, { mail })).length > 0) {
        const zone = await zoneOf(trx, asked.accountId, facilitiesIn(search))
        await (mail ? putMail(trx, of, mail, lastDue(mail.every, context.now(), zone)) : deleteMail(trx, of))
        await updateView(trx, asked, viewId, {})
        const entry = { action: 'view.changed', objectId: viewId } as const
        await recordChange(trx, authorOf(context), { ...entry, before: { mail: before }, after: { mail } })
      }
      return told(trx, asked, viewId, context)
    })
  },
}
