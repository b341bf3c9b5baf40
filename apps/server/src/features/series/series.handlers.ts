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

  changeSeries: async ({ dryRun, change, ...aim }, context) => {
    const author = authorOf(context)
    const wish = { aim, change, now: context.now(), isTrial: dryRun }
    const work = (trx: Db) => changeSeries(trx, author, wish)
    if (!dryRun) return createOnce(context, 'changeSeries', { ...aim, change }, work)
    return { ...(await tried(context.db, work)), batchId: null, seriesId: aim.seriesId }
  },

  cancelSeries: async ({ dryRun, ...aim }, context) => {
    const author = authorOf(context)
    const wish = { aim, change: undefined, now: context.now(), isTrial: dryRun }
    const work = (trx: Db) => changeSeries(trx, author, wish)
    if (!dryRun) return createOnce(context, 'cancelSeries', aim, work)
    return { ...(await tried(context.db, work)), batchId: null }
  },
}
