import type { EarlyAsk, Kept } from '#web/lib/pages/early.ts'
import { dateOf, daysIntoWeek } from './early-dates.ts'

/** As the contract has it; here nothing is loaded to check it with. */
const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

/** The width of a telephone. */
export const isPhone = () => matchMedia('(max-width: 48em)').matches

/** A month, whether it is listed, and whether today is in it. */
type Opened = { month: string; isList: boolean; isNow: boolean }

/** What the calendar opens on; undefined where that is no month: a week, a list that was chosen, a filtered month. */
export const monthOpened = (where: Location, kept: Kept): Opened | undefined => {
  const asked = new URLSearchParams(where.search)
  const view = asked.get('view') ?? kept('calendarView')
  if (view !== null && view !== 'month') return undefined
  if (where.pathname !== '/calendar' || [...asked.keys()].some((key) => key !== 'view' && key !== 'month'))
    return undefined
  // A telephone lists the month where no view was chosen.
  const isList = view === null && isPhone()
  const today = new Date()
  const now = dateOf(new Date(Date.UTC(today.getFullYear(), today.getMonth()))).slice(0, 7)
  const left = kept('monthChange') ?? now
  // A list is read from today on: that it was left in the past says nothing.
  const month = asked.get('month') ?? (isList && left < now ? now : left)
  return MONTH.test(month) ? { month, isList, isNow: month === now } : undefined
}

/** Of English, in which most read: the browser's own names keep what is to be painted waiting, see `app/formats-worker.ts`. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sun Mon Tues Wednes Thurs Fri Satur'.split(' ')

/** The month, as the toolbar says it: a narrow telephone has room for its name, and the year where that is another. */
export const monthWords = (month: string, locale: string): string => {
  const isBrief = matchMedia('(max-width: 27em)').matches
  const [year, number = 1] = month.split('-').map(Number)
  const isYearSaid = !isBrief || year !== new Date().getFullYear()
  if (locale === 'en')
    return `${MONTHS[number - 1]?.slice(0, isBrief ? 3 : undefined)} ${isYearSaid ? year : ''}`.trim()
  return new Date(`${month}-01`).toLocaleDateString(locale, {
    month: isBrief ? 'short' : 'long',
    year: isYearSaid ? 'numeric' : undefined,
    timeZone: 'UTC',
  })
}

/** Today, as the heading of a list says it. */
export const todayWords = (locale: string): string => {
  const now = new Date()
  if (locale !== 'en') return now.toLocaleDateString(locale, { dateStyle: 'full' })
  return `${DAYS[now.getDay()]}day, ${MONTHS[now.getMonth()]} ${now.getDate()}, ${now.getFullYear()}`
}

/** What a planner sees beside the shifts of a month: leave, and the shifts of the days around it and those that go on into it. */
export const besideMonth = (month: string, isList: boolean, kept: Kept, locale: string): readonly EarlyAsk[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const at = (day: number, months = 0) => new Date(Date.UTC(year, number - 1 + months, day))
  const [begins, ends] = [at(1), at(0, 1)]
  const before = daysIntoWeek(begins.getUTCDay(), kept, locale)
  if (before === undefined) return []
  // As `ui/schedule/turned.ts` has them: a month is drawn in whole weeks.
  const [first, last] = isList ? [begins, ends] : [at(1 - before), at(6 - ((before + ends.getUTCDate() - 1) % 7), 1)]
  const shifts = (from: Date, to: Date): EarlyAsk => ({
    path: `/api/assignments?from=${dateOf(from)}&to=${dateOf(to)}&running=true&perPage=5000`,
  })
  return [
    { path: `/api/leave?from=${dateOf(first)}&to=${dateOf(last)}` },
    shifts(first, first < begins ? at(0) : first),
    ...(last > ends ? [shifts(at(1, 1), last)] : []),
  ]
}
