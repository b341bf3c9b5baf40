import { FacilityConflict } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { longTimes } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

/** Why a change of a facility was refused, as the server says it in data. */
export const conflictOf = conflictIn(FacilityConflict)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  switch (conflict.reason) {
    case 'code':
      return textOf('facilities.codeTaken', {
        code: conflict.facts.facility.code,
        name: conflict.facts.facility.facilityName,
      })
    case 'hospitalId':
      return textOf('facilities.idTaken', { name: conflict.facts.facility.facilityName })
    case 'version':
      return textOf('facilities.newer')
    case 'zone':
      return textOf('facilities.zoneAhead', { count: conflict.facts.total })
    case 'shifts':
      return textOf('facilities.stillScheduled', { count: conflict.facts.total })
    case 'drafts':
      return textOf('facilities.stillDrafts', { count: conflict.facts.total })
    case 'keep':
      return textOf('facilities.cannotKeep', { why: conflict.message })
  }
}

/** The shifts that a refusal names, each in a line. */
export const aheadIn = (error: unknown) => {
  const conflict = conflictOf(error)
  if (conflict?.reason !== 'zone' && conflict?.reason !== 'shifts') return []
  return conflict.facts.shifts.map((shift) => joined([whoOf(shift), longTimes(shift.startsAt, shift.endsAt)]))
}
