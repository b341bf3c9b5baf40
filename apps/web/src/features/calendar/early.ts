import type { Early, EarlyAsk, Kept } from '#web/lib/pages/early.ts'
import { boardAsks, boardDates } from './early-board.ts'
import { besideMonth, isPhone, monthOpened, monthWords, todayWords } from './early-month.ts'

/** The parts of what the session keeps that say whose month it will be. */
type User = { userId: string; accountId: number; userValidation: { rolesList: { roleName: string }[] } }

const isA = (user: User, role: RegExp) => user.userValidation.rolesList.some(({ roleName }) => role.test(roleName))
const isPlanner = (user: User) => isA(user, /^(Admin|Scheduler)$/)

/** Who is signed in; undefined where what is kept is of another form. */
const userIn = (kept: Kept): User | undefined => {
  try {
    const user = JSON.parse(kept('userData') ?? '') as User // checked by what comes of it: a wrong one is refused
    return kept('accessToken') && isA(user, /^(Admin|Scheduler|Provider)$/) ? user : undefined
  } catch {
    // None, edited by hand or left by an older version: the page finds out.
    return undefined
  }
}

/** How it stands today, which insight shows first. */
const insightAsks = (): readonly EarlyAsk[] => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return [{ path: `/api/insight/today?timeZone=${encodeURIComponent(timeZone)}` }]
}

export const early: Early = {
  /**
   * The month that the calendar opens on, and for a planner the filters and what else is in sight; a week, a list or a filtered
   * month is left to the page. What the board shows, and how it stands today, where they do not open with a view.
   */
  asks(where, kept, locale) {
    const user = userIn(kept)
    const address = where.pathname + where.search
    if (!user) return []
    const plans = isPlanner(user)
    if (plans && address === '/board') return boardAsks(kept, locale)
    if (plans && address === '/insight') return kept('insightView') ? [{ path: '/api/insight/views' }] : insightAsks()
    const opened = monthOpened(where, kept)
    if (!opened || kept('key') === '1') return []
    const { userId, accountId } = user
    const { month: inputDate, isList } = opened
    if (!plans)
      return [{ path: '/api/provider', body: { requestType: 'ProviderCalendarView', providerId: userId, inputDate } }]
    return [
      { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate, accountId } },
      { path: '/api/provider', body: { requestType: 'Facility', accountId } },
      { path: '/api/provider', body: { requestType: 'Provider', accountId } },
      ...besideMonth(inputDate, isList, kept, locale),
    ]
  },
  /** Of the calendar the month, and the day of a list; of the board its dates. A provider's telephone begins with what they work next. */
  opening(where, kept, locale) {
    const user = userIn(kept)
    const plans = user && isPlanner(user)
    if (plans && where.pathname + where.search === '/board') return { heading: boardDates(kept, locale) }
    const opened = user && monthOpened(where, kept)
    if (!opened || (!plans && isPhone())) return undefined
    const { month, isList, isNow } = opened
    return { heading: monthWords(month, locale), day: isList && isNow ? todayWords(locale) : undefined }
  },
}
