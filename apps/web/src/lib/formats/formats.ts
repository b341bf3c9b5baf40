import { joined } from '#web/lib/formats/joined.ts'
import { localeOf } from '#web/lib/text.ts'

// A date is a date: it is read and written in UTC so that no viewer's zone can move it.
const utc = (date: string) => new Date(`${date}T00:00:00Z`)
const made = new Map<string, Intl.DateTimeFormat>()
const formatter = (name: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${localeOf()} ${name}`
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', ...options })
  made.set(key, fresh)
  return fresh
}

/** Formatting costs more than remembering, and a month says few dates and times many times. */
const remembered = (format: (text: string) => string) => {
  const known = new Map<string, string>()
  return (text: string) => {
    const key = `${localeOf()} ${text}`
    let said = known.get(key)
    if (said === undefined) known.set(key, (said = format(text)))
    return said
  }
}

/** `November 2026` */
export const monthTitle = remembered((month) =>
  formatter('month', { month: 'long', year: 'numeric' }).format(utc(`${month}-01`)),
)
/** `Saturday, November 21, 2026` */
export const longDate = remembered((date) =>
  formatter('long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(utc(date)),
)
/** `Saturday, November 21 – Sunday, November 22, 2026` */
export const longDates = (from: string, to: string) =>
  formatter('long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).formatRange(utc(from), utc(to))
/** `Saturday, November 21, 2026, 7:00 AM – 7:00 PM`; an end on another date is said with it. */
export const longTimes = (startsAt: string, endsAt: string) =>
  formatter('longTimes', { dateStyle: 'full', timeStyle: 'short' }).formatRange(
    new Date(`${startsAt}Z`),
    new Date(`${endsAt}Z`),
  )
/** `Eastern Time` of `America/New_York`, at any time of the year. */
export const zoneName = remembered(
  (timeZone) =>
    formatter(`zone ${timeZone}`, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
)
/** `Sat, Nov 21` */
export const shortDate = (date: string) =>
  formatter('short', { weekday: 'short', day: 'numeric', month: 'short' }).format(utc(date))
/** `Nov 21` */
export const monthDay = (date: string) => formatter('monthDay', { day: 'numeric', month: 'short' }).format(utc(date))
/** `Sat` */
export const weekdayName = (date: string) => formatter('weekday', { weekday: 'short' }).format(utc(date))
/** `Saturday` */
export const wholeWeekday = (date: string) => formatter('wholeWeekday', { weekday: 'long' }).format(utc(date))
/** `S` */
export const weekdayLetter = (date: string) => formatter('weekdayLetter', { weekday: 'narrow' }).format(utc(date))
const spanOf = remembered((span) => {
  const [from = '', to = ''] = span.split(' ')
  return formatter('span', { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(utc(from), utc(to))
})
/** `Nov 15 – 21, 2026` */
export const dateSpan = (from: string, to: string) => spanOf(`${from} ${to}`)
const clockOf = remembered((time) =>
  formatter('clock', { timeStyle: 'short' }).format(new Date(`2000-01-01T${time}:00Z`)),
)
/** As short as a clock can be said: `07:00`, or `7a` and `7:30p` where the day has twice twelve hours. */
const shortClockOf = remembered((time) => {
  const parts = formatter('clock', { timeStyle: 'short' }).formatToParts(new Date(`2000-01-01T${time}:00Z`))
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value
  if (half === undefined) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${half.slice(0, 1).toLowerCase()}`
})
export const shortClock = (wall: string) => shortClockOf(wall.slice(11, 16))
/** `PT`, `CET` or `UK`: a zone as short as people write it. */
export const shortZone = remembered((timeZone) => {
  // Arabic has no letters for zones and writes the English ones.
  const locale = localeOf().startsWith('ar') ? 'en' : localeOf()
  const short =
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  if (short.length <= 4) return short
  // A name of several words, "United Kingdom Time", for which the language has no shorter one.
  const initials = short
    .split(' ')
    .map((word) => word[0])
    .join('')
  return initials.length > 2 ? initials.slice(0, -1) : short.slice(0, 3).toUpperCase()
})
/** The wall time's clock, `19:00` or `7:00 PM` as the locale has it. */
export const clock = (wall: string) => clockOf(wall.slice(11, 16))
/** `7:00 AM – 3:00 PM`; an end on another date is said with it. */
export const timeSpan = (startsAt: string, endsAt: string) => {
  const isSameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10)
  return `${clock(startsAt)} – ${isSameDay ? clock(endsAt) : joined([clock(endsAt), monthDay(endsAt.slice(0, 10))])}`
}
/** `7 PM` */
export const hourName = (hour: number) =>
  formatter('hour', { hour: 'numeric' }).format(new Date(Date.UTC(2000, 0, 1, hour)))
/** The signs that languages in our letters share, and those of the others. */
const inUnit = (amount: number, unit: 'hour' | 'minute') =>
  localeOf().startsWith('ar')
    ? numbers(unit, { style: 'unit', unit, unitDisplay: 'narrow' }).format(amount)
    : `${count(amount)} ${unit === 'hour' ? 'h' : 'min'}`
/** `11 h`, `11 h 30 min`, `30 min` or `7,587 h` */
export const hours = (minutes: number) => {
  const rest = minutes % 60
  const whole = inUnit((minutes - rest) / 60, 'hour')
  if (rest === 0) return whole
  return minutes < 60 ? inUnit(rest, 'minute') : `${whole} ${inUnit(rest, 'minute')}`
}
/** An instant in the viewer's own zone, to the minute. */
export const instant = (text: string) =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text))
/**
 * The first day of a week by language, as the Unicode locale data has it, but for Sunday: a browser that is asked for the first
 * time takes a tenth of a second on a slow telephone, and not every one tells.
 */
const WEEKS: Readonly<Record<string, number>> = { ar: 6, de: 1, fr: 1 }
const CHOSEN_WEEKS: Readonly<Record<string, number>> = { mon: 1, sat: 6 }
/** The first day of a week in the locale in use, 0 = Sunday. */
export const weekStart = () => {
  const locale = localeOf()
  const [, chosen] = /-fw-(...)/.exec(locale) ?? []
  return (chosen ? CHOSEN_WEEKS[chosen] : WEEKS[locale.slice(0, 2)]) ?? 0
}
/** Today where the viewer is. */
export const today = (now = new Date()) => {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
/** `$12.50`: the sample shop and its invoices count in US dollars. */
export const money = (amount: number) =>
  new Intl.NumberFormat(localeOf(), { style: 'currency', currency: 'USD' }).format(amount)
/** `2:05:09 PM`, where the viewer is. */
export const timeWithSeconds = (at: number) => new Date(at).toLocaleTimeString(localeOf())
/** `Nov 21, 2026` */
export const mediumDate = (date: string) =>
  formatter('medium', { day: 'numeric', month: 'short', year: 'numeric' }).format(utc(date))
/** `2:05 PM` of an instant, where the viewer is. */
export const timeOf = (text: string) =>
  new Intl.DateTimeFormat(localeOf(), { timeStyle: 'short' }).format(new Date(text))
/** An instant of today by its time, another one by its day: `2:05 PM` or `Nov 21`. */
export const timeOrDay = (text: string, now = new Date()) => {
  const day = today(new Date(text))
  return day === today(now) ? timeOf(text) : monthDay(day)
}
const numbers = (name: string, options: Intl.NumberFormatOptions) => {
  const key = `${localeOf()} ${name}`
  let known = madeNumbers.get(key)
  if (!known) madeNumbers.set(key, (known = new Intl.NumberFormat(localeOf(), options)))
  return known
}
const madeNumbers = new Map<string, Intl.NumberFormat>()
/** `3,180` */
export const count = (amount: number) => numbers('count', {}).format(amount)
/** `84.2K` */
export const shortCount = (amount: number) =>
  numbers('shortCount', { notation: 'compact', maximumFractionDigits: 1 }).format(amount)
/** `$31,460`: dollars without cents. */
export const wholeMoney = (amount: number) =>
  numbers('wholeMoney', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount)
/** `USD 480` */
export const plainMoney = (amount: number) =>
  numbers('plainMoney', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(amount)
/** `$31.5K` */
export const shortMoney = (amount: number) =>
  numbers('shortMoney', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 }).format(
    amount,
  )
/** `+$12,480`, `−$320` */
export const signedMoney = (amount: number) =>
  numbers('signedMoney', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
    .format(amount)
    .replace('-', '\u2212')
/** `54.4%` of a share such as 0.544. */
export const percent = (share: number) =>
  numbers('percent', { style: 'percent', maximumFractionDigits: 1 }).format(share)
/** `Nov` */
export const monthName = (date: string) => formatter('monthName', { month: 'short' }).format(utc(date))
/** `Nov 2026` */
export const monthYear = (date: string) => formatter('monthYear', { month: 'short', year: 'numeric' }).format(utc(date))
/** `21`, the day of its month. */
export const dayNumberOf = (date: string) => formatter('dayNumber', { day: 'numeric' }).format(utc(date))
/** `12 minutes ago`, `yesterday` */
export const ago = (minutes: number) => {
  const relative = new Intl.RelativeTimeFormat(localeOf(), { numeric: 'auto' })
  if (minutes < 60) return relative.format(-minutes, 'minute')
  return minutes < 1440
    ? relative.format(-Math.round(minutes / 60), 'hour')
    : relative.format(-Math.round(minutes / 1440), 'day')
}
