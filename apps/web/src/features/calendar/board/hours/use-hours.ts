import { useMemo, useState } from 'react'
import { dateOf } from '../roster.ts'
import type { Spot } from '../selection.ts'
import type { Starting } from '../targets.ts'
import type { BoardView } from '../use-board.ts'
import { hoursOf, type Bar } from './hours.ts'

/** The hours of the day that the board shows, and which bar of the active row is meant; without hours where it shows more. */
export const useHours = (view: BoardView, { row }: Spot) => {
  const { address, allRows, shown, roster, dates, rows, removed } = view
  const [date = ''] = dates
  const isByHour = address.span === 'day' && address.view !== 'facilities'
  const hours = useMemo(
    () => (isByHour ? hoursOf(allRows, shown, roster, date, address.facility, removed) : undefined),
    [isByHour, allRows, shown, roster, date, address.facility, removed],
  )
  const [chosen, setChosen] = useState<number>()
  const here = rows[row]
  const bars = hours && here && here.kind !== 'group' ? hours.rowOf(here).bars : []
  const place = Math.max(
    0,
    bars.some(({ shift }) => shift.assignmentId === chosen)
      ? bars.findIndex(({ shift }) => shift.assignmentId === chosen)
      : bars.findIndex(({ isBefore }) => !isBefore),
  )
  const active: Bar | undefined = bars[place]
  return {
    hours,
    active,
    choose: setChosen,
    zoneOf: (hospitalId: string) => roster.facilities.get(hospitalId)?.timeZone,
    /** The next bar of the row, or the one before it. */
    step: (by: number): Bar | undefined => {
      const to = bars[Math.max(0, Math.min(bars.length - 1, place + by))]
      setChosen(to?.shift.assignmentId)
      return to
    },
    /** What a key is about: of the active row the bar that is meant. What began before is not typed over. */
    starting: (of: Starting, isTyped: boolean): Starting => {
      if (!active || !here) return of
      return (rowKey, on) => {
        const day = of(rowKey, on)
        if (rowKey !== here.key || on !== date || (isTyped && dateOf(active.shift) !== date)) return day
        return { ...day, shifts: [active.shift] }
      }
    },
  }
}
export type ByHour = ReturnType<typeof useHours>
