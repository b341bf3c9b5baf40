import * as v from 'valibot'

/** A day of the years 0001 to 9999: the calendar has no year 0. */
const isReal = (date: string) => {
  if (date.startsWith('0000')) return false
  const instant = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

/** A calendar month, `2026-11`. */
export const Month = v.pipe(v.string(), v.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'))
/** A calendar date, `2026-11-21`. */
export const LocalDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-21'),
  v.check(isReal, 'must be a date that exists'),
)
/** What the clock on a facility's wall shows, `2026-11-21T19:00`. */
export const WallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'must be a local date and time such as 2026-11-21T19:00'),
  v.check((wall) => isReal(wall.slice(0, 10)), 'must be a date that exists'),
)
/** A time of day on a wall, `07:00`. */
export const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00'))
/** A point in time, UTC, `2026-11-22T00:00:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
