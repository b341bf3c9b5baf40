import { boardViews, insightViews, SavedViewConflict } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

const board = apiOf(boardViews)
const insight = apiOf(insightViews)

/** The calls about the views of each page. */
export const viewCalls = {
  board: {
    list: board.listBoardViews,
    create: board.createBoardView,
    change: board.changeBoardView,
    remove: board.deleteBoardView,
  },
  insight: {
    list: insight.listInsightViews,
    create: insight.createInsightView,
    change: insight.changeInsightView,
    remove: insight.deleteInsightView,
  },
}

export const conflictOf = conflictIn(SavedViewConflict)
/** Why a view was not kept. */
export const viewRefusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  return textOf(conflict.reason === 'version' ? 'views.newer' : 'views.nameTaken')
}
