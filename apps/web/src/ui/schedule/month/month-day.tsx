import { memo } from 'react'
import { EventChip } from '#web/ui/schedule/event-chip.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { MonthGridProps } from './month-grid-props.ts'
import styles from './month-grid.module.css'

type Props = Pick<MonthGridProps, 'texts' | 'onOpenDay' | 'onOpenEvent'> & {
  date: string
  isOutside: boolean
  isToday: boolean
  isFocused: boolean
  isOver: boolean
  /** What to say of it when nothing is known of it, and whether it is being asked for. */
  unknown: string | undefined
  isLoading: boolean
  isRoomy: boolean
  events: readonly GridEvent[]
  most: number
  /** The id of what says how events are carried elsewhere, where they can be. */
  hintId: string | undefined
  carriedId: string | undefined
}

/** One cell: its number, its first events, and how many more there are. */
export const MonthDay = memo(({ date, events, most, texts, isRoomy, onOpenDay, onOpenEvent, ...is }: Props) => {
  // One too many fits in the place of the line that would say so.
  const shown = events.length <= most + 1 ? events : events.slice(0, most)
  const hidden = events.length - shown.length
  return (
    <div
      role="gridcell"
      data-date={date}
      data-outside={is.isOutside || undefined}
      data-over={is.isOver || undefined}
      tabIndex={is.isFocused ? 0 : -1}
      aria-current={is.isToday ? 'date' : undefined}
      className={styles.day}
    >
      <span className="unseen">{is.unknown ?? texts.day(date, events)}</span>
      <button type="button" className={styles.number} tabIndex={-1} aria-hidden="true" onClick={() => onOpenDay(date)}>
        {Number(date.slice(8))}
      </button>
      {is.unknown !== undefined && is.isLoading && <span className={styles.blank} aria-hidden="true" />}
      {shown.map((event) => (
        <EventChip
          key={event.id}
          event={event}
          onOpen={onOpenEvent}
          hintId={is.hintId}
          isCarried={is.carriedId === event.id}
          inTabOrder={false}
          isRoomy={isRoomy}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} tabIndex={-1} onClick={() => onOpenDay(date)}>
          {texts.more(hidden)} <span className="unseen">{texts.moreOn(date)}</span>
        </button>
      )}
    </div>
  )
})
