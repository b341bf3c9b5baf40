import type { Kept } from '#web/lib/pages/early.ts'

/** Of English, in which most read: the browser's own names keep what is to be painted waiting, see `app/formats-worker.ts`. */
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const DAYS = 'Sun Mon Tues Wednes Thurs Fri Satur'.split(' ')

/** Of an instant at the beginning of a day in UTC. */
export const dateOf = (at: Date) => at.toJSON().slice(0, 10)

/** As `weekStart` has them, in which this cannot look: it comes before the program. */
const WEEKS: Readonly<Record<string, number>> = { ar: 6, de: 1, fr: 1 }

/** How many days of its week have passed before a date; undefined where formats were chosen, which the program knows. */
export const daysIntoWeek = (weekday: number, kept: Kept, locale: string): number | undefined =>
  kept('formats') ? undefined : (weekday - (WEEKS[locale.slice(0, 2)] ?? 0) + 7) % 7
