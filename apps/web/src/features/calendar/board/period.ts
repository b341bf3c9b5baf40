import { addDays, addMonths, datesFrom, daysOf, firstDay, isDate, monthOf, startOfWeek } from '@onward/scheduling'

export const SPANS = ['day', 'week', 'twoWeeks', 'fourWeeks', 'month'] as const
export type Span = (typeof SPANS)[number]
export const ZOOMS = ['narrow', 'middle', 'wide'] as const
export type Zoom = (typeof ZOOMS)[number]

const WEEKS: Partial<Record<Span, number>> = { week: 1, twoWeeks: 2, fourWeeks: 4 }

/** Whether it is a date that the board can be turned to: around those of the first years there are others that are none. */
export const isTurnable = (date: string) => isDate(date) && date >= '0003-01-01' && date < '9998-01-01'

/** The dates that are shown of a span, turned to a date. */
export const datesOf = (span: Span, date: string, weekStartsOn: number): string[] => {
  if (span === 'day') return [date]
  if (span === 'month') return daysOf(monthOf(date))
  return datesFrom(startOfWeek(date, weekStartsOn), 7 * (WEEKS[span] ?? 1))
}

/** The date that a span is turned to from another one, one step back or on. */
export const turned = (span: Span, date: string, by: 1 | -1): string => {
  if (span === 'month') return firstDay(addMonths(monthOf(date), by))
  return addDays(date, by * (span === 'day' ? 1 : 7 * (WEEKS[span] ?? 1)))
}
