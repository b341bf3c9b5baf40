import {
  addDays,
  addMonths,
  dateOfDay,
  dayNumber,
  daysOf,
  firstDay,
  isMonth,
  lastDay,
  monthOf,
  weekOf,
} from '@onward/scheduling'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { dateSpan, longDate, monthTitle, today as todayHere, weekStart } from '#web/lib/formats.ts'
import { keep, kept } from '#web/lib/storage.ts'

export const VIEWS = ['month', 'week', 'day', 'list'] as const
export type View = (typeof VIEWS)[number] | 'leave'

/** The month that the calendar opens on: the one it was left on, or this one. */
export const openingMonth = (today: string) => {
  const month = kept('monthChange')
  return month !== null && isMonth(month) ? month : monthOf(today)
}

/** What the calendar shows: a view and the date that it is turned to. The month is kept as `monthChange`. */
export const useView = (views: readonly View[]) => {
  const today = todayHere()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const [chosen, setChosen] = useState(() => views.find((view) => view === kept('calendarView')))
  const [date, setDate] = useState(() => {
    const month = openingMonth(today)
    return monthOf(today) === month ? today : firstDay(month)
  })
  const view = chosen ?? (isPhone ? 'list' : 'month')
  const month = monthOf(date)
  const weekStartsOn = weekStart()

  const turnTo = (to: string) => {
    setDate(to)
    keep('monthChange', monthOf(to))
  }
  const choose = (to: View) => {
    setChosen(to)
    keep('calendarView', to)
  }
  /** Back or on by what the view shows. */
  const turn = (by: 1 | -1) => {
    if (view === 'day') return turnTo(addDays(date, by))
    if (view === 'week') return turnTo(addDays(date, 7 * by))
    const to = addMonths(month, by)
    return turnTo(dateOfDay(Math.min(dayNumber(firstDay(to)) + Number(date.slice(8)) - 1, dayNumber(lastDay(to)))))
  }
  const dates = view === 'day' ? [date] : view === 'week' ? weekOf(date, weekStartsOn) : daysOf(month)
  return {
    view,
    choose,
    date,
    month,
    today,
    weekStartsOn,
    isPhone,
    turn,
    turnTo,
    dates,
    /** A shift that runs into the first date began the evening before, perhaps in another month. */
    months: monthsOf(view === 'week' || view === 'day' ? [addDays(dates[0] ?? date, -1), ...dates] : dates),
    title: titleOf(view, dates, month),
  }
}
export type Turned = ReturnType<typeof useView>

const monthsOf = (dates: string[]) => [...new Set(dates.map(monthOf))]
const titleOf = (view: View, dates: string[], month: string) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (view === 'day') return longDate(first)
  return view === 'week' ? dateSpan(first, last) : monthTitle(month)
}
