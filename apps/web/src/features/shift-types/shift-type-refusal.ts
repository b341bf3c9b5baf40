import { ShiftTypeConflict } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { textOf } from '#web/lib/text.ts'

/** Why a change of a shift type was refused, as the server says it in data. */
export const conflictOf = conflictIn(ShiftTypeConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  const { shiftType } = conflict.facts
  switch (conflict.reason) {
    case 'version':
      return textOf('records.newer')
    case 'needed':
      return textOf('shiftTypes.needed')
    case 'name': {
      const name = shiftTypeName({ ...shiftType, shiftType: shiftType.partOfDay })
      return textOf(shiftType.isActive ? 'records.nameTaken' : 'records.nameAway', { name })
    }
  }
}
