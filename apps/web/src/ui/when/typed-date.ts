import { addDays, dateOfDay, dayNumber, isDate, weekday } from '@onward/scheduling'
import { folded } from '#web/lib/formats/folded.ts'
import { localeOf } from '#web/lib/text.ts'
import { latin } from './latin-digits.ts'

type Part = 'year' | 'month' | 'day'
const two = (n: number) => String(n).padStart(2, '0')
const utc = (date: string) => new Date(`${date}T00:00:00Z`)

const numeric = () =>
  new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
/** In which order the reader writes the parts of a date. */
const order = () =>
  numeric()
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))

/** A date as the reader writes it: `11/04/2026`, `04.11.2026`. */
export const typedDate = (date: string) => (isDate(date) ? numeric().format(utc(date)) : '')

const named = (names: readonly string[], word: string, least: number) =>
  word.length < least ? -1 : names.findIndex((name) => folded(name).startsWith(folded(word)))
const months = () => {
  const format = new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
}
/** From Sunday on. */
const weekdays = () => {
  const format = new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', weekday: 'long' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 1, 1 + day)))
}

const dateOf = (year: number, month: number, day: number) => {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  return isDate(date) ? date : undefined
}
const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** Without a year the nearest such day is meant. */
const nearest = (month: number, day: number, today: string) => {
  const year = Number(today.slice(0, 4))
  const found = [year - 1, year, year + 1].flatMap((one) => dateOf(one, month, day) ?? [])
  const away = (date: string) => Math.abs(dayNumber(date) - dayNumber(today))
  return found.toSorted((one, other) => away(one) - away(other))[0]
}

const ofNumbers = (numbers: readonly number[], today: string) => {
  const parts = order()
  const at = (part: Part, among: readonly Part[]) => numbers[among.indexOf(part)] ?? 0
  if (numbers.length === 3) return dateOf(fullYear(at('year', parts)), at('month', parts), at('day', parts))
  const short = parts.filter((part) => part !== 'year')
  if (numbers.length === 2) return nearest(at('month', short), at('day', short), today)
  return dateOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)), numbers[0] ?? 0)
}

/** `today`, `tomorrow` and `yesterday`, by the language's own words. */
const spoken = (text: string) => {
  const format = new Intl.RelativeTimeFormat(localeOf(), { numeric: 'auto' })
  return [0, 1, -1].find((days) => folded(format.format(days, 'day')) === folded(text))
}

/** A word for a month with a day, in either order, and perhaps a year. */
const ofMonthName = (text: string, numbers: readonly number[], today: string) => {
  const names = months()
  const month = (text.match(/\p{L}+/gu) ?? []).map((word) => named(names, word, 3)).find((found) => found >= 0)
  const [day, year] = numbers
  if (month === undefined || day === undefined || numbers.length > 2) return undefined
  return year === undefined ? nearest(month + 1, day, today) : dateOf(fullYear(year), month + 1, day)
}

/**
 * What somebody means who types a date: in their own order, `2026-11-04`, `4 Nov`, `1104`, `today`, `+1`, or a weekday, which is
 * the next one.
 */
export const dateIn = (typed: string, today: string): string | undefined => {
  const text = latin(typed).trim()
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    return dateOf(year, month, day)
  }
  if (/^[+\-\u2212]\d{1,3}$/.test(text)) return addDays(today, Number(text.replace('\u2212', '-')))
  const days = spoken(text)
  if (days !== undefined) return addDays(today, days)
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  if (/^\p{L}+\.?$/u.test(text)) {
    const wanted = named(weekdays(), text.replace('.', ''), 2)
    return wanted < 0 ? undefined : dateOfDay(dayNumber(today) + ((wanted - weekday(today) + 7) % 7))
  }
  if (/\p{L}/u.test(text)) return ofMonthName(text, numbers, today)
  // Without anything between, as on a pad of digits: two for each part, and the year in two or four.
  if (/^(\d{4}|\d{6}|\d{8})$/.test(text)) {
    let at = 0
    const pieces = order()
      .filter((part) => part !== 'year' || text.length > 4)
      .map((part) => text.slice(at, (at += part === 'year' ? text.length - 4 : 2)))
    return ofNumbers(pieces.map(Number), today)
  }
  const isPlain = /^\d{1,4}([./\s-]+\d{1,4}){0,2}[.\s]*$/.test(text)
  return isPlain && numbers.length > 0 ? ofNumbers(numbers, today) : undefined
}

/** Whether nothing more can be meant by it: a year in four digits has been typed. */
export const isWholeDate = (typed: string) =>
  /^\d{4}-\d\d-\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(latin(typed).trim())
