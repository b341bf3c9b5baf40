import { dateOfDay, dayNumber, type LocalDate } from '../day-numbers.ts'
import { addMonths, firstDay, lastDay, monthOf } from '../months.ts'
import { meet, type Day, type Span } from './situation.ts'

/**
 * Over which days a rule counts: a day, an account's week, a calendar month or year, periods of so many days counted from
 * an anchor (of pay, or of a plan), or any so many days in a row.
 */
export type Window =
  | { per: 'day' }
  | { per: 'week' }
  | { per: 'month' }
  | { per: 'year' }
  | { per: 'period'; anchor: LocalDate; days: number }
  | { per: 'rolling'; days: number }

/** How many days before and after the days that are judged a rule has to see. */
export type Reach = { before: number; after: number }

/** The same number of days to either side. */
export const both = (days: number): Reach => ({ before: days, after: days })

/** How far the windows go that have a day of the judged ones. */
export const reachOfWindow = (window: Window): Reach => {
  if (window.per === 'day') return both(0)
  if (window.per === 'week') return both(6)
  if (window.per === 'month') return both(30)
  if (window.per === 'year') return both(365)
  return both(window.days - 1)
}

const blocks = (first: Day, length: number, range: Span): Span[] => {
  const spans: Span[] = []
  for (let from = first + Math.floor((range.from - first) / length) * length; from <= range.to; from += length)
    spans.push({ from, to: from + length - 1 })
  return spans
}

const months = (range: Span): Span[] => {
  const spans: Span[] = []
  const last = monthOf(dateOfDay(range.to))
  for (let month = monthOf(dateOfDay(range.from)); month <= last; month = addMonths(month, 1))
    spans.push({ from: dayNumber(firstDay(month)), to: dayNumber(lastDay(month)) })
  return spans
}

const years = (range: Span): Span[] => {
  const spans: Span[] = []
  for (let from = dayNumber(`${dateOfDay(range.from).slice(0, 4)}-01-01`); from <= range.to;) {
    const to = dayNumber(`${dateOfDay(from).slice(0, 4)}-12-31`)
    spans.push({ from, to })
    from = to + 1
  }
  return spans
}

/** The windows that have a day of the range; of rolling ones, which begin where somebody works, none. */
export const fixedWindows = (window: Window, range: Span, weekStartsOn: number): Span[] => {
  if (window.per === 'day') return blocks(0, 1, range)
  // Day 3 after 1970-01-01, a Thursday, was a Sunday.
  if (window.per === 'week') return blocks(3 + weekStartsOn, 7, range)
  if (window.per === 'month') return months(range)
  if (window.per === 'year') return years(range)
  return window.per === 'period' ? blocks(dayNumber(window.anchor), window.days, range) : []
}

/**
 * The rolling windows that have a day of the range, one for each day from `starts`, which ascend. Whatever is over a limit in
 * any window of so many days is so in one that begins on a day that counts.
 */
export const rollingWindows = (days: number, range: Span, starts: readonly Day[]): Span[] => {
  const spans: Span[] = []
  for (const from of starts) {
    const span = { from, to: from + days - 1 }
    if (meet(span, range)) spans.push(span)
  }
  return spans
}

/** The windows of a rule for one person. The days from which rolling ones begin are asked for only where there are such. */
export const fixedOrRolling = (
  window: Window,
  scene: { windows: (window: Window) => readonly Span[]; situation: { range: Span } },
  starts: () => readonly Day[],
): readonly Span[] =>
  window.per === 'rolling' ? rollingWindows(window.days, scene.situation.range, starts()) : scene.windows(window)
