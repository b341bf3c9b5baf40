import type { AskEarly } from '#web/lib/early.ts'

/** The parts of what the session keeps that say whose month it will be. */
type Kept = { userId: string; accountId: number; userValidation: { rolesList: { roleName: string }[] } }

/** As the contract has it; here nothing is loaded to check it with. */
const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/
const two = (n: number) => String(n).padStart(2, '0')

/** The month that the calendar opens on, and an admin's filters. A week, a list or a filtered month is left to the page. */
export const askEarly: AskEarly = ({ pathname, search }, kept) => {
  if (pathname !== '/calendar' || kept('key') === '1') return []
  const asked = new URLSearchParams(search)
  const view = asked.get('view') ?? kept('calendarView') ?? 'month'
  if (view !== 'month' || [...asked.keys()].some((key) => key !== 'view' && key !== 'month')) return []
  try {
    const user = JSON.parse(kept('userData') ?? 'null') as Kept | null // checked by what comes of it: a wrong one is refused
    if (!user || kept('accessToken') === null) return []
    const isA = (role: string) => user.userValidation.rolesList.some(({ roleName }) => roleName === role)
    const now = new Date()
    const inputDate = asked.get('month') ?? kept('monthChange') ?? `${now.getFullYear()}-${two(now.getMonth() + 1)}`
    if (!MONTH.test(inputDate)) return []
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
