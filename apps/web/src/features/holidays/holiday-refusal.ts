import { HolidayConflict } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

/** Why holidays were refused, as the server says it in data. */
export const conflictOf = conflictIn(HolidayConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  if (conflict.reason === 'version') return textOf('records.newer')
  const names = conflict.facts.holidays.map(({ date, holidayName }) => joined([mediumDate(date), holidayName]))
  return textOf('holidays.there', { names: joined(names, ';') })
}
