import type { DayMinutes, JudgedShift } from '../judge/situation.ts'
import { endDay, lengthOf, startDay } from '../judge/situation.ts'
import { SATURDAY_AND_SUNDAY, weekendOf } from '../judge/counted.ts'
import { isOne, NIGHT } from '../judge/which.ts'

/** A shift as hours count it: minutes since 1970, elapsed and of the wall. */
export type HourShift = Pick<
  JudgedShift,
  'shiftId' | 'providerId' | 'hospitalId' | 'shiftTypeId' | 'partOfDay' | 'start' | 'end' | 'wallStart' | 'wallEnd'
> & {
  /** Its local days with their elapsed minutes; null where the clock and the minutes that pass agree. */
  days: readonly DayMinutes[] | null
}

const DAY = 1440

/** A night shift, or any other that has a minute between midnight and five on its wall: a 24-hour call is one. */
export const isNight = (shift: HourShift): boolean => isOne(shift, NIGHT)

/** It begins on a Saturday or a Sunday of its wall. */
export const isOnWeekend = (shift: Pick<HourShift, 'wallStart'>): boolean =>
  weekendOf(startDay(shift), SATURDAY_AND_SUNDAY) !== undefined

/** It begins on a holiday of its facility. */
export const isOnHoliday = (
  shift: Pick<HourShift, 'wallStart' | 'hospitalId'>,
  holidays: ReadonlyMap<string, ReadonlySet<number>>,
): boolean => holidays.get(shift.hospitalId)?.has(startDay(shift)) === true

// Day 3 after 1970-01-01, a Thursday, was a Sunday.
const weekOf = (day: number, weekStartsOn: number) => Math.floor((day - 3 - weekStartsOn) / 7)

/** The account's weeks that have a minute of a shift, with those minutes: a night at the end of a week is cut at midnight. */
const minutesByWeek = (shift: HourShift, weekStartsOn: number): { week: number; minutes: number }[] => {
  const [first, last] = [weekOf(startDay(shift), weekStartsOn), weekOf(endDay(shift), weekStartsOn)]
  if (first === last) return [{ week: first, minutes: lengthOf(shift) }]
  if (shift.days) {
    const weeks = Map.groupBy(shift.days, ({ day }) => weekOf(day, weekStartsOn))
    return [...weeks].map(([week, days]) => ({ week, minutes: days.reduce((sum, { minutes }) => sum + minutes, 0) }))
  }
  const parts: { week: number; minutes: number }[] = []
  for (let week = first; week <= last; week += 1) {
    const begins = (week * 7 + 3 + weekStartsOn) * DAY
    const minutes = Math.min(shift.wallEnd, begins + 7 * DAY) - Math.max(shift.wallStart, begins)
    parts.push({ week, minutes })
  }
  return parts
}

/**
 * Of each shift of one person the minutes that lie beyond so many in a week of the account. Minutes are counted in the order in
 * which they are worked, so what is over belongs to the shifts that come last, and ranges side by side add up. The shifts come
 * by their start, from the first day of a week on.
 */
export const overtimeOf = (
  shifts: readonly HourShift[],
  { weekStartsOn, after }: { weekStartsOn: number; after: number },
): number[] => {
  const worked = new Map<number, number>()
  return shifts.map((shift) => {
    let overtime = 0
    for (const { week, minutes } of minutesByWeek(shift, weekStartsOn)) {
      const before = worked.get(week) ?? 0
      overtime += Math.max(0, before + minutes - Math.max(after, before))
      worked.set(week, before + minutes)
    }
    return overtime
  })
}
