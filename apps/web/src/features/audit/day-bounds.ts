import { addDays } from '@onward/scheduling'

/** A date that is still being typed has a year such as 2: it bounds nothing yet. */
const isWhole = (date: string) => /^(19|2\d)\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(midnight(date).getTime())
/** When a day begins where the reader is: not always at midnight, and not always 24 hours before the next one. */
const midnight = (date: string) => new Date(`${date}T00:00`)

/** The instants from the beginning of one day to the end of another, where the reader is; a day that is none bounds nothing. */
export const dayBounds = (from: string, to: string) => ({
  ...(isWhole(from) && { start: midnight(from).toISOString() }),
  ...(isWhole(to) && { end: midnight(addDays(to, 1)).toISOString() }),
})
