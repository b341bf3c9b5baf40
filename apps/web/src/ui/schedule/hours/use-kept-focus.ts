import { useEffect, useRef, type RefObject } from 'react'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { piecesOf } from '#web/ui/schedule/times.ts'

type Sight = {
  frame: RefObject<HTMLElement | null>
  events: EventsByDate
  dates: readonly string[]
  /** Turns to a date. */
  onTurn: ((date: string) => void) | undefined
}

/**
 * Keeps the focus on an event that is put down elsewhere: there it is another element of the page, and the one that had the
 * focus is gone. Keys may put it down out of sight: the view goes after it, and back with it where that is refused.
 */
export const useKeptFocus = ({ frame, events, dates, onTurn }: Sight) => {
  const kept = useRef<{ id: string; date: string }>(undefined)
  useEffect(() => {
    const { id, date } = kept.current ?? {}
    const { activeElement, body } = document
    if (id === undefined) return
    const there = frame.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`) ?? undefined
    if (activeElement !== body && activeElement !== there) return
    const event = [...events.values()].flat().find((one) => one.id === id)
    if (event) kept.current = { id, date: event.date }
    if (there) there.focus()
    // Who turns to other dates themselves is not brought back.
    else if (event && event.date !== date && !isInSight(event, dates)) onTurn?.(event.date)
  })
  return {
    keepFocus: ({ id, date }: GridEvent) => {
      kept.current = { id, date }
    },
    /** Somebody has turned to something else. */
    letFocusGo: () => {
      kept.current = undefined
    },
  }
}

const isInSight = ({ date, startsAt, endsAt }: GridEvent, dates: readonly string[]) => {
  const pieces = startsAt !== undefined && endsAt !== undefined ? piecesOf({ startsAt, endsAt }) : undefined
  return dates.some((on) => on === date || pieces?.has(on))
}
