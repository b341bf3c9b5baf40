import { startDay, type JudgedShift } from './situation.ts'
import { isOne, type Which } from './which.ts'

/** Shifts that count as one stretch of work. */
export type Duty = {
  shifts: readonly JudgedShift[]
  /** Elapsed minutes, from the first start to the last end. */
  start: number
  end: number
  /** The shift that ends last. */
  last: JudgedShift
  /** The one that begins first. */
  first: JudgedShift
}

/**
 * Shifts as stretches of work, in order: those with no more than so many elapsed minutes between them are one, handed over
 * or worked at two places. With null each shift is one by itself. The shifts are in order of their start.
 */
export const dutiesOf = (shifts: readonly JudgedShift[], joinedWithin: number | null): Duty[] => {
  const duties: { shifts: JudgedShift[]; start: number; end: number; last: JudgedShift; first: JudgedShift }[] = []
  for (const shift of shifts) {
    const open = duties.at(-1)
    if (open && joinedWithin !== null && shift.start - open.end <= joinedWithin) {
      open.shifts.push(shift)
      if (shift.end > open.end) {
        open.end = shift.end
        open.last = shift
      }
    } else duties.push({ shifts: [shift], start: shift.start, end: shift.end, last: shift, first: shift })
  }
  return duties
}

/** The days on which a counted shift begins, ascending, each once, with those shifts. */
export const startDays = (shifts: readonly JudgedShift[], which?: Which): Map<number, JudgedShift[]> => {
  const days = new Map<number, JudgedShift[]>()
  let isAscending = true
  let last = -Infinity
  for (const shift of shifts) {
    if (!isOne(shift, which)) continue
    const day = startDay(shift)
    const same = days.get(day)
    if (same) same.push(shift)
    else {
      days.set(day, [shift])
      // Places far apart disagree about the date: what begins later can have the earlier one.
      isAscending &&= day > last
      last = day
    }
  }
  return isAscending ? days : new Map([...days].sort(([a], [b]) => a - b))
}
