import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import type { EventsByDate, GridEvent } from './event.ts'
import { EventChip } from './event-chip.tsx'
import styles from './agenda.module.css'

type Row = { date: string; event?: GridEvent }
type Props = {
  /** The dates to list, in order; those without events are left out. */
  dates: string[]
  events: EventsByDate
  label: string
  heading: (date: string) => string
  onOpenEvent: (event: GridEvent) => void
  /** Inside a dialog the list is lower. */
  isInset?: boolean
}

/** Events by date, one below the other. Only what is in sight is in the page, so that fifty thousand scroll as well. */
export const Agenda = ({ dates, events, label, heading, onOpenEvent, isInset = false }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(dates, events, dates.length > 1), [dates, events])
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.event ? 52 : 40),
    overscan: 8,
  })

  return (
    <div
      className={styles.scroller}
      data-inset={isInset || undefined}
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <div className={styles.list} role="list" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (!row) return null
          const style = { transform: `translateY(${start}px)`, height: size }
          return row.event ? (
            <div
              key={`${row.date} ${row.event.id}`}
              role="listitem"
              className={styles.row}
              style={style}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <EventChip event={row.event} onOpen={onOpenEvent} isRoomy />
            </div>
          ) : (
            <div
              key={row.date}
              role="listitem"
              className={styles.row}
              style={style}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <h2 className={styles.date}>{heading(row.date)}</h2>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const rowsOf = (dates: string[], events: EventsByDate, hasHeadings: boolean): Row[] =>
  dates.flatMap((date) => {
    const day = events.get(date) ?? []
    const rows: Row[] = day.map((event) => ({ date, event }))
    return hasHeadings && rows.length > 0 ? [{ date }, ...rows] : rows
  })
