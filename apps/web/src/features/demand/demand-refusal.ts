import { DemandConflict, DemandDayConflict } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { periodWords } from './period.ts'

/** Why patterns were refused, as the server says it in data. */
export const conflictOf = conflictIn(DemandConflict)
export const dayConflictOf = conflictIn(DemandDayConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  if (conflict.reason === 'version') return textOf('demand.newer')
  // An import that goes on holds these days, and nobody sees what it brings yet.
  if (conflict.facts.demand.length === 0) return messageOf(error)
  const periods = joined([...new Set(conflict.facts.demand.map(periodWords))], ';')
  return textOf('demand.overlap', { periods })
}
export const dayRefusalOf = (error: unknown): string => {
  const conflict = dayConflictOf(error)
  if (!conflict) return messageOf(error)
  return conflict.reason === 'version'
    ? textOf('records.newer')
    : textOf('demand.sameDay', { date: longDate(conflict.facts.demandDay.date) })
}
