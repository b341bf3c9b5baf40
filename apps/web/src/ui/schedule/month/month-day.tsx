import { weekday } from '@onward/scheduling'
import { memo } from 'react'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { EventChip } from '#web/ui/schedule/event-chip.tsx'
import { mostTelling, type GridEvent } from '#web/ui/schedule/event.ts'
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
  isShort: boolean
  events: readonly GridEvent[]
  most: number
  /** The id of what says how events are carried elsewhere, where they can be. */
  hintId: string | undefined
  carriedId: string | undefined
}

/** One cell: its number, its first events, and how many more there are. */
export const MonthDay = memo(({ date, events, most, texts, isRoomy, onOpenDay, onOpenEvent, ...is }: Props) => {
  // One too many fits in the place of the line that would say so; a head says it without a line.
  const hasHead = texts.head !== undefined
  const shown = events.length <= most + (hasHead ? 0 : 1) ? events : mostTelling(events, most)
  const hidden = events.length - shown.length
  const counts = is.unknown === undefined ? texts.head?.(date, events) : undefined
  const more = hidden > 0 && (
    <button type="button" className={styles.more} tabIndex={-1} onClick={() => onOpenDay(date)}>
      {hasHead ? (
        <>
          <span aria-hidden="true" dir="ltr">
            +{hidden}
          </span>
          <span className="unseen">
            {texts.more(hidden)} {texts.moreOn(date)}
          </span>
        </>
      ) : (
        <>
          {texts.more(hidden)} <span className="unseen">{texts.moreOn(date)}</span>
        </>
      )}
    </button>
  )
  return (
    <div
      role="gridcell"
      data-date={date}
      data-outside={is.isOutside || undefined}
      data-weekend={weekday(date) % 6 === 0 || undefined}
      data-over={is.isOver || undefined}
      tabIndex={is.isFocused ? 0 : -1}
      aria-current={is.isToday ? 'date' : undefined}
      className={styles.day}
    >
      <span className="unseen">{is.unknown ?? texts.day(date, events)}</span>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.number}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onOpenDay(date)}
        >
          {Number(date.slice(8))}
        </button>
        {counts && (
          <span className={styles.counts} aria-hidden="true">
            {counts.needed}
            {counts.open > 0 && <span>○ {counts.open}</span>}
            {counts.away > 0 && (
              <span>
                <Icon name="leave" size={11} /> {counts.away}
              </span>
            )}
            {counts.onDuty > 0 && (
              <span>
                <Icon name="provider" size={11} /> {counts.onDuty}
              </span>
            )}
          </span>
        )}
        {hasHead && more}
      </div>
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
          isShort={is.isShort}
        />
      ))}
      {!hasHead && more}
    </div>
  )
})
