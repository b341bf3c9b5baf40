import type { Assignment, ShiftType } from '@onward/contract'
import {
  addDays,
  clockMinutes,
  dateOfWall,
  daysBetween,
  shiftTimes,
  shiftTypeOf,
  timeOfWall,
  wallAt,
} from '@onward/scheduling'

/** When a shift is, field by field as it is typed; any of them may be empty meanwhile. */
export type TypedTimes = {
  date: string
  from: string
  endDate: string
  to: string
  /** How many days after the first one it ends, as last known: a date that is typed anew is empty on the way. */
  days: number
  /** Whether that is more than the times alone would say, as last known: more than 24 hours. */
  isLong: boolean
  shiftType: ShiftType
}
type Stored = Pick<Assignment, 'startsAt' | 'endsAt' | 'shiftType'>

const DAY = 1440

export const typedOf = ({ startsAt, endsAt, shiftType }: Stored): TypedTimes => ({
  date: dateOfWall(startsAt),
  from: timeOfWall(startsAt),
  endDate: dateOfWall(endsAt),
  to: timeOfWall(endsAt),
  days: daysBetween(dateOfWall(startsAt), dateOfWall(endsAt)),
  isLong: clockMinutes(startsAt, endsAt) > DAY,
  shiftType,
})

/** The wall times, once all four fields are there. */
export const wallsOf = ({ date, from, endDate, to }: TypedTimes) =>
  date === '' || from === '' || endDate === '' || to === ''
    ? undefined
    : { startsAt: wallAt(date, from), endsAt: wallAt(endDate, to) }

/** Minutes on the clock from start to end; undefined while something is missing, or the end is not after the start. */
export const typedMinutes = (typed: TypedTimes) => {
  const walls = wallsOf(typed)
  return walls && walls.endsAt > walls.startsAt ? clockMinutes(walls.startsAt, walls.endsAt) : undefined
}

/** What follows from whole times: the type is the stored one for the stored times, whatever it is. */
const retyped = (typed: TypedTimes, stored: Stored | undefined): TypedTimes => {
  const walls = wallsOf(typed)
  if (!walls) return typed
  const isStored = walls.startsAt === stored?.startsAt && walls.endsAt === stored.endsAt
  const shiftType = isStored ? stored.shiftType : shiftTypeOf(walls.startsAt, walls.endsAt)
  return { ...typed, shiftType, isLong: (typedMinutes(typed) ?? 0) > DAY }
}

/** Of what lasts a day or less the end follows the times; what lasts longer ends on the day that it was told to. */
const withEnd = (typed: TypedTimes): TypedTimes => {
  const { date, from, to, isLong } = typed
  if (from === '' || to === '' || isLong) return typed
  const days = to <= from ? 1 : 0
  return { ...typed, days, endDate: date === '' ? typed.endDate : addDays(date, days) }
}

/** The times after one of the fields was typed in: a shift that starts on another day lasts as long as before. */
export const withTyped = (
  before: TypedTimes,
  field: 'date' | 'from' | 'endDate' | 'to',
  text: string,
  stored?: Stored,
): TypedTimes => {
  const after = { ...before, [field]: text }
  const { date, endDate, days } = after
  switch (field) {
    case 'date':
      // The clock and the length stay, and the type with them.
      return date === '' ? after : { ...after, endDate: addDays(date, days) }
    case 'endDate':
      return date === '' || endDate < date ? after : retyped({ ...after, days: daysBetween(date, endDate) }, stored)
    default:
      return retyped(withEnd(after), stored)
  }
}

/** The usual times of a type; a type without any leaves the times as they are. */
export const withType = (typed: TypedTimes, shiftType: ShiftType): TypedTimes =>
  shiftType === 'custom' || typed.date === '' ? typed : typedOf({ ...shiftTimes(shiftType, typed.date), shiftType })
