import type { CardRanges } from '@onward/contract/samples'
import { addDays, firstDay, addMonths, monthOf } from '@onward/scheduling'
import { monthDay, monthName, weekdayName } from '#web/lib/formats/formats.ts'
import type { Scale } from './scaled.ts'

/** What a card shows at first, which no call offers, and what the calls offer. */
export const WEEK = 'Last 7 days'
export type Range = typeof WEEK | CardRanges[number]

/** A month in six steps of five days, a year in twelve of a month. */
export const SCALES: Record<Range, Scale & { days: number; points: number }> = {
  'Last 7 days': { factor: 1, sway: 0, points: 7, days: 7 },
  'Last 28 Days': { factor: 4, sway: 0.07, points: 7, days: 28 },
  'Last Month': { factor: 5, sway: 0.1, points: 6, days: 30 },
  'Last Year': { factor: 30.4, sway: 0.12, points: 12, days: 365 },
}

const many = (length: number, name: (at: number) => string) => Array.from({ length }, (_, at) => name(at))

/** What the points of a range are called: its days, the first days of its steps, or its months. */
export const pointsOf = (range: Range, today: string): string[] => {
  const { points } = SCALES[range]
  if (range === WEEK) return daysUntil(today, points)
  if (range === 'Last 28 Days') return many(points, (at) => monthDay(addDays(today, at * 4 - 28)))
  const lastMonth = firstDay(addMonths(monthOf(today), -1))
  if (range === 'Last Month') return many(points, (at) => monthDay(addDays(lastMonth, at * 5)))
  const lastYear = `${Number(today.slice(0, 4)) - 1}-01`
  return many(points, (at) => monthName(firstDay(addMonths(lastYear, at))))
}

/** The names of the days before this one, a date where a weekday would come twice. */
export const daysUntil = (today: string, count: number) => {
  const nameOf = count > 7 ? monthDay : weekdayName
  return many(count, (at) => nameOf(addDays(today, at - count)))
}

/** The names of the months that end with this one. */
export const lastMonths = (count: number, today: string) =>
  many(count, (at) => monthName(firstDay(addMonths(monthOf(today), at - count + 1))))
