import { firstDay, isMonth, monthOf } from '@onward/scheduling'
import { useState } from 'react'
import { today as todayHere } from '#web/lib/formats.ts'
import { keep, kept } from '#web/lib/storage.ts'
import { useTurned, type View } from '#web/ui/schedule/turned.ts'

/** The month that the calendar opens on: the one it was left on, or this one. */
export const openingMonth = (today: string) => {
  const month = kept('monthChange')
  return month !== null && isMonth(month) ? month : monthOf(today)
}

/** What the calendar shows, as it was left in this browser. The month is kept as `monthChange`. */
export const useView = (views: readonly View[]) => {
  const [chosen, setChosen] = useState(() => views.find((view) => view === kept('calendarView')))
  const [date, setDate] = useState(() => {
    const today = todayHere()
    const month = openingMonth(today)
    return monthOf(today) === month ? today : firstDay(month)
  })
  return useTurned({
    chosen,
    date,
    onTurn: (to) => {
      setDate(to)
      keep('monthChange', monthOf(to))
    },
    onChoose: (to) => {
      setChosen(to)
      keep('calendarView', to)
    },
  })
}
