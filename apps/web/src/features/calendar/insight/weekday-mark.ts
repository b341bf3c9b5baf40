import { weekdayLetter, weekdayName } from '#web/lib/formats/formats.ts'

/**
 * A weekday as short as a column of a map: `Sat` or `Sa`. Letters that are joined cannot be cut, and Arabic has no shorter names:
 * there it is the one letter that calendars have. Whoever hears it is told the whole name.
 */
export const weekdayMark = (date: string, letters: number) => {
  const short = weekdayName(date)
  if (/^\p{Script=Latin}/u.test(short)) return [...short.replace('.', '')].slice(0, letters).join('')
  return weekdayLetter(date)
}
