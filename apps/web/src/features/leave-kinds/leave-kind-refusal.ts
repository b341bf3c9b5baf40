import { LeaveKindConflict } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'

/** Why a change of a kind of leave was refused, as the server says it in data. */
export const conflictOf = conflictIn(LeaveKindConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  if (conflict.reason === 'version') return textOf('records.newer')
  const { leaveKind } = conflict.facts
  return textOf(leaveKind.isActive ? 'records.nameTaken' : 'records.nameAway', { name: leaveKindName(leaveKind) })
}
