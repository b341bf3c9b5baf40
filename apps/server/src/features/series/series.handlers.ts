import type { Handlers, series as calls } from '@onward/contract'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { createOnce } from '#server/idempotent.ts'
import { tried } from '#server/tried.ts'
import { changeSeries, missingSeries } from './change-series.ts'
import { createSeries } from './create-series.ts'
import { seriesById } from './series.queries.ts'

export const seriesHandlers: Handlers<typeof calls, Context> = {
  createSeries: async ({ dryRun, ...wish }, context) => {
    const author = authorOf(context)
    const work = (trx: Db) => createSeries(trx, author, wish)
    if (!dryRun) return createOnce(context, 'createSeries', wish, work)
    return { ...(await tried(context.db, work)), batchId: null, seriesId: null }
  },

  readSeries: async ({ seriesId }, context) => {
    const user = signedIn(context)
    const asked = { accountId: user.accountId, scope: scopeOf(user) }
    const series = await seriesById(context.db, asked, seriesId)
    if (!series) throw missingSeries()
    return { series }
  },

  changeSeries: (input, context) => several('changeSeries', input, context),

  cancelSeries: (input, context) => several('cancelSeries', input, context),
}

type Change = Parameters<Handlers<typeof calls, Context>['changeSeries']>[0]
type Several = Omit<Change, 'change'> & Partial<Pick<Change, 'change'>>
/** Done to several shifts of a series, once, or only asked. */
const several = async (call: keyof typeof calls, { dryRun, ...wish }: Several, context: Context) => {
  const author = authorOf(context)
  const { change, ...aim } = wish
  const work = (trx: Db) => changeSeries(trx, author, { aim, change, now: context.now(), isTrial: dryRun })
  if (!dryRun) return createOnce(context, call, wish, work)
  return { ...(await tried(context.db, work)), batchId: null, seriesId: aim.seriesId }
}
