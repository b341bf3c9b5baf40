import { useRef } from 'react'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { EventChip } from '#web/ui/schedule/event-chip.tsx'
import type { TimeGridProps } from './time-grid-props.ts'
import { useDateCarry } from '#web/ui/schedule/carry/use-date-carry.ts'
import styles from './time-grid.module.css'

type Props = Pick<TimeGridProps, 'dates' | 'today' | 'texts' | 'onOpenDay' | 'onOpenEvent' | 'onMove'> & {
  /** What has no time of day. */
  events: EventsByDate
  /** The id of what says how events are carried elsewhere. */
  hintId: string
}

/** The dates over the hours, and below each what lasts all day. */
export const TimeHead = ({ dates, today, events, texts, hintId, onOpenDay, onOpenEvent, onMove }: Props) => {
  const head = useRef<HTMLDivElement>(null)
  const carry = useDateCarry({
    grid: head,
    events,
    texts: texts.carry,
    nameOf: texts.heading,
    step: (key, from) => {
      const isRtl = head.current !== null && getComputedStyle(head.current).direction === 'rtl'
      const by = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key]
      return by === undefined ? undefined : dates[dates.indexOf(from) + by]
    },
    onMove,
  })
  const isCarried = (date: string, { id }: GridEvent) => carry.carried?.from === date && carry.carried.event?.id === id
  return (
    <div
      ref={head}
      className={styles.head}
      role="presentation"
      onPointerDown={carry.onPointerDown}
      onKeyDown={carry.onKeyDown}
      onKeyUp={carry.onKeyUp}
      onBlur={carry.leave}
    >
      {dates.map((date) => (
        <div key={date} className={styles.heading} data-date={date} data-over={carry.isOver(date) || undefined}>
          <button type="button" aria-current={date === today ? 'date' : undefined} onClick={() => onOpenDay(date)}>
            {texts.heading(date)}
          </button>
          {events.get(date)?.map((event) => (
            <EventChip
              key={event.id}
              event={event}
              onOpen={onOpenEvent}
              hintId={onMove ? hintId : undefined}
              isCarried={isCarried(date, event)}
            />
          ))}
        </div>
      ))}
      <p className="unseen" role="status">
        {carry.said}
      </p>
    </div>
  )
}
