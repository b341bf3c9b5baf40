/** Sample dates lie around `now` and are counted in UTC: the same moment gives the same data everywhere. */
const DAY = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const two = (count: number) => String(count).padStart(2, '0')
const shifted = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

/** The day that many days from now, `2026-11-21`. */
export const dayFrom = (now: Date, days: number) => shifted(now, days).toISOString().slice(0, 10)

/** That many days from now, at the time that it is now or at `clock`, `2026-11-21T09:30:00.000Z`. */
export const instantFrom = (now: Date, days: number, clock?: `${number}:${number}`) =>
  clock ? new Date(`${dayFrom(now, days)}T${clock}Z`).toISOString() : shifted(now, days).toISOString()

/** `21/11/2026` */
export const dayMonthYear = (date: Date) =>
  `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`

/** `11/21/2026` */
export const monthDayYear = (date: Date) =>
  `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`

/** `Nov` */
export const monthName = (date: Date) => MONTHS[date.getUTCMonth()] ?? ''

/** `04 Nov 2026, 9:30 AM` */
export const dayAndTime = (date: Date) => {
  const hours = date.getUTCHours()
  const clock = `${hours % 12 || 12}:${two(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
  return `${two(date.getUTCDate())} ${monthName(date)} ${date.getUTCFullYear()}, ${clock}`
}
