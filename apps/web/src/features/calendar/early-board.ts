import type { EarlyAsk, Kept } from '#web/lib/pages/early.ts'
import { dateOf, daysIntoWeek } from './early-dates.ts'

/** The dates that the board opens on where its address says nothing; undefined where a view says it, or the program has to find out. */
const opening = (kept: Kept, locale: string): [first: Date, last: Date] | undefined => {
  const now = new Date()
  const passed = kept('boardView') ? undefined : daysIntoWeek(now.getDay(), kept, locale)
  if (passed === undefined) return undefined
  const first = now.getDate() - passed
  const at = (date: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), date))
  return [at(first), at(first + (matchMedia('(max-width: 63.99em)').matches ? 6 : 13))]
}

/** The dates, as the board's `periodWords` says them. */
export const boardDates = (kept: Kept, locale: string) => {
  const dates = opening(kept, locale)
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
  return dates && new Intl.DateTimeFormat(locale, options).formatRange(...dates)
}

/** What the board asks of its people and shifts. */
export const boardAsks = (kept: Kept, locale: string): readonly EarlyAsk[] => {
  // Which view it opens with.
  if (kept('boardView')) return [{ path: '/api/board/views' }]
  const [from, to] = opening(kept, locale)?.map(dateOf) ?? []
  return from ? [{ path: `/api/board?from=${from}&to=${to}&hospitalId=&specialtyId=` }] : []
}
