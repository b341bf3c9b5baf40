/** A calendar date, 'YYYY-MM-DD', years 0001 to 9999. As text it sorts by time. */
export type LocalDate = string

// 0001-01-01 and 9999-12-31, the first and last date with a four-digit year.
const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896

const digits = (text: string, from: number, to: number) => {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

const daysInMonth = (year: number, month: number) => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

// The calendar in integers, with years that begin in March so that the leap day comes last:
// `Date.UTC` reads the years 0 to 99 as 1900 to 1999, and a Date per cell is slow.
const dayOfCivil = (year: number, month: number, day: number) => {
  const y = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468
}

/** The day that begins the text, as days since 1970-01-01; NaN when the first ten characters are no date. */
export const readDay = (text: string): number => {
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const day = digits(text, 8, 10)
  const real =
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month) &&
    text.charAt(4) === '-' &&
    text.charAt(7) === '-'
  return real ? dayOfCivil(year, month, day) : Number.NaN
}

/** Days since 1970-01-01, negative before it. Throws a RangeError when the text is no date. */
export const dayNumber = (date: LocalDate): number => {
  const day = date.length === 10 ? readDay(date) : Number.NaN
  if (Number.isNaN(day)) throw new RangeError(`Not a date: ${date}`)
  return day
}

/** The date of a day number: the inverse of `dayNumber`. Throws a RangeError outside the years 0001 to 9999. */
export const dateOfDay = (day: number): LocalDate => {
  if (!Number.isInteger(day) || day < FIRST_DAY || day > LAST_DAY)
    throw new RangeError(`No date with a four-digit year: day ${day}`)
  const z = day + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${two(month)}-${two(dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1)}`
}

// Dates are written by the thousand.
const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)

/** A whole number with leading zeros. */
export const pad = (value: number, width: number): string => String(value).padStart(width, '0')
