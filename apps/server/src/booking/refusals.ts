import {
  ApiError,
  wrongFields,
  type Assignment,
  type Conflict,
  type Leave,
  type LeaveConflict,
  type ToldShift,
} from '@onward/contract'
import type { LeaveRow, ShiftRow } from './changes.ts'
import type { InTheWay } from './in-the-way.ts'

const conflict = (body: Conflict | LeaveConflict) => new ApiError(409, body)

/** A 404 that names the field: an id of nothing that this account has, or has any more. */
export const unknownId = (path: string, what: string) =>
  wrongFields([{ path, message: `is not ${what} of this account` }], 404)
export const missing = (what: 'assignment' | 'leave') => new ApiError(404, { message: `There is no such ${what}` })

const nameOf = (row: Assignment | Leave) => ('assignmentId' in row ? 'assignment' : 'leave')
const asFacts = (row: Assignment | Leave) => ('assignmentId' in row ? { assignment: row } : { leave: row })

/** Somebody has written a newer version of the row than the writer saw. */
export const stale = (row: Assignment | Leave) =>
  conflict({
    message: `Somebody has changed this ${nameOf(row)} since you opened it`,
    reason: 'version',
    facts: asFacts(row),
    ...asFacts(row),
  })

/** A cancelled row stays as it is, unless it is an assignment that is restored. */
export const isCancelled = (row: Assignment | Leave) =>
  conflict({
    message: `This ${nameOf(row)} has been cancelled`,
    reason: 'cancelled',
    facts: asFacts(row),
    ...asFacts(row),
  })

/** The store refused what nothing stored was in the way of a moment ago: an honest "try again". */
export const atTheSameMoment = (of: 'assignment' | 'leave') => {
  const message = 'Somebody changed this schedule at the same moment. Try again.'
  return of === 'leave'
    ? conflict({ message, reason: 'assignments', facts: { wanted: null, shifts: [] } })
    : conflict({ message, reason: 'overlap', facts: { wanted: null, shifts: [] }, conflicts: [] })
}

/** A shift that is asked for, with the names that a message needs. */
export type NamedShift = ShiftRow & { providerName: string | null; facilityName: string }
/** The same when somebody is to work it: what is open is refused for nobody. */
export type StaffedShift = NamedShift & { providerId: string; providerName: string }

/** Of a shift what people speak of. */
export const toldShift = (shift: ToldShift): ToldShift => {
  const { providerId, providerName, hospitalId, facilityName, startsAt, endsAt, timeZone } = shift
  return { providerId, providerName, hospitalId, facilityName, startsAt, endsAt, timeZone }
}
/** Of shifts ahead the first few, and how many there are. */
export const aheadOf = (shifts: readonly Assignment[]) => ({
  total: shifts.length,
  shifts: shifts.slice(0, NAMED).map(toldAhead),
})
/** So many of the shifts ahead a refusal names. */
const NAMED = 20
const toldAhead = ({ providerId, providerName, ...shift }: Assignment) => {
  const { hospitalId, facilityName, startsAt, endsAt, timeZone } = shift
  return { providerId, providerName, hospitalId, facilityName, startsAt, endsAt, timeZone }
}
export const metShift = (shift: ToldShift & { assignmentId?: number }) => ({
  assignmentId: shift.assignmentId ?? null,
  ...toldShift(shift),
})

/** What is in the way of a shift, in a 409: other shifts before leave, as the store looks at them too. */
export const shiftRefused = (wanted: StaffedShift, { shifts, leave }: InTheWay) => {
  const [other] = shifts
  if (other) {
    const facts = { wanted: toldShift(wanted), shifts: shifts.map(metShift) }
    return conflict({ message: worksThere(other, wanted.timeZone), reason: 'overlap', facts, conflicts: shifts })
  }
  const [absence] = leave
  if (!absence) return atTheSameMoment('assignment')
  const facts = { wanted: toldShift(wanted), leave }
  return conflict({ message: isAway(absence), reason: 'leave', facts, leave: absence })
}

/** Two shifts of one booking that meet each other, in a 409: the second is the one that is refused. */
export const shiftsMeet = (other: StaffedShift & { assignmentId?: number }, wanted: StaffedShift) => {
  const facts = { wanted: toldShift(wanted), shifts: [metShift(other)] }
  return conflict({ message: worksThere(other, wanted.timeZone), reason: 'overlap', facts, conflicts: [] })
}

/** Leave that is asked for, with the name that a message needs. */
export type NamedLeave = LeaveRow & { providerName: string }
/** Of leave what people speak of. Its kind is not said. */
export const toldLeave = ({ providerId, providerName, startDate, endDate, leaveDescription }: NamedLeave) => ({
  providerId,
  providerName,
  startDate,
  endDate,
  leaveDescription,
})

/** What is in the way of leave, in a 409. */
export const leaveRefused = (wanted: NamedLeave, { shifts, leave }: InTheWay) => {
  const { providerName } = wanted
  const told = toldLeave(wanted)
  const [first] = shifts
  if (first) {
    const message = `${providerName} works at ${first.facilityName} from ${readable(first.startsAt)}${more(shifts)}. Cancel or move that first.`
    return conflict({ message, reason: 'assignments', facts: { wanted: told, shifts: shifts.map(metShift) } })
  }
  const [other] = leave
  if (!other) return atTheSameMoment('leave')
  const message = `${providerName} is already on leave from ${other.startDate} to ${other.endDate} (${other.leaveDescription})`
  return conflict({ message, reason: 'leave', facts: { wanted: told, leave }, leave: other })
}

type AllInTheWay = Extract<LeaveConflict, { reason: 'inTheWay' }>['facts']
/** All that is in the way of some leave, in a 409: the message says the first of it, and how much more there is. */
export const allInTheWay = (facts: AllInTheWay) => conflict({ message: firstOf(facts), reason: 'inTheWay', facts })

const firstOf = ({ people, changed, handOvers }: AllInTheWay): string => {
  const [other] = people.flatMap(({ leave }) => leave)
  const shifts = people.flatMap((one) => one.shifts)
  const [shift] = shifts
  const [refused] = handOvers
  if (changed.length > 0) return `Somebody has changed ${changed.length} of the shifts since you looked`
  if (other) return isAway(other)
  if (refused) return refused.booking.message
  if (!shift) throw new Error('Something is in the way')
  const { providerName, facilityName, startsAt } = shift
  return `${providerName} works at ${facilityName} from ${readable(startsAt)}${more(shifts)}. Say what becomes of that.`
}

const more = ({ length }: readonly unknown[]) => (length > 1 ? ` and ${length - 1} more` : '')

/** The shift that somebody works already; with its zone when the reader thinks in another one. */
export const worksThere = (shift: ToldShift, timeZone: string) => {
  const { providerName, facilityName, startsAt, endsAt } = shift
  const zone = shift.timeZone === timeZone ? '' : ` (${zoneName(shift.timeZone)})`
  return `${providerName} already works at ${facilityName} from ${readable(startsAt)} to ${readable(endsAt)}${zone}`
}
export const isAway = ({ providerName, startDate, endDate, leaveDescription }: Leave) =>
  `${providerName} is on leave from ${startDate} to ${endDate} (${leaveDescription})`

const readable = (wall: string) => wall.replace('T', ' ')
/** `Eastern Time` of `America/New_York`. */
const zoneName = (timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
