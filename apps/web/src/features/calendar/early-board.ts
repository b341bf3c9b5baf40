import type { EarlyAsk, Kept } from '#web/lib/pages/early.ts'
import { dateOf, daysIntoWeek, MONTHS } from './early-dates.ts'

/** The dates that the board opens on where its address says nothing; undefined where a view says it, or the program has to find out. */
const opening = (kept: Kept, locale: string): [first: Date, last: Date] | undefined => {
  const now = new Date()
  const passed = kept('boardView') ? undefined : daysIntoWeek(now.getDay(), kept, locale)
  if (passed === undefined) return undefined
  const first = now.getDate() - passed
  const at = (date: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), date))
  return [at(first), at(first + (matchMedia('(max-width: 63.99em)').matches ? 6 : 13))]
}

type Parts = [year: number, month: string, day: number]
const parts = (date: Date): Parts => [
  date.getUTCFullYear(),
  MONTHS[date.getUTCMonth()]?.slice(0, 3) ?? '',
  date.getUTCDate(),
]

/** The dates, as the board's `periodWords` says them. */
export const boardDates = (kept: Kept, locale: string) => {
  const dates = opening(kept, locale)
  if (!dates) return undefined
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
  if (locale !== 'en') return new Intl.DateTimeFormat(locale, options).formatRange(...dates)
  const [[year, month, day], [lastYear, lastMonth, lastDay]] = dates.map(parts) as [Parts, Parts] // as many as there were
  const from = year === lastYear ? `${month} ${day}` : `${month} ${day}, ${year}`
  const to = from.startsWith(lastMonth) ? `${lastDay}, ${lastYear}` : `${lastMonth} ${lastDay}, ${lastYear}`
  return `${from}\u2009–\u2009${to}`
}

/** What the board asks of its people and shifts. */
export const boardAsks = (kept: Kept, locale: string): readonly EarlyAsk[] => {
  // Which view it opens with.
  if (kept('boardView')) return [{ path: '/api/board/views' }]
  const [from, to] = opening(kept, locale)?.map(dateOf) ?? []
  return from ? [{ path: `/api/board?from=${from}&to=${to}&hospitalId=&specialtyId=` }] : []
}
