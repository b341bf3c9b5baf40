import type { Assignment } from '@onward/contract'
import { dateOfWall, daysBetween, firstDay, lastDay, monthOf } from '@onward/scheduling'
import type { ShiftInput } from '../shift-merge.ts'
import type { Said, WrittenShift } from './foresight.ts'
import { useForesight } from './use-foresight.ts'

/** What is known of a place and of a type by their ids. */
export type Around = {
  placeOf: (hospitalId: string) => { timeZone: string; facilityName: string } | undefined
  typeOf: (shiftTypeId: string) => (Pick<WrittenShift, 'partOfDay'> & { name: string }) | undefined
}

const NO_DAYS = { from: '', to: '' }
const MOST_DAYS = 92

/** The months of a shift as it is typed and as it was; none where they lie further apart than is told of at once. */
const monthsOf = (shifts: readonly Pick<ShiftInput, 'startsAt' | 'endsAt'>[]) => {
  const dates = shifts.flatMap(({ startsAt, endsAt }) => [dateOfWall(startsAt), dateOfWall(endsAt)]).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return NO_DAYS
  const days = { from: firstDay(monthOf(first)), to: lastDay(monthOf(last)) }
  return daysBetween(days.from, days.to) < MOST_DAYS ? days : NO_DAYS
}

/** What the rules will say of a shift that is being typed, with every key; undefined while nobody knows. */
export const useTypedForesight = (
  input: ShiftInput | undefined,
  shift: Assignment | undefined,
  { placeOf, typeOf }: Around,
): Said | undefined => {
  const people = [input?.providerId, shift?.providerId].filter((id) => typeof id === 'string' && id !== '')
  const isAsked = input !== undefined && input.hospitalId !== ''
  const foresight = useForesight(
    isAsked ? [...new Set(people)].flatMap((id) => id ?? []).sort() : [],
    isAsked ? monthsOf(shift ? [input, shift] : [input]) : NO_DAYS,
  )
  const place = input && placeOf(input.hospitalId)
  const type = input && typeOf(input.shiftTypeId)
  if (!foresight || !input || !place || !type) return undefined
  const { providerId, hospitalId, startsAt, endsAt, shiftTypeId } = input
  const { known, foreseen } = foresight
  const names = {
    ...known.names,
    facilities: { ...known.names.facilities, [hospitalId]: place.facilityName },
    shiftTypes: { ...known.names.shiftTypes, [shiftTypeId]: type.name },
  }
  const said = { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId: shift?.specialtyId ?? null }
  const to = { ...said, timeZone: place.timeZone, partOfDay: type.partOfDay }
  return foreseen(known, names, [{ shiftId: shift ? String(shift.assignmentId) : null, to }])
}
