import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { GridEvent } from '#web/ui/schedule/event.ts'

/** A line of a list: a date, or something on it. */
export type Row = { date: string; event?: GridEvent }
export const keyOf = (row: Row | undefined) => (row?.event ? `${row.date} ${row.event.id}` : (row?.date ?? ''))

/**
 * Keeps what somebody reads where it is, when rows before it come or go, and leads to a row at each of its `turns`. Who has not
 * moved since is led on when rows come: what stood at the end of the list may not have found room at its top.
 * @param goal the row, of which the list says anew where it is
 * @returns what is to be called when the list is scrolled
 */
export const useStaying = (
  scroller: RefObject<HTMLElement | null>,
  list: Virtualizer<HTMLDivElement, Element>,
  rows: readonly Row[],
  goal: number | undefined,
  turns: string,
) => {
  /** What stands at the top, and how much of it is above. */
  const top = useRef<{ key: string; by: number }>(undefined)
  /** Where it was led to, as long as nobody has moved since. */
  const ledTo = useRef<number>(undefined)
  const lead = useEffectEvent(() => {
    if (goal === undefined) return
    list.scrollToIndex(goal, { align: 'start' })
    ledTo.current = scroller.current?.scrollTop
  })
  useLayoutEffect(() => {
    if (ledTo.current !== undefined) return lead()
    const { current: was } = top
    if (!was || !scroller.current) return
    const start = list.measurementsCache[rows.findIndex((row) => keyOf(row) === was.key)]?.start
    if (start !== undefined) scroller.current.scrollTop = start + was.by
    // oxlint-disable-next-line react/exhaustive-deps -- the list is the same as long as it is there
  }, [rows, scroller])
  // The same row is gone to again at another turn, and at no other time: rows come and go while somebody reads.
  useEffect(() => lead(), [turns])
  return () => {
    const offset = scroller.current?.scrollTop ?? 0
    const item = list.getVirtualItemForOffset(offset)
    // Who is at the very beginning sees what comes before it, too.
    top.current = item && offset > 0 ? { key: String(item.key), by: offset - item.start } : undefined
    // It is told of a frame later, and what has been measured meanwhile has its place corrected.
    const [place] = (goal !== undefined && list.getOffsetForIndex(goal, 'start')) || []
    const isLed = [ledTo.current, place].some((there) => there !== undefined && Math.abs(there - offset) < 1)
    ledTo.current = isLed ? offset : undefined
  }
}
