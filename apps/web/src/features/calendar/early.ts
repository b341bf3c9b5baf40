import type { Early } from '#web/lib/pages/early.ts'

/** The parts of what the session keeps that say whose month it will be. */
type Kept = { userId: string; accountId: number; userValidation: { rolesList: { roleName: string }[] } }

/** As the contract has it; here nothing is loaded to check it with. */
const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/
const two = (n: number) => String(n).padStart(2, '0')

const isA = (user: Kept, ...roles: string[]) =>
  user.userValidation.rolesList.some(({ roleName }) => roles.includes(roleName))

/** Who opens the calendar on which month; undefined where it opens otherwise: a week, a list, a filtered month. */
const opening: (...given: Parameters<Early['asks']>) => { user: Kept; month: string } | undefined = (where, kept) => {
  if (where.pathname !== '/calendar') return undefined
  const asked = new URLSearchParams(where.search)
  const view = asked.get('view') ?? kept('calendarView') ?? 'month'
  if (view !== 'month' || [...asked.keys()].some((key) => key !== 'view' && key !== 'month')) return undefined
  try {
    const user = JSON.parse(kept('userData') ?? 'null') as Kept | null // checked by what comes of it: a wrong one is refused
    if (!user || kept('accessToken') === null) return undefined
    const now = new Date()
    const month = asked.get('month') ?? kept('monthChange') ?? `${now.getFullYear()}-${two(now.getMonth() + 1)}`
    return MONTH.test(month) && isA(user, 'Admin', 'Scheduler', 'Provider') ? { user, month } : undefined
  } catch {
    // Edited by hand or left by an older version: the page finds out.
    return undefined
  }
}

export const early: Early = {
  /** The month that the calendar opens on, and a planner's filters. A week, a list or a filtered month is left to the page. */
  asks(where, kept) {
    const found = kept('key') === '1' ? undefined : opening(where, kept)
    if (!found) return []
    const { user, month: inputDate } = found
    const { userId, accountId } = user
    if (!isA(user, 'Admin', 'Scheduler'))
      return [{ path: '/api/provider', body: { requestType: 'ProviderCalendarView', providerId: userId, inputDate } }]
    return [
      { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate, accountId } },
      { path: '/api/provider', body: { requestType: 'Facility', accountId } },
      { path: '/api/provider', body: { requestType: 'Provider', accountId } },
    ]
  },
  /** The month, as `monthTitle` says it. A phone begins otherwise. */
  heading(where, kept, locale) {
    const found = opening(where, kept)
    if (!found || matchMedia('(max-width: 48em)').matches) return undefined
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return format.format(new Date(`${found.month}-01`))
  },
}
