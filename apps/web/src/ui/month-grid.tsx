import { addDays, addMonths, dateOfDay, dayNumber, lastDay, monthOf, monthWeeks } from '@onward/scheduling'
import { memo, useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { EventChip } from './event-chip.tsx'
import type { EventsByDate, GridEvent } from './event.ts'
import styles from './month-grid.module.css'

type Texts = {
  grid: string
  hint: string
  weekday: (date: string) => string
  day: (date: string, events: readonly GridEvent[]) => string
  more: (count: number) => string
  moreOn: (date: string) => string
}
export type MonthGridProps = {
  month: string
  /** 0 = Sunday. */
  weekStartsOn: number
  today: string
  /** The date that has, or would have, the focus. */
  focused: string
  events: EventsByDate
  /** How many chips a day shows before "+N more". */
  most?: number
  isBusy?: boolean
  isRoomy?: boolean
  texts: Texts
  onFocus: (date: string) => void
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be dragged to another date. */
  onMove?: (eventId: string, date: string) => void
}

const none: readonly GridEvent[] = []

/** A month as a grid of days. One day is in the tab order; the arrow keys move it. */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, weekStartsOn, today, focused, events, most = 4, isBusy, isRoomy, texts, onMove } = props
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [over, setOver] = useState<string>()
  const hasFocus = useRef(false)
  const weeks = monthWeeks(month, weekStartsOn)

  // The keys move the focus to a cell that this render has just brought in.
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const on = event.target instanceof HTMLElement ? event.target.dataset.date : undefined
    if (on === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const to = target(event.key, on, weekStartsOn, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (event.key === 'Enter' || event.key === ' ') props.onOpenDay(on)
    else if (to) props.onFocus(to)
    else return
    event.preventDefault()
  }
  const drag = {
    onDragStart: (event: DragEvent<HTMLDivElement>) => {
      const id = event.target instanceof HTMLElement ? event.target.dataset.event : undefined
      if (id === undefined) return
      event.dataTransfer.setData('text/plain', id)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent<HTMLDivElement>) => {
      event.preventDefault()
      setOver(dateUnder(event.target))
    },
    onDragEnd: () => setOver(undefined),
    onDrop: (event: DragEvent<HTMLDivElement>) => {
      event.preventDefault()
      setOver(undefined)
      const date = dateUnder(event.target)
      const id = event.dataTransfer.getData('text/plain')
      if (date !== undefined && id) onMove?.(id, date)
    },
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={texts.grid}
      aria-describedby={hintId}
      tabIndex={-1}
      aria-busy={isBusy}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={() => (hasFocus.current = true)}
      onBlur={(event) => (hasFocus.current = event.currentTarget.contains(event.relatedTarget))}
      {...(onMove && drag)}
    >
      <p id={hintId} hidden>
        {texts.hint}
      </p>
      <div role="row" className={styles.names}>
        {weeks[0]?.map((date) => (
          <div key={date} role="columnheader" className={styles.name}>
            {texts.weekday(date)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((date) => (
            <Day
              key={date}
              date={date}
              isOutside={monthOf(date) !== month}
              isToday={date === today}
              isFocused={date === focused}
              isOver={date === over}
              events={events.get(date) ?? none}
              most={most}
              isRoomy={isRoomy ?? false}
              canDrag={onMove !== undefined}
              texts={texts}
              onOpenDay={props.onOpenDay}
              onOpenEvent={props.onOpenEvent}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type DayProps = Pick<MonthGridProps, 'texts' | 'onOpenDay' | 'onOpenEvent'> & {
  date: string
  isOutside: boolean
  isToday: boolean
  isFocused: boolean
  isOver: boolean
  isRoomy: boolean
  canDrag: boolean
  events: readonly GridEvent[]
  most: number
}
const Day = memo(({ date, events, most, texts, isRoomy, canDrag, onOpenDay, onOpenEvent, ...is }: DayProps) => {
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
      <span className="unseen">{texts.day(date, events)}</span>
      <button type="button" className={styles.number} tabIndex={-1} aria-hidden="true" onClick={() => onOpenDay(date)}>
        {Number(date.slice(8))}
      </button>
      {shown.map((event) => (
        <EventChip
          key={event.id}
          event={event}
          onOpen={onOpenEvent}
          canDrag={canDrag}
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

const dateUnder = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

/** Where a key leads from a date; undefined for a key that leads nowhere. */
const target = (key: string, from: string, weekStartsOn: number, isRtl: boolean): string | undefined => {
  const weekday = (((dayNumber(from) + 4 - weekStartsOn) % 7) + 7) % 7
  const forward = isRtl ? -1 : 1
  const byDays: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const days = byDays[key]
  if (days !== undefined) return addDays(from, days)
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  const month = addMonths(monthOf(from), key === 'PageUp' ? -1 : 1)
  return dateOfDay(Math.min(dayNumber(`${month}-01`) + Number(from.slice(8)) - 1, dayNumber(lastDay(month))))
}
