import { monthOf, monthWeeks } from '@onward/scheduling'
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { MonthDay } from './month-day.tsx'
import type { MonthGridProps } from './month-grid-props.ts'
import { dateByKey } from './month-keys.ts'
import { useFilling } from './use-filling.ts'
import { useDateCarry } from '#web/ui/schedule/carry/use-date-carry.ts'
import styles from './month-grid.module.css'

const none: readonly GridEvent[] = []
const focusOn = (grid: HTMLElement | null, date: string) =>
  grid?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()

/**
 * A month as a grid of days. One day is in the tab order; the arrow keys move it, Enter opens it, and F2 leads to its
 * events, where the arrows walk, Enter opens one and Space takes it up.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const {
    month,
    dates,
    weekStartsOn,
    today,
    focused,
    events,
    most = 4,
    isBusy,
    isRoomy,
    isFilling = false,
    texts,
    onMove,
    onSelect,
  } = props
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const carryId = useId()
  const hasFocus = useRef(false)
  const weeks = dates ? [dates] : monthWeeks(month, weekStartsOn)
  const filling = useFilling(grid, weeks.length, isFilling)
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const isRtl = () => grid.current !== null && getComputedStyle(grid.current).direction === 'rtl'

  const carry = useDateCarry({
    grid,
    events,
    texts: texts.carry,
    nameOf: texts.date,
    step: (key, from) => {
      const to = dateByKey(key, from, weekStartsOn, isRtl())
      return to !== undefined && to >= first && to <= last ? to : undefined
    },
    onMove: (event, date) => {
      onMove?.(event, date)
      props.onFocus(date)
      focusOn(grid.current, date)
    },
    onSelect,
  })

  // The keys move the focus to a cell that this render has just brought in.
  useEffect(() => {
    if (hasFocus.current) focusOn(grid.current, focused)
  }, [focused])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (onMove && carry.onKeyDown(event))) return
    const { key, target } = event
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]') : null
    const on = cell?.dataset.date
    if (!cell || on === undefined) return
    const inside = [...cell.querySelectorAll<HTMLElement>('[data-event], button:last-child:not(:first-of-type)')]
    const to = dateByKey(key, on, weekStartsOn, isRtl())
    if (target === cell) {
      if (key === 'F2') inside[0]?.focus()
      else if (key === 'Enter' || key === ' ') props.onOpenDay(on)
      else if (to) props.onFocus(to)
      else return
    } else {
      const at = inside.findIndex((one) => one === target)
      if (key === 'Escape' || key === 'F2') cell.focus()
      else if (key === 'ArrowDown' || key === 'ArrowUp') inside[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
      else return
    }
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    const date = target instanceof HTMLElement ? target.dataset.date : undefined
    if (date !== undefined) onSelect?.(date, date)
  }

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={texts.grid}
        aria-describedby={hintId}
        tabIndex={-1}
        aria-busy={isBusy}
        className={styles.grid}
        data-filling={isFilling || undefined}
        data-days={dates && ''}
        data-paired={props.isPaired || undefined}
        style={
          filling &&
          ({
            '--week': `${filling.week}px`,
            '--chip': dates ? '21px' : `${filling.chip}px`,
            '--days': dates?.length,
            '--rows': filling.rows,
          } as CSSProperties)
        } // variables of our own
        data-selects={onSelect ? '' : undefined}
        onKeyDown={onKeyDown}
        onKeyUp={carry.onKeyUp}
        onPointerDown={carry.onPointerDown}
        onClick={onClick}
        onFocus={() => (hasFocus.current = true)}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget)
          carry.leave()
        }}
      >
        <p id={hintId} hidden>
          {texts.hint}
        </p>
        <p id={carryId} hidden>
          {texts.carry?.how}
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
              <MonthDay
                key={date}
                date={date}
                isOutside={!dates && monthOf(date) !== month}
                isToday={date === today}
                isFocused={date === focused}
                unknown={props.unknown?.(date)}
                isLoading={isBusy ?? false}
                isOver={carry.isOver(date)}
                events={events.get(date) ?? none}
                most={dates ? Infinity : (filling?.rows ?? most) * (props.isPaired ? 2 : 1)}
                isShort={isFilling}
                isRoomy={isRoomy ?? false}
                hintId={onMove ? carryId : undefined}
                carriedId={carry.carried?.from === date ? carry.carried.event?.id : undefined}
                texts={texts}
                onOpenDay={props.onOpenDay}
                onOpenEvent={props.onOpenEvent}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="unseen" role="status">
        {carry.said}
      </p>
    </>
  )
}
