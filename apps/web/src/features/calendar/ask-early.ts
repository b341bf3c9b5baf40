import { api, ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { queries } from '#web/lib/queries.ts'
import { currentUser, isPlanner, isProvider } from '#web/lib/session/session.ts'
import { asksForFilters } from './filter-address.ts'
import { isFiltered } from './filters.ts'
import { adminRows, ownRows } from './use-schedule.ts'
import { openingMonth, openingView } from './use-view.ts'

/**
 * Asks for the month that the calendar will open on while its components are still on their way to the screen; they then
 * find the answer, or its failure, under the same key. A week or a filtered month is left to them.
 */
export const askEarly = () => {
  const user = currentUser()
  const view = openingView()
  if (!user || view === 'week' || view === 'day') return undefined
  const months = [openingMonth(today())]
  const { accountId, userId } = user
  if (isProvider(user)) return void queries.prefetchQuery(ownRows(months, userId))
  if (!isPlanner(user)) return undefined
  if (!isFiltered() && !asksForFilters(new URLSearchParams(location.search)))
    void queries.prefetchQuery(adminRows(months, accountId, undefined))
  void queries.prefetchQuery(ask(api.facility, { accountId }))
  void queries.prefetchQuery(ask(api.provider, { accountId }))
  return undefined
}
