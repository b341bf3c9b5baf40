import { addDays } from '@onward/scheduling'
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import texts from 'texts:dayGrid'
import { shortZone, timeSpan } from '#web/lib/formats/formats.ts'
import { keep, kept } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { useTimeCarry, type Lie } from '#web/ui/schedule/carry/use-time-carry.ts'
import { WithCards } from '#web/ui/schedule/event-card.tsx'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { useKeptFocus } from '#web/ui/schedule/hours/use-kept-focus.ts'
import type { Times } from '#web/ui/schedule/times.ts'
import { axisOf, isOn, localAxes, shareOf, type AxisIn } from './axis.ts'
import { DraftBar } from './day-bar.tsx'
import { byDayKey, draftOf, spotOn, type Pressed } from './day-carry.ts'
import { barToward } from './day-keys.ts'
import { DayHead } from './day-head.tsx'
import { barsBy, onDutyLocally, onDutyOf, placesOf } from './day-rows.ts'
import { DayPlaceRows } from './day-place-rows.tsx'
import type { DayGridProps } from './day-grid-props.ts'
import styles from './day-grid.module.css'

addTexts(texts)

/** From so many bars on, what is out of sight is not drawn. */
const MANY = 300

const isBar = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-event]')

/**
 * A day along the reader's clock: a row for each person under their place, a bar for each shift. One bar is in the tab order;
 * arrow keys lead from bar to bar, Enter opens one, Space takes it up, Page Up and Page Down turn the day.
 */
export const DayGrid = (props: DayGridProps) => {
  const { date, events, isBusy, texts: said, onChange, onSelect, onTurn, onOpenEvent } = props
  const t = useText()
  const hintId = useId()
  const carryId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const dates = useMemo(() => [date], [date])
  const { keepFocus, letFocusGo } = useKeptFocus({ frame: scroller, events, dates, onTurn })
  const [focused, setFocused] = useState<string>()
  const [wantsLocal, setWantsLocal] = useState(() => kept('dayClock') === 'local')
  const areZonesMixed = useMemo(
    () => [...events.values()].some((ofDay) => ofDay.some(({ short }) => short?.zone !== undefined)),
    [events],
  )
  const isLocal = wantsLocal && areZonesMixed
  // Of the clocks of many places, the hours of a day on which none of them changes.
  const axis = useMemo(() => axisOf(date, isLocal ? 'UTC' : undefined), [date, isLocal])
  const axisIn: AxisIn = useMemo(() => (isLocal ? localAxes(date) : () => axis), [date, isLocal, axis])
  const bars = useMemo(() => barsBy(events, date, axisIn), [events, date, axisIn])
  const counts = useMemo(
    () => (isLocal ? onDutyLocally(bars, axisIn, axis) : onDutyOf(bars, axis)),
    [bars, axisIn, axis, isLocal],
  )
  const places = useMemo(() => placesOf(bars), [bars])
  const cards: EventsByDate = useMemo(
    () => new Map([[date, [...bars.map(({ event }) => event), ...(events.get(date) ?? []).filter(isAllDay)]]]),
    [bars, events, date],
  )
  const now = useNow()
  // Places with clocks of their own each have a line of their own for this moment.
  const isToday = !isLocal && isOn(axis, now)

  /** Where the pointer was pressed: on whose row a part of the day is being chosen, and by which clock. */
  const [pressed, setPressed] = useState<Pressed>()
  const lie: Lie = { spotAt: (_, at, on) => spotOn(axisIn, at, on)?.spot, byKey: byDayKey }
  const zoned = ({ startsAt, endsAt }: Times) =>
    [timeSpan(startsAt, endsAt), pressed?.timeZone && shortZone(pressed.timeZone)].filter(Boolean).join(' ')
  const carry = useTimeCarry({
    grid: scroller,
    events,
    texts: said.carry,
    nameOf: said.when,
    onChange:
      onChange &&
      ((event: GridEvent, times: Times) => {
        keepFocus(event)
        onChange(event, times)
      }),
    onSelect,
    lie,
  })
  const { carried } = carry
  const draft = carried && draftOf(carried, pressed, zoned(carried.to))

  // What happens now, or begins in the morning, is in sight where the day is wider than its window.
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const at = isToday ? Math.max(0, shareOf(axis, Date.now()) - 0.1) : 6 / 24
    box.scrollTo({
      left: at * (box.scrollWidth - box.clientWidth) * (getComputedStyle(box).direction === 'rtl' ? -1 : 1),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once a day, not each minute
  }, [axis])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (carry.now() || event.key === ' ') return carry.onKeyDown(event)
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return undefined
    if (key === 'PageUp' || key === 'PageDown') onTurn(addDays(date, key === 'PageUp' ? -1 : 1))
    else {
      const to = isBar(target) ? barToward(key, target, scroller.current) : undefined
      if (!to) return undefined
      to.focus()
    }
    event.preventDefault()
    return undefined
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (isBar(target)) setFocused(target.dataset.event)
  }
  const tabStop = bars.some(({ event }) => event.id === focused) ? focused : bars[0]?.event.id
  const hasLength = axis.hours.length !== 24

  return (
    <WithCards events={cards}>
      <div
        className={styles.scroller}
        ref={scroller}
        role="grid"
        aria-label={said.grid}
        aria-describedby={hintId}
        aria-busy={isBusy}
        tabIndex={-1}
        data-selects={onSelect ? '' : undefined}
        data-many={bars.length > MANY || undefined}
        onPointerDownCapture={({ nativeEvent, target }) => {
          letFocusGo()
          if (target instanceof Element) setPressed(spotOn(axisIn, nativeEvent, target))
        }}
        onKeyDownCapture={letFocusGo}
        onPointerDown={carry.onPointerDown}
        onKeyDown={onKeyDown}
        onKeyUp={carry.onKeyUp}
        onFocus={onFocus}
        onBlur={carry.leave}
      >
        <div className={styles.body} role="presentation" style={{ '--hours': axis.hours.length } as object}>
          <DayHead
            {...props}
            axis={axis}
            ownAxis={axisIn(undefined)}
            bars={bars}
            counts={counts}
            isLocal={isLocal}
            onLocal={
              areZonesMixed
                ? (to) => {
                    setWantsLocal(to)
                    keep('dayClock', to ? 'local' : '')
                  }
                : undefined
            }
            now={isToday ? now : undefined}
            draft={draft?.row === 'head' ? draft : undefined}
            long={hasLength && !isLocal ? t('dayGrid.long', { count: axis.hours.length }) : undefined}
          />
          {isToday && (
            <span className={styles.over} style={{ '--at': shareOf(axis, now) } as object} aria-hidden="true">
              <i className={styles.past} />
              <i className={styles.line} />
            </span>
          )}
          {places.map((place) => (
            <DayPlaceRows
              key={place.id}
              place={place}
              axis={axisIn(place.timeZone)}
              now={isLocal ? now : undefined}
              draft={draft}
              carriedId={carried?.event?.id}
              hintId={onChange ? carryId : undefined}
              tabStop={tabStop}
              onOpenEvent={onOpenEvent}
            />
          ))}
          {bars.length === 0 && (
            <div role="row" className={styles.empty}>
              <span role="gridcell">{said.empty}</span>
            </div>
          )}
          <div className={styles.rest} role="presentation">
            <span />
            <span className={styles.track} data-date={date} data-row="rest">
              {draft?.row === 'rest' && <DraftBar axis={axisIn(undefined)} draft={draft} />}
            </span>
          </div>
        </div>
      </div>
      <p id={hintId} hidden>
        {t('dayGrid.hint')}
      </p>
      <p id={carryId} hidden>
        {t('dayGrid.how')}
      </p>
      <p className="unseen" role="status">
        {carry.said}
      </p>
    </WithCards>
  )
}

const isAllDay = ({ startsAt }: GridEvent) => startsAt === undefined
