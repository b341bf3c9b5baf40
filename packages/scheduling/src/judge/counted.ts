import { startDays } from './duties.ts'
import { startDay, type Day, type JudgedShift } from './situation.ts'
import { isOne, type Which } from './which.ts'

/** The days of a weekend: the first, 0 = Sunday to 6 = Saturday, and how many. */
export type Weekend = { first: number; days: number }

export const SATURDAY_AND_SUNDAY = { first: 6, days: 2 } as const satisfies Weekend

/** The first day of the weekend that a day is part of; undefined on a working day. */
export const weekendOf = (day: Day, { first, days }: Weekend): Day | undefined => {
  // 1970-01-01 was a Thursday.
  const place = (((day + 4 - first) % 7) + 7) % 7
  return place < days ? day - place : undefined
}

/** What is counted of the shifts that a rule is about: they themselves, the days, weekends or holidays on which one begins. */
export type Counted = 'shifts' | 'days' | 'weekends' | 'holidays'

/** One that counts: a shift, a day, a weekend or a holiday. It is where its first day is. */
export type Item = { day: Day; shifts: readonly JudgedShift[] }

/** What counts of somebody's shifts, in order. */
export const itemsOf = (
  shifts: readonly JudgedShift[],
  counted: Counted,
  which: Which | undefined,
  weekend: Weekend,
  holidays: ReadonlyMap<string, ReadonlySet<Day>>,
): Item[] => {
  if (counted === 'shifts') {
    const items: Item[] = []
    for (const shift of shifts) if (isOne(shift, which)) items.push({ day: startDay(shift), shifts: [shift] })
    return items.sort((a, b) => a.day - b.day)
  }
  const isHoliday = (shift: JudgedShift) => holidays.get(shift.hospitalId)?.has(startDay(shift)) === true
  const days = startDays(counted === 'holidays' ? shifts.filter(isHoliday) : shifts, which)
  if (counted !== 'weekends') return [...days].map(([day, shifts]) => ({ day, shifts }))
  const weekends = new Map<Day, JudgedShift[]>()
  for (const [day, shifts] of days) {
    const first = weekendOf(day, weekend)
    if (first === undefined) continue
    const same = weekends.get(first)
    if (same) same.push(...shifts)
    else weekends.set(first, [...shifts])
  }
  return [...weekends].map(([day, shifts]) => ({ day, shifts }))
}
