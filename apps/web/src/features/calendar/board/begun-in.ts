import { begun, type PastShift } from '../past.ts'
import type { Change } from './change.ts'
import type { BoardShift, Roster } from './roster.ts'

/** A shift that has begun, of those that are changed or as they would be. */
export const begunIn = (
  changes: readonly Change[],
  shifts: readonly BoardShift[],
  { people, facilities }: Pick<Roster, 'people' | 'facilities'>,
): PastShift | undefined => {
  const known = new Map(shifts.map((shift) => [shift.assignmentId, shift]))
  const names = new Map(people.map(({ providerId, providerName }) => [providerId, providerName]))
  const told = changes.flatMap((change) => {
    const before = known.get(change.assignmentId)
    const after =
      change.kind === 'create' ? change : change.kind === 'change' && before ? { ...before, ...change } : undefined
    return [before, after].flatMap((one) => {
      const place = one && facilities.get(one.hospitalId)
      if (!one || !place) return []
      const { startsAt, endsAt, providerId } = one
      const providerName = providerId === null ? null : (names.get(providerId) ?? '')
      const { timeZone, facilityName } = place
      return [{ startsAt, endsAt, timeZone, facilityName, providerName, isNew: change.kind === 'create' }]
    })
  })
  return begun(told)
}
