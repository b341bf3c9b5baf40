import type { Early, EarlyAsk } from '#web/lib/pages/early.ts'
import { boardAsks, boardDates } from './early-board.ts'

/** The parts of what the session keeps that say whose month it will be. */
type Kept = { userId: string; accountId: number; userValidation: { rolesList: { roleName: string }[] } }

/** As the contract has it; here nothing is loaded to check it with. */
const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

const isA = (user: Kept, ...roles: string[]) =>
  user.userValidation.rolesList.some(({ roleName }) => roles.includes(roleName))

/** Who is signed in; undefined where what is kept is of another form. */
const userIn = (kept: (key: string) => string | null): Kept | undefined => {
  try {
    const user = JSON.parse(kept('userData') ?? '') as Kept // checked by what comes of it: a wrong one is refused
    return kept('accessToken') && isA(user, 'Admin', 'Scheduler', 'Provider') ? user : undefined
  } catch {
    // None, edited by hand or left by an older version: the page finds out.
    return undefined
  }
}

/** The month that the calendar opens on; undefined where it opens otherwise: a week, a list, a filtered month. */
const monthOpened = (where: Location, kept: (key: string) => string | null) => {
  const asked = new URLSearchParams(where.search)
  const view = asked.get('view') ?? kept('calendarView') ?? 'month'
  if (view !== 'month' || [...asked.keys()].some((key) => key !== 'view' && key !== 'month')) return undefined
  const now = new Date()
  const month =
    asked.get('month') ??
    kept('monthChange') ??
    new Date(Date.UTC(now.getFullYear(), now.getMonth())).toJSON().slice(0, 7)
  return where.pathname === '/calendar' && MONTH.test(month) ? month : undefined
}

/** How it stands today, which insight shows first. */
const insightAsks = (): readonly EarlyAsk[] => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return [{ path: `/api/insight/today?timeZone=${encodeURIComponent(timeZone)}` }]
}

export const early: Early = {
  /**
   * The month that the calendar opens on, and a planner's filters; a week, a list or a filtered month is left to the page.
   * What the board shows, and how it stands today.
   */
  asks(where, kept, locale) {
    const user = userIn(kept)
    const address = where.pathname + where.search
    if (!user) return []
    const isPlanner = isA(user, 'Admin', 'Scheduler')
    if (isPlanner && address === '/board') return boardAsks(kept, locale)
    if (isPlanner && address === '/insight') return insightAsks()
    const inputDate = monthOpened(where, kept)
    if (!inputDate || kept('key') === '1') return []
    const { userId, accountId } = user
    if (!isPlanner)
      return [{ path: '/api/provider', body: { requestType: 'ProviderCalendarView', providerId: userId, inputDate } }]
    return [
      { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate, accountId } },
      { path: '/api/provider', body: { requestType: 'Facility', accountId } },
      { path: '/api/provider', body: { requestType: 'Provider', accountId } },
    ]
  },
  /** The month, as `monthTitle` says it; a phone begins otherwise. Of the board its dates. */
  heading(where, kept, locale) {
    if (where.pathname + where.search === '/board') return boardDates(kept, locale)
    const month = userIn(kept) && monthOpened(where, kept)
    if (!month || matchMedia('(max-width: 48em)').matches) return undefined
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return format.format(new Date(`${month}-01`))
  },
}
