import { addDays } from './dates.ts'
import type { LocalDate } from './day-numbers.ts'
import { dateOfWall, isWallTime, timeOfWall, wallAt, type WallTime } from './wall-times.ts'

const times = {
  day: { starts: '07:00', ends: '19:00', days: 0 },
  night: { starts: '19:00', ends: '07:00', days: 1 },
  call: { starts: '07:00', ends: '07:00', days: 1 },
} as const

/** A shift with fixed times on the wall: day 07:00-19:00, night 19:00-07:00, call 07:00-07:00 of the next day. */
export type FixedShiftType = keyof typeof times

/** The kinds of shift; 'custom' is every other pair of times. */
export type ShiftType = FixedShiftType | 'custom'

export const shiftTypes = ['day', 'night', 'call', 'custom'] as const satisfies ShiftType[]

const fixedShiftTypes = ['day', 'night', 'call'] as const satisfies FixedShiftType[]

/** The wall times of a shift that begins on the date. Throws a RangeError when the date is none. */
export const shiftTimes = (type: FixedShiftType, date: LocalDate): { startsAt: WallTime; endsAt: WallTime } => {
  const { starts, ends, days } = times[type]
  return { startsAt: wallAt(addDays(date, 0), starts), endsAt: wallAt(addDays(date, days), ends) }
}

/** The kind of shift that has these wall times; 'custom' when none of the fixed ones. Throws as `shiftTimes`. */
export const shiftTypeOf = (startsAt: WallTime, endsAt: WallTime): ShiftType =>
  fixedShiftTypes.find((type) => {
    const { starts, ends, days } = times[type]
    return (
      timeOfWall(startsAt) === starts &&
      timeOfWall(endsAt) === ends &&
      isWallTime(endsAt) &&
      addDays(dateOfWall(startsAt), days) === dateOfWall(endsAt)
    )
  }) ?? 'custom'

/** When shifts of a type usually are, on the wall: `days` after it began one ends. Null, all three, for any time. */
export type UsualTimes = { startsAt: string | null; endsAt: string | null; days: number | null }

/** The types that every account begins with, by the words that are their ids. */
export const firstUsualTimes: readonly (UsualTimes & { shiftTypeId: ShiftType })[] = [
  { shiftTypeId: 'day', startsAt: '07:00', endsAt: '19:00', days: 0 },
  { shiftTypeId: 'night', startsAt: '19:00', endsAt: '07:00', days: 1 },
  { shiftTypeId: 'call', startsAt: '07:00', endsAt: '07:00', days: 1 },
  { shiftTypeId: 'custom', startsAt: null, endsAt: null, days: null },
]

/** Whether a shift from one wall time to the other is when those of the type usually are. */
export const isUsual = ({ startsAt, endsAt, days }: UsualTimes, from: WallTime, to: WallTime): boolean =>
  days !== null &&
  startsAt === timeOfWall(from) &&
  endsAt === timeOfWall(to) &&
  isWallTime(to) &&
  addDays(dateOfWall(from), days) === dateOfWall(to)

/** The wall times of a shift of the type that begins on the date; undefined where it may be at any. Throws as `shiftTimes`. */
export const usualTimes = ({ startsAt, endsAt, days }: UsualTimes, date: LocalDate) =>
  startsAt === null || endsAt === null || days === null
    ? undefined
    : { startsAt: wallAt(addDays(date, 0), startsAt), endsAt: wallAt(addDays(date, days), endsAt) }
