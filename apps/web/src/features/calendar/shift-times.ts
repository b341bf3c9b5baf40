import type { Assignment } from '@onward/contract'
import {
  addDays,
  clockMinutes,
  dateOfWall,
  daysBetween,
  isUsual,
  timeOfWall,
  usualTimes,
  wallAt,
  type UsualTimes,
} from '@onward/scheduling'

/** What shifts may be called, and when those of each type usually are. */
export type Kind = UsualTimes & { shiftTypeId: string }

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
  shiftTypeId: string
}
type Stored = Pick<Assignment, 'startsAt' | 'endsAt' | 'shiftTypeId'>

const DAY = 1440

export const typedOf = ({ startsAt, endsAt, shiftTypeId }: Stored): TypedTimes => ({
  date: dateOfWall(startsAt),
  from: timeOfWall(startsAt),
  endDate: dateOfWall(endsAt),
  to: timeOfWall(endsAt),
  days: daysBetween(dateOfWall(startsAt), dateOfWall(endsAt)),
  isLong: clockMinutes(startsAt, endsAt) > DAY,
  shiftTypeId,
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

/** Whether it is of a type that somebody chose and that may be at any time. */
const isAnyTime = ({ shiftTypeId: chosen }: TypedTimes, kinds: readonly Kind[]) =>
  chosen !== 'custom' && kinds.some(({ shiftTypeId, days }) => shiftTypeId === chosen && days === null)

/** What follows from whole times: the type is the stored one for the stored times, whatever it is. */
const retyped = (typed: TypedTimes, kinds: readonly Kind[], stored: Stored | undefined): TypedTimes => {
  const walls = wallsOf(typed)
  if (!walls) return typed
  const { startsAt, endsAt } = walls
  const isStored = startsAt === stored?.startsAt && endsAt === stored.endsAt
  const byTimes = () => kinds.find((kind) => isUsual(kind, startsAt, endsAt))?.shiftTypeId ?? 'custom'
  const shiftTypeId = isStored ? stored.shiftTypeId : isAnyTime(typed, kinds) ? typed.shiftTypeId : byTimes()
  return { ...typed, shiftTypeId, isLong: (typedMinutes(typed) ?? 0) > DAY }
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
  kinds: readonly Kind[],
  stored?: Stored,
): TypedTimes => {
  const after = { ...before, [field]: text }
  const { date, endDate, days } = after
  switch (field) {
    case 'date':
      // The clock and the length stay, and the type with them.
      return date === '' ? after : { ...after, endDate: addDays(date, days) }
    case 'endDate':
      return date === '' || endDate < date
        ? after
        : retyped({ ...after, days: daysBetween(date, endDate) }, kinds, stored)
    default:
      return retyped(withEnd(after), kinds, stored)
  }
}

/** The usual times of a type; a type without any leaves the times as they are. */
export const withType = (typed: TypedTimes, kind: Kind): TypedTimes => {
  const walls = typed.date === '' ? undefined : usualTimes(kind, typed.date)
  const { shiftTypeId } = kind
  return walls ? typedOf({ ...walls, shiftTypeId }) : { ...typed, shiftTypeId }
}

/** The same where its type may still be chosen; otherwise the type goes by the times. */
export const standing = <Typed extends TypedTimes>(typed: Typed, kinds: readonly Kind[]): Typed =>
  kinds.some(({ shiftTypeId }) => shiftTypeId === typed.shiftTypeId)
    ? typed
    : { ...typed, shiftTypeId: retyped({ ...typed, shiftTypeId: 'custom' }, kinds, undefined).shiftTypeId }
