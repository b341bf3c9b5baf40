import type { AskEarly } from '#web/lib/early.ts'

/** The parts of what the session keeps that say whose month it will be. */
type Kept = { userId: string; accountId: number; userValidation: { rolesList: { roleName: string }[] } }

const two = (n: number) => String(n).padStart(2, '0')

/** The month that the calendar opens on, and an admin's filters. A week, a list or a filtered month is left to the page. */
export const askEarly: AskEarly = ({ pathname, search }, kept) => {
  const view = kept('calendarView')
  if (pathname !== '/calendar' || search !== '' || (view !== null && view !== 'month') || kept('key') === '1') return []
  try {
    const user = JSON.parse(kept('userData') ?? 'null') as Kept | null // checked by what comes of it: a wrong one is refused
    if (!user || kept('accessToken') === null) return []
    const isA = (role: string) => user.userValidation.rolesList.some(({ roleName }) => roleName === role)
    const now = new Date()
    const inputDate = kept('monthChange') ?? `${now.getFullYear()}-${two(now.getMonth() + 1)}`
    const { userId, accountId } = user
    if (isA('Admin'))
      return [
        { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate, accountId } },
        { path: '/api/provider', body: { requestType: 'Facility', accountId } },
        { path: '/api/provider', body: { requestType: 'Provider', accountId } },
      ]
    if (!isA('Provider')) return []
    return [{ path: '/api/provider', body: { requestType: 'ProviderCalendarView', providerId: userId, inputDate } }]
  } catch {
    // Edited by hand or left by an older version: the page finds out.
    return []
  }
}
