import { wrongField, type Handlers, type overrideReports } from '@onward/contract'
import { toldOverridden } from '#server/booking/overridden.ts'
import { shiftsById } from '#server/booking/shown-shifts.ts'
import { scopeOf, signedIn, type Context } from '#server/context.ts'
import { listOverridden } from './overrides.queries.ts'

export const overridesHandlers: Handlers<typeof overrideReports, Context> = {
  reportOverrides: async ({ from, to, ...wish }, context) => {
    if (to < from) throw wrongField('to', 'must not be before from')
    const { db } = context
    const user = signedIn(context)
    const { accountId } = user
    const scope = scopeOf(user)
    const { rows, total } = await listOverridden(db, { ...wish, from, to, accountId, scope })
    const ids = [...new Set(rows.map(({ assignmentId }) => assignmentId))]
    const shifts = new Map((await shiftsById(db, accountId, ids)).map((shift) => [shift.assignmentId, shift]))
    const { overrides, names } = await toldOverridden(db, accountId, rows, scope)
    return {
      overrides: overrides.flatMap(({ assignmentId, ...one }) => {
        const assignment = shifts.get(assignmentId)
        return assignment ? { ...one, assignment } : []
      }),
      names,
      total,
    }
  },
}
