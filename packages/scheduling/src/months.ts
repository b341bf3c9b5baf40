import { addDays, datesFrom, daysBetween, isDate, startOfWeek, weekOf } from './dates.ts'
import { dayNumber, pad, type LocalDate } from './day-numbers.ts'

/** A calendar month, 'YYYY-MM', years 0001 to 9999. As text it sorts by time. */
export type Month = string

/** Whether the text is a month. */
export const isMonth = (text: string): boolean => text.length === 7 && isDate(`${text}-01`)

/** The month of a date, or of a wall time. */
export const monthOf = (date: LocalDate): Month => date.slice(0, 7)

/** The month so many months later, or earlier when negative. Throws a RangeError when either month is none. */
export const addMonths = (month: Month, months: number): Month => {
  dayNumber(firstDay(month))
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const moved = `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`
  if (!isMonth(moved)) throw new RangeError(`No month with a four-digit year: ${month} and ${months} months`)
  return moved
}

/** The first date of the month. */
export const firstDay = (month: Month): LocalDate => `${month}-01`

/** The last date of the month. Throws a RangeError when the text is no month. */
export const lastDay = (month: Month): LocalDate => {
  // No month has a 32nd: from the 28th on, the last that exists is the last.
  const last = [31, 30, 29, 28].map((day) => `${month}-${day}`).find(isDate)
  if (!last) throw new RangeError(`Not a month: ${month}`)
  return last
}

/** Every date of the month, in order. Throws a RangeError when the text is no month. */
export const daysOf = (month: Month): LocalDate[] =>
  datesFrom(firstDay(month), daysBetween(firstDay(month), lastDay(month)) + 1)

/**
 * The weeks that a month grid shows: four to six rows of seven dates, the first holding the 1st and the last the last day;
 * the cells around belong to the neighbouring months. `weekStartsOn` as in `startOfWeek`.
 * Throws a RangeError when the text is no month or a row leaves the years 0001 to 9999.
 */
export const monthWeeks = (month: Month, weekStartsOn: number): LocalDate[][] => {
  const first = startOfWeek(firstDay(month), weekStartsOn)
  const rows = Math.floor(daysBetween(first, lastDay(month)) / 7) + 1
  return Array.from({ length: rows }, (_, row) => weekOf(addDays(first, row * 7), weekStartsOn))
}
