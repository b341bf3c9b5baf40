import type { Kept } from '#web/lib/pages/early.ts'

/** Of an instant at the beginning of a day in UTC. */
export const dateOf = (at: Date) => at.toJSON().slice(0, 10)

/** As `weekStart` has them, in which this cannot look: it comes before the program. */
const WEEKS: Readonly<Record<string, number>> = { ar: 6, de: 1, fr: 1 }

/** How many days of its week have passed before a date; undefined where formats were chosen, which the program knows. */
export const daysIntoWeek = (weekday: number, kept: Kept, locale: string): number | undefined =>
  kept('formats') ? undefined : (weekday - (WEEKS[locale.slice(0, 2)] ?? 0) + 7) % 7
