import { weekdayName } from '#web/lib/formats/formats.ts'
import { localeOf } from '#web/lib/text.ts'

/**
 * A weekday as short as a column of a map: `Sat` or `Sa`. Letters that are joined cannot be cut, and Arabic has no shorter names:
 * there it is the one letter that calendars have. Whoever hears it is told the whole name.
 */
export const weekdayMark = (date: string, letters: number) => {
  const short = weekdayName(date)
  if (/^\p{Script=Latin}/u.test(short)) return [...short.replace('.', '')].slice(0, letters).join('')
  return new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', weekday: 'narrow' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

/** `Saturday` */
export const wholeWeekday = (date: string) =>
  new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', weekday: 'long' }).format(new Date(`${date}T00:00:00Z`))
