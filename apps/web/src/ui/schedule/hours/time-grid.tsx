import { useEffect, useId, useMemo, useRef, type CSSProperties } from 'react'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { TimeColumn } from './time-column.tsx'
import { allDayOf, columnsOf } from './time-columns.ts'
import type { TimeGridProps } from './time-grid-props.ts'
import { TimeHead } from './time-head.tsx'
import { piecesOf } from '#web/ui/schedule/times.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useTimeCarry } from '#web/ui/schedule/carry/use-time-carry.ts'
import styles from './time-grid.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Where the view opens: early risers' shifts at the top. */
const OPENS_AT = 6

/** Days as columns of hours. A shift across midnight is one event in two columns; what has no time stands on top. */
export const TimeGrid = (props: TimeGridProps) => {
  const { dates, events, isBusy, texts, onTurn, onChange, onMove, onSelect, onOpenDay, onOpenEvent } = props
  const frame = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { keepFocus, letFocusGo } = useKeptFocus({ frame, events, dates, onTurn })
  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = (box.scrollHeight * OPENS_AT) / 24
  }, [])
  const columns = useMemo(() => columnsOf(dates, events), [dates, events])
  const allDay = useMemo(() => allDayOf(dates, events), [dates, events])
  const keeping = <To,>(does: ((event: GridEvent, to: To) => void) | undefined) =>
    does &&
    ((event: GridEvent, to: To) => {
      keepFocus(event)
      does(event, to)
    })
  const carry = useTimeCarry({
    grid: scroller,
    events,
    texts: texts.carry,
    nameOf: texts.when,
    onChange: keeping(onChange),
    onSelect,
  })
  const { carried } = carry
  const drafts = useMemo(() => (carried ? piecesOf(carried.to) : undefined), [carried])
  // Keys may carry what they hold out of sight; a pointer is where it is, and nothing may move under it.
  useEffect(() => {
    if (document.documentElement.dataset.dragging !== undefined) return
    const draft = drafts && scroller.current?.querySelector('[data-draft]')
    draft?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [drafts])

  const style = { '--columns': dates.length } as CSSProperties // a custom property that the type does not know
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={texts.grid}
      aria-busy={isBusy}
      style={style}
      onPointerDownCapture={letFocusGo}
      onKeyDownCapture={letFocusGo}
    >
      <p id={hintId} hidden>
        {texts.carry?.how}
      </p>
      <p className="unseen" role="status">
        {carry.said}
      </p>
      <TimeHead {...props} events={allDay} hintId={hintId} onMove={keeping(onMove)} />
      {/* A scroller must be reachable by keyboard; what its pieces do by pointer they do by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.scroller}
        ref={scroller}
        tabIndex={0}
        role="group"
        aria-label={texts.grid}
        data-selects={onSelect ? '' : undefined}
        onPointerDown={carry.onPointerDown}
        onKeyDown={carry.onKeyDown}
        onKeyUp={carry.onKeyUp}
        onBlur={carry.leave}
      >
        <div className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{texts.hour(hour)}</span>
          ))}
        </div>
        {columns.map((column) => {
          const piece = drafts?.get(column.date)
          return (
            <TimeColumn
              key={column.date}
              column={column}
              unknown={props.unknown?.(column.date)}
              draft={piece && carried && { ...piece, words: texts.times(carried.to) }}
              carriedId={carried?.event?.id}
              hintId={onChange ? hintId : undefined}
              texts={texts}
              onOpenDay={onOpenDay}
              onOpenEvent={onOpenEvent}
            />
          )
        })}
      </div>
    </section>
  )
}
