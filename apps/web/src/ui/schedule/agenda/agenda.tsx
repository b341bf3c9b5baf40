import { keyOf, useStaying, type Row } from './use-staying.ts'
import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { startTransition, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { AgendaLine } from './agenda-line.tsx'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import styles from './agenda.module.css'
import place from '#web/ui/schedule/grids.module.css'

type Props = {
  /** The dates to list, in order; those without events are left out. */
  dates: string[]
  events: EventsByDate
  label: string
  heading: (date: string) => string
  /** How many there are on a date, in words. */
  count?: (events: readonly GridEvent[]) => string
  /** The date at which it opens, and to which it scrolls when that, or `turns`, changes. */
  at?: string
  turns?: number
  onOpenEvent: (event: GridEvent) => void
  /** Inside a dialog the list is lower. */
  isInset?: boolean
}

/** As the styles have them, in the page's letters: what is guessed wrong is laid out twice. */
const HEIGHTS = { line: 1.625, twoLines: 2.75, threeLines: 4, heading: 2 }
const heightOf = (letter: number, isNarrow: boolean, isInset: boolean) => {
  if (isInset) return innerHeight * 0.55
  return isNarrow ? Math.min(innerHeight * 0.7, 48 * letter) : Math.max(20 * letter, innerHeight - 9.5 * letter)
}
/** So much is drawn beyond what is in sight. */
const BEYOND = 312

/** Events by date, a line each, below the date that stays in sight. Only what is in sight is in the page, so that fifty thousand scroll as well. */
export const Agenda = ({ dates, events, label, heading, count, at, turns, onOpenEvent, isInset = false }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(dates, events, dates.length > 1), [dates, events])
  const headings = useMemo(() => rows.flatMap((row, index) => (row.event ? [] : [index])), [rows])
  const above = useRef(-1)
  const isNarrow = useScreenQuery('(max-width: 48em)')
  const isTiny = useScreenQuery('(max-width: 18em)')
  const [letter] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const line = letter * HEIGHTS[isTiny ? 'threeLines' : isNarrow ? 'twoLines' : 'line']
  // The heading of the first day at or after the date, else the last.
  const index =
    at === undefined ? undefined : (headings.find((heading) => (rows[heading]?.date ?? '') >= at) ?? headings.at(-1))
  const [startsAt] = useState(() => {
    const days = headings.filter((heading) => heading < (index ?? 0)).length
    return days * letter * HEIGHTS.heading + ((index ?? 0) - days) * line
  })
  const [beyond, setBeyond] = useState(0)
  // What is in sight comes first.
  useEffect(() => startTransition(() => setBeyond(BEYOND)), [])
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keyOf(rows[index]),
    estimateSize: (index) => (rows[index]?.event ? line : letter * HEIGHTS.heading),
    // As they are laid out, not sooner: whoever asks lays out the whole list before it is drawn.
    measureElement: (element, entry, virtual) => {
      if (entry) return measureElement(element, entry, virtual)
      const at = virtual.indexFromElement(element)
      return virtual.itemSizeCache.get(at) ?? virtual.options.estimateSize(at)
    },
    overscan: Math.ceil(beyond / line),
    // What is in sight is drawn in slices, and not all at once when the browser has told how high it is.
    initialRect: { width: innerWidth, height: heightOf(letter, isNarrow, isInset) },
    // What stands before it is not drawn first.
    initialOffset: startsAt,
    // The date of what is at the top is drawn however far above it stands, and so is what has the focus, which would be lost.
    rangeExtractor: (range: Range) => {
      above.current = headings.findLast((index) => index <= range.startIndex) ?? -1
      const drawn = [above.current, focusedIn(scroller.current), ...defaultRangeExtractor(range)]
      return [...new Set(drawn)].filter((index) => index >= 0 && index < rows.length).toSorted((a, b) => a - b)
    },
  })
  const areZonesMixed = useMemo(() => areMixed(rows), [rows])
  const stay = useStaying(scroller, list, rows, index, `${at} ${turns}`)

  return (
    <div
      className={styles.scroller}
      data-inset={isInset || undefined}
      ref={scroller}
      onScroll={stay}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <div className={styles.list} role="list" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index: here, start }) => {
          const row = rows[here]
          if (!row) return null
          const isAbove = here === above.current
          const style: CSSProperties = isAbove ? {} : { transform: `translateY(${start}px)` }
          return (
            <div
              key={keyOf(row)}
              role="listitem"
              className={styles.row}
              data-above={isAbove || undefined}
              style={style}
              ref={list.measureElement}
              data-index={here}
              aria-setsize={rows.length}
              aria-posinset={here + 1}
            >
              {row.event ? (
                <AgendaLine event={row.event} isZoned={areZonesMixed} onOpen={onOpenEvent} />
              ) : (
                <h2 className={`${place.date} ${styles.date}`} data-date={row.date}>
                  {heading(row.date)}
                  {count && (
                    <span className={styles.count} dir="auto">
                      {count(events.get(row.date) ?? [])}
                    </span>
                  )}
                </h2>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Which row has the focus, or -1. */
const focusedIn = (scroller: HTMLElement | null) => {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  return row && scroller?.contains(row) ? Number(row.dataset.index) : -1
}

/** Whether there are two zones: no more of them are asked for their names than it takes to find out. */
const areMixed = (rows: readonly Row[]) => {
  const first = rows.find(({ event }) => event?.zone)?.event?.zone
  return rows.some(({ event }) => event?.zone && event.zone !== first)
}

const rowsOf = (dates: string[], events: EventsByDate, hasHeadings: boolean): Row[] =>
  dates.flatMap((date) => {
    const day = events.get(date) ?? []
    const rows: Row[] = day.map((event) => ({ date, event }))
    return hasHeadings && rows.length > 0 ? [{ date }, ...rows] : rows
  })
