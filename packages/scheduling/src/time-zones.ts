import { Temporal } from 'temporal-polyfill'

// Asking Intl costs some 20 microseconds. Only canonical names are kept: Intl takes any spelling in capitals and small
// letters, and foreign text must not fill the set.
const known = new Set<string>()

const isKnown = (zone: string) => {
  try {
    // Intl also takes codes such as CST, of which Temporal knows nothing: a place could not be reckoned with.
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    if (new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === zone) known.add(zone)
    return true
  } catch {
    return false
  }
}

/** Whether the text names an IANA time zone, links such as 'US/Eastern' included; an offset such as '-05:00' is none. */
export const isTimeZone = (zone: string): boolean => known.has(zone) || (/^[A-Za-z]/.test(zone) && isKnown(zone))

/** Throws a RangeError unless `isTimeZone`: Temporal by itself would take an offset. */
export const checkTimeZone = (zone: string): void => {
  if (!isTimeZone(zone)) throw new RangeError(`Not a time zone: ${zone}`)
}
