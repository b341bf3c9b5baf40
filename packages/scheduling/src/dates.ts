import { dateOfDay, dayNumber, readDay, type LocalDate } from './day-numbers.ts'

/** Whether the text is a date that exists: '2026-02-30' is none. */
export const isDate = (text: string): boolean => text.length === 10 && !Number.isNaN(readDay(text))

/** The date so many days later, or earlier when negative. Throws a RangeError when either date is none. */
export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDay(dayNumber(date) + days)

/** Days from one date to the other: 0 for the same date, negative when `to` is the earlier. Throws as `dayNumber`. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from)

/** The day of the week, 0 = Sunday to 6 = Saturday. Throws as `dayNumber`. */
export const weekday = (date: LocalDate): number => weekdayOfDay(dayNumber(date))

// 1970-01-01 was a Thursday; the second remainder keeps days before it positive.
const weekdayOfDay = (day: number) => (((day + 4) % 7) + 7) % 7

/**
 * The first date of the week that holds the date.
 * `weekStartsOn` is 0 = Sunday to 6 = Saturday; 7 is Sunday too, as Intl's week information has it.
 * Throws a RangeError when the date is none or the week begins before the year 0001.
 */
export const startOfWeek = (date: LocalDate, weekStartsOn: number): LocalDate => {
  const day = dayNumber(date)
  return dateOfDay(day - ((weekdayOfDay(day) - weekStartsOn + 7) % 7))
}

/** The seven dates of the week that holds the date, in order. Arguments and errors as `startOfWeek`. */
export const weekOf = (date: LocalDate, weekStartsOn: number): LocalDate[] =>
  datesFrom(startOfWeek(date, weekStartsOn), 7)

/** So many dates in a row, beginning with the given one. Throws as `addDays`. */
export const datesFrom = (date: LocalDate, count: number): LocalDate[] => {
  const first = dayNumber(date)
  return Array.from({ length: count }, (_, at) => dateOfDay(first + at))
}
