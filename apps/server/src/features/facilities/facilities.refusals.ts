import { ApiError, type Assignment, type Facility, type FacilityConflict } from '@onward/contract'
import { aheadOf } from '#server/booking/refusals.ts'

const conflict = (body: FacilityConflict) => new ApiError(409, body)

export const noFacility = () => new ApiError(404, { message: 'There is no such facility' })

export const taken = (reason: 'code' | 'hospitalId', facility: Facility) => {
  const what = reason === 'code' ? `code ${facility.code}` : `id ${facility.hospitalId}`
  return conflict({ message: `${facility.facilityName} has the ${what}`, reason, facts: { facility } })
}

export const newer = (facility: Facility) =>
  conflict({
    message: 'Somebody has changed this facility since you opened it',
    reason: 'version',
    facts: { facility },
  })

/** A zone that is corrected while shifts stand ahead: their wall times and their moments cannot both stay. */
export const undecided = (shifts: readonly Assignment[]) =>
  conflict({
    message: `${count(shifts)} ahead: say keep=wall if they stay at their wall times, keep=instants if they stay at their moments`,
    reason: 'zone',
    facts: aheadOf(shifts),
  })

export const stillScheduled = (shifts: readonly Assignment[]) =>
  conflict({ message: `${count(shifts)} ahead. Cancel or move them first.`, reason: 'shifts', facts: aheadOf(shifts) })

/** Drafts that people would be taken to know of, and do not. */
export const stillDrafts = (total: number) =>
  conflict({
    message: `${total === 1 ? '1 draft lies' : `${total} drafts lie`} within. Publish or cancel first.`,
    reason: 'drafts',
    facts: { total },
  })

export const cannotKeep = (message: string) => conflict({ message, reason: 'keep', facts: {} })

const count = ({ length }: readonly Assignment[]) => (length === 1 ? '1 shift is' : `${length} shifts are`)
