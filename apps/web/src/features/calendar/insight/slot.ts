import type { InsightRow } from '@onward/contract'

/** What candidates are asked for; undefined of what may be at any time: nobody knows when. */
export const slotOf = ({ assignmentId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId }: InsightRow) => {
  if (assignmentId !== null) return { assignmentId }
  if (startsAt === null || endsAt === null) return undefined
  return { hospitalId, startsAt, endsAt, shiftTypeId, ...(specialtyId !== null && { specialtyId }) }
}
