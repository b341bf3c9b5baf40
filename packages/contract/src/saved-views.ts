import * as v from 'valibot'
import { Id, Name, Plain, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Version } from './row-fields.ts'

/** The pages whose views are kept. */
export const VIEW_PLACES = ['board', 'insight'] as const
export type ViewPlace = (typeof VIEW_PLACES)[number]
/** How many views somebody may have of one page. */
export const MOST_VIEWS = 100

/** What somebody looks at on a page, kept under a name. */
export const SavedView = v.object({
  viewId: v.string(),
  viewName: v.string(),
  /** The words of the page's address, without `?`; the page checks each of them. */
  search: v.string(),
  isShared: v.boolean(),
  isMine: v.boolean(),
  /** Its maker, and of one that is shared an admin. */
  mayChange: v.boolean(),
  /** Who made it. */
  fullName: v.string(),
  /** Whether the page opens with it, for who asks. */
  isDefault: v.boolean(),
  version: v.number(),
})
export type SavedView = v.InferOutput<typeof SavedView>

const bool = v.boolean('must be true or false')
const fields = {
  viewName: Name,
  search: v.pipe(Plain, v.maxLength(2000, 'must have at most 2,000 characters')),
}

const refused = { message: v.string() }
/** Why a write was refused: `message` in English, `reason` and `facts` for any other wording. */
export const SavedViewConflict = v.variant('reason', [
  /** Another one of its maker has the name. */
  v.object({ ...refused, reason: v.literal('name'), facts: v.object({ viewName: v.string() }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ view: SavedView }) }),
])
export type SavedViewConflict = v.InferOutput<typeof SavedViewConflict>

const one = v.object({ view: SavedView })
const writes = { ...refusals, 404: Refusal, 409: SavedViewConflict, 415: Refusal, 422: Refusal } as const

// @__NO_SIDE_EFFECTS__
const callsOf = <const Place extends ViewPlace>(place: Place) =>
  endpoints({
    list: {
      method: 'GET',
      path: `/api/${place}/views`,
      allow: 'scheduler',
      summary: `Views of the ${place} by name: the caller’s own, and what others share in the account`,
      reads: ['views'],
      answers: { 200: v.object({ views: v.array(SavedView) }), ...refusals },
    },
    create: {
      method: 'POST',
      path: `/api/${place}/views`,
      allow: 'scheduler',
      idempotent: true,
      summary: `Keep a view of the ${place}, at most ${MOST_VIEWS} each; honours Idempotency-Key`,
      writes: ['views'],
      input: v.object({ ...fields, isShared: v.optional(bool, false), isDefault: v.optional(bool, false) }),
      answers: { 201: one, ...writes },
    },
    change: {
      method: 'PATCH',
      path: `/api/${place}/views/{viewId}`,
      allow: 'scheduler',
      summary: `Change what is given of a view of the ${place}; isDefault is the caller’s own, of any view they see`,
      writes: ['views'],
      input: v.object({
        viewId: Id,
        version: Version,
        ...v.partial(v.object({ ...fields, isShared: bool, isDefault: bool })).entries,
      }),
      answers: { 200: one, ...writes },
    },
    remove: {
      method: 'DELETE',
      path: `/api/${place}/views/{viewId}`,
      allow: 'scheduler',
      summary: `Take a view of the ${place} away, from everybody who sees it`,
      writes: ['views'],
      input: v.object({ viewId: Id, version: Version }),
      answers: { 200: one, ...writes },
    },
  })
const board = callsOf('board')
const insight = callsOf('insight')

/** What the board was looked at by, under names. */
export const boardViews = endpoints({
  listBoardViews: board.list,
  createBoardView: board.create,
  changeBoardView: board.change,
  deleteBoardView: board.remove,
})
/** The same of insight. */
export const insightViews = endpoints({
  listInsightViews: insight.list,
  createInsightView: insight.create,
  changeInsightView: insight.change,
  deleteInsightView: insight.remove,
})
