import type { LeaveKind, LeaveKindConflict, leaveKinds, Handlers } from '@onward/contract'
import { given } from '#server/booking/changes.ts'
import { signedIn, type Context } from '#server/context.ts'
import { namedRows } from '#server/named-rows.ts'
import {
  leaveKindById,
  leaveKindNamed,
  deleteLeaveKind,
  insertLeaveKind,
  searchLeaveKinds,
  takeLeaveKind,
  updateLeaveKind,
} from './leave-kinds.queries.ts'

const rows = namedRows<LeaveKind>({
  what: 'leaveKind',
  called: 'kind of leave',
  nameOf: ({ leaveKindName }) => leaveKindName,
  moreOf: ({ letter, tone }) => ({ letter, tone }),
  byId: leaveKindById,
  take: takeLeaveKind,
  named: leaveKindNamed,
  insert: insertLeaveKind,
  update: updateLeaveKind,
  remove: deleteLeaveKind,
  refusal: (message, reason, leaveKind): LeaveKindConflict => ({
    message,
    reason,
    facts: { leaveKind },
  }),
})

export const leaveKindsHandlers: Handlers<typeof leaveKinds, Context> = {
  listLeaveKinds: (search, context) =>
    searchLeaveKinds(context.db, { ...search, accountId: signedIn(context).accountId }),

  readLeaveKind: async ({ leaveKindId }, context) => ({
    leaveKind: await rows.read(leaveKindId, context),
  }),

  createLeaveKind: (row, context) =>
    rows.create(
      'createLeaveKind',
      row,
      row.leaveKindName,
      context,
      (leaveKind) => ({ leaveKind }),
      given({ letter: row.letter, tone: row.tone }),
    ),

  changeLeaveKind: async ({ leaveKindId, version, leaveKindName: name, isActive, letter, tone }, context) => ({
    leaveKind: await rows.change(leaveKindId, version, { name, isActive, letter, tone }, context),
  }),

  deleteLeaveKind: async ({ leaveKindId, version }, context) => {
    const { row, isDeleted } = await rows.remove(leaveKindId, version, context)
    return { leaveKind: row, isDeleted }
  },
}
