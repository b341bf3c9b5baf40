import { RuleConflict } from '@onward/contract'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

/** Why a change of a rule was refused, as the server says it in data. */
export const conflictOf = conflictIn(RuleConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => (conflictOf(error) ? textOf('records.newer') : messageOf(error))
