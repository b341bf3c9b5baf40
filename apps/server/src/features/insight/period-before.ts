import { addDays, daysBetween } from '@onward/scheduling'
import type { Range } from './insight.queries.ts'

type Compare = 'before' | 'year'

/** The dates before of the same number, or the same dates of the year before. */
export const periodBefore = ({ from, to }: Range, compare: Compare): Range => {
  if (compare === 'before') {
    const last = addDays(from, -1)
    return { from: addDays(last, -daysBetween(from, to)), to: last }
  }
  return { from: yearBefore(from), to: yearBefore(to) }
}
const yearBefore = (date: string) => {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0')
  // There is no such day in most years.
  return date.endsWith('-02-29') ? `${year}-02-28` : `${year}${date.slice(4)}`
}

/** What the same was over those dates, with them; null where it is not asked for. */
export const besideOf = async <Found extends object>(
  range: Range,
  compare: Compare | undefined,
  read: (wanted: Range) => Promise<Found>,
): Promise<(Range & Found) | null> => {
  if (!compare) return null
  const wanted = periodBefore(range, compare)
  return { ...wanted, ...(await read(wanted)) }
}
