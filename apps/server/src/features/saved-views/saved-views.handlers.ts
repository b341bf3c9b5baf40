import { randomUUID } from 'node:crypto'
import {
  ApiError,
  MOST_VIEWS,
  type boardViews,
  type Handlers,
  type insightViews,
  type SavedView,
  type SavedViewConflict,
  type ViewPlace,
} from '@onward/contract'
import { record, recordChange } from '#server/audit.ts'
import { given, type Some } from '#server/booking/changes.ts'
import { authorOf, isAdmin, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import {
  countViews,
  deleteView,
  insertView,
  listViews,
  openWith,
  openWithout,
  takeView,
  updateView,
  viewById,
  type Asked,
} from './saved-views.queries.ts'

const conflict = (refusal: SavedViewConflict) => new ApiError(409, refusal)
const missing = () => new ApiError(404, { message: 'There is no such view' })

export const there = async (db: Db, asked: Asked, viewId: string) => {
  const view = await viewById(db, asked, viewId)
  if (!view) throw missing()
  return view
}
/** The row as the writer saw it. */
export const taking = async (trx: Db, asked: Asked, { viewId, version }: Pick<SavedView, 'viewId' | 'version'>) => {
  const view = await takeView(trx, asked, viewId)
  if (!view) throw missing()
  if (view.version === version) return view
  const message = 'Somebody has changed this view since you opened it'
  throw conflict({ message, reason: 'version', facts: { view } })
}
const mineToChange = ({ mayChange }: SavedView) => {
  if (!mayChange) throw new ApiError(403, { message: 'Who made this view changes it, or an admin' })
}
const named = (viewName: string | undefined) => (error: unknown) => {
  if (viewName === undefined || !isUniqueViolation(error)) throw error
  const message = `There is a view ${viewName} already`
  throw conflict({ message, reason: 'name', facts: { viewName } })
}
/** What of it is written down: not who looks at it, nor with what their page opens. */
const kept = ({ viewName, search, isShared }: SavedView) => ({ viewName, search, isShared })

/** The calls about the views of one page. */
const callsOf = (place: ViewPlace) => {
  const askedBy = (context: Context): Asked => {
    const user = signedIn(context)
    return { accountId: user.accountId, userId: user.userId, isAdmin: isAdmin(user), place }
  }
  return {
    list: async (_: unknown, context: Context) => ({ views: await listViews(context.db, askedBy(context)) }),

    create: async (row: Pick<SavedView, 'viewName' | 'search' | 'isShared' | 'isDefault'>, context: Context) => {
      const asked = askedBy(context)
      const viewId = randomUUID()
      const { isDefault, ...view } = row
      return createOnce(context, `createView ${place}`, row, async (trx) => {
        if ((await countViews(trx, asked)) >= MOST_VIEWS)
          throw new ApiError(422, { message: `These are ${MOST_VIEWS} views: delete one before you keep another` })
        await insertView(trx, asked, viewId, { ...view, sortName: sortName(row.viewName) })
        if (isDefault) await openWith(trx, asked, viewId)
        const made = await there(trx, asked, viewId)
        const entry = { action: 'view.created', objectId: viewId } as const
        await recordChange(trx, authorOf(context), { ...entry, before: undefined, after: { place, ...kept(made) } })
        return { view: made }
      }).catch(named(row.viewName))
    },

    change: async (
      {
        viewId,
        version,
        isDefault,
        ...more
      }: Pick<SavedView, 'viewId' | 'version'> &
        Some<Pick<SavedView, 'viewName' | 'search' | 'isShared' | 'isDefault'>>,
      context: Context,
    ) => {
      const asked = askedBy(context)
      const work = async (trx: Db) => {
        const before = await taking(trx, asked, { viewId, version })
        const to = differing(before, given(more))
        const isChanged = Object.keys(to).length > 0
        if (isChanged) {
          mineToChange(before)
          const spelled = to.viewName === undefined ? {} : { sortName: sortName(to.viewName) }
          await updateView(trx, asked, viewId, { ...to, ...spelled })
          const entry = { action: 'view.changed', objectId: viewId } as const
          await recordChange(trx, authorOf(context), {
            ...entry,
            before: kept(before),
            after: kept({ ...before, ...to }),
          })
        }
        // An admin who shares somebody's view no longer has just taken it out of their own sight.
        const after = await viewById(trx, asked, viewId)
        if (!after) return { view: { ...before, ...to, mayChange: false, isDefault: false, version: version + 1 } }
        if (isDefault === undefined || isDefault === after.isDefault) return { view: after }
        await (isDefault ? openWith : openWithout)(trx, asked, viewId)
        return { view: { ...after, isDefault } }
      }
      return context.db.transaction().execute(work).catch(named(more.viewName))
    },

    remove: async (seen: Pick<SavedView, 'viewId' | 'version'>, context: Context) => {
      const asked = askedBy(context)
      const author = authorOf(context)
      return context.db.transaction().execute(async (trx) => {
        const view = await taking(trx, asked, seen)
        mineToChange(view)
        await deleteView(trx, asked.accountId, seen.viewId)
        const { accountId, userId } = author
        const entry = { accountId, userId, action: 'view.deleted', objectId: seen.viewId } as const
        await record(trx, author, { ...entry, before: { place, ...kept(view) } })
        return { view }
      })
    },
  }
}
const board = callsOf('board')
const insight = callsOf('insight')

export const boardViewsHandlers: Handlers<typeof boardViews, Context> = {
  listBoardViews: board.list,
  createBoardView: board.create,
  changeBoardView: board.change,
  deleteBoardView: board.remove,
}
export const insightViewsHandlers: Handlers<typeof insightViews, Context> = {
  listInsightViews: insight.list,
  createInsightView: insight.create,
  changeInsightView: insight.change,
  deleteInsightView: insight.remove,
}
