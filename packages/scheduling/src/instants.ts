import { Temporal } from 'temporal-polyfill'
import { dayNumber, type LocalDate } from './day-numbers.ts'
import { checkTimeZone } from './time-zones.ts'
import type { WallTime } from './wall-times.ts'

/** A moment in UTC, 'YYYY-MM-DDTHH:MM:SS.sssZ'. As text it sorts by time. */
export type Instant = string

/** The text of a moment given in milliseconds since 1970. Throws a RangeError outside the years 0001 to 9999. */
export const instantOf = (milliseconds: number): Instant => {
  const text = new Date(milliseconds).toISOString()
  // A sign or a year 0000 would no longer sort as text.
  if (text.length !== 24 || text.startsWith('0000')) throw new RangeError(`No instant with a four-digit year: ${text}`)
  return text
}

// `new Date(text)` would read text without an offset in the zone of the machine; Temporal refuses it.
const zoned = (instant: Instant | Date, zone: string) => {
  checkTimeZone(zone)
  const milliseconds =
    typeof instant === 'string' ? Temporal.Instant.from(instant).epochMilliseconds : instant.getTime()
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone)
}

/**
 * What the clock on the wall shows at a moment; seconds are cut off.
 * Throws a RangeError when the text has no offset or 'Z', or the zone is unknown.
 */
export const wallOf = (instant: Instant | Date, zone: string): WallTime =>
  zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** The date in the zone at the moment `now`. Throws as `wallOf`. */
export const today = (now: Instant | Date, zone: string): LocalDate => zoned(now, zone).toPlainDate().toString()

/**
 * The moments from the beginning of `fromDate` to the end of `toDate`, both dates included, half-open.
 * A day that a clock change begins late starts at its first minute that exists.
 * Throws a RangeError when a date is none or the zone is unknown.
 */
export const utcRange = (fromDate: LocalDate, toDate: LocalDate, zone: string): { start: Instant; end: Instant } => {
  checkTimeZone(zone)
  // Temporal by itself would take a time after the date, and drop it.
  dayNumber(fromDate)
  dayNumber(toDate)
  const midnight = (date: Temporal.PlainDate) => instantOf(date.toZonedDateTime(zone).epochMilliseconds)
  return {
    start: midnight(Temporal.PlainDate.from(fromDate)),
    end: midnight(Temporal.PlainDate.from(toDate).add({ days: 1 })),
  }
}
