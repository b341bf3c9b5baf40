import { firstDay, isMonth, monthOf } from '@onward/scheduling'
import { useEffect, useState } from 'react'
import { today as todayHere } from '#web/lib/formats/formats.ts'
import { keep, kept } from '#web/lib/storage.ts'
import { PHONE, useTurned, type View } from '#web/ui/schedule/turned.ts'
import { isSettled, settleAddress, useAsked } from './address.ts'

/** The grids show days of the months beside it too, and there are none before the first year and after the last. */
const canShow = (month: string) => isMonth(month) && month > '0001-01' && month < '9999-12'

const monthIn = (params: URLSearchParams) => {
  const month = params.get('month')
  return month !== null && canShow(month) ? month : undefined
}

/** The view that it opens with: the address's, or the one it was left in. */
export const openingView = () => new URLSearchParams(location.search).get('view') ?? kept('calendarView')
const opensList = () => (openingView() ?? (matchMedia(PHONE).matches ? 'list' : 'month')) === 'list'

/**
 * The month that the calendar opens on: the address's, the one it was left on, or this one. A list is read from today on: that it
 * was left in the past says nothing.
 */
export const openingMonth = (today: string) => {
  const now = monthOf(today)
  const asked = monthIn(new URLSearchParams(location.search))
  const left = kept('monthChange')
  if (asked !== undefined) return asked
  return left !== null && canShow(left) && !(left < now && opensList()) ? left : now
}

const dateIn = (month: string, today: string) => (monthOf(today) === month ? today : firstDay(month))

const sayMonth = (month: string, today: string, of?: string) =>
  settleAddress(
    'month',
    (params) => (month === monthOf(today) ? params.delete('month') : params.set('month', month)),
    of,
  )

/** What the address asks for when it has become another: a link, or where Back leads. */
const followed = (state: State, views: readonly View[], search: string, today: string): State => {
  const params = new URLSearchParams(search)
  const asked = monthIn(params) ?? (isSettled('month') ? monthOf(today) : monthOf(state.date))
  return {
    search,
    chosen: views.find((view) => view === params.get('view')) ?? state.chosen,
    date: monthOf(state.date) === asked ? state.date : dateIn(asked, today),
  }
}
type State = { chosen: View | undefined; date: string; search: string }

/**
 * What the calendar shows, as the address asks for it or as it was left in this browser: `?month=2026-12&view=week`, this month
 * being left out. The month is kept as `monthChange`.
 */
export const useView = (views: readonly View[]) => {
  const search = useAsked()
  const today = todayHere()
  const [state, setState] = useState<State>(() => ({
    chosen: views.find((view) => view === openingView()),
    date: dateIn(openingMonth(today), today),
    search: search ?? '',
  }))
  if (search !== undefined && state.search !== search) setState(followed(state, views, search, today))
  const { chosen, date } = state
  const month = monthOf(date)
  // Another address may ask for what is shown already, and leave out that it is not this month.
  useEffect(() => {
    if (search !== undefined) sayMonth(month, today, search)
  }, [month, today, search])

  return useTurned({
    chosen,
    date,
    onTurn: (to) => {
      if (!canShow(monthOf(to))) return
      setState({ ...state, date: to, search: sayMonth(monthOf(to), today) })
      keep('monthChange', monthOf(to))
    },
    onChoose: (to) => {
      setState({ ...state, chosen: to, search: settleAddress('month', (params) => params.set('view', to)) })
      keep('calendarView', to)
    },
  })
}
