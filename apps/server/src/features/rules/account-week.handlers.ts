import { ApiError, type accountWeek, type AccountWeek, type AccountWeekConflict, type Handlers } from '@onward/contract'
import { changed, record } from '#server/audit.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'

const weekOf = (db: Db, accountId: number) =>
  db.selectFrom('account').where('accountId', '=', accountId).select(['weekStartsOn', 'weekVersion as version'])

const newer = (week: AccountWeek): AccountWeekConflict => ({
  message: 'Somebody has changed this since you opened it',
  reason: 'version',
  facts: { week },
})

export const accountWeekHandlers: Handlers<typeof accountWeek, Context> = {
  readAccountWeek: async (_, context) => ({
    week: await weekOf(context.db, signedIn(context).accountId).executeTakeFirstOrThrow(),
  }),

  changeAccountWeek: async ({ version, weekStartsOn }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await weekOf(trx, accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
      if (before.version !== version) throw new ApiError(409, newer(before))
      if (before.weekStartsOn === weekStartsOn) return { week: before }
      const after = { weekStartsOn, version: version + 1 }
      await trx
        .updateTable('account')
        .set({ weekStartsOn, weekVersion: after.version })
        .where('accountId', '=', accountId)
        .execute()
      await record(trx, author, { ...author, action: 'week.changed', objectId: null, ...changed(before, after) })
      return { week: after }
    })
  },
}
