import { monthOf, monthWeeks } from '@onward/scheduling'
import { useEffect, useMemo, useRef, type KeyboardEvent, type TouchEvent } from 'react'
import texts from 'texts:phone'
import { longDate, monthTitle, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Agenda } from '#web/ui/schedule/agenda/agenda.tsx'
import { isOnDuty, isShift, type EventsByDate, type GridEvent } from '#web/ui/schedule/event.ts'
import { dateByKey } from '#web/ui/schedule/month/month-keys.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import styles from './phone-month.module.css'

addTexts(texts)

type Props = {
  turned: Turned
  events: EventsByDate
  isBusy: boolean
  /** What to say of a date of which nothing is known; undefined of any other. */
  unknown: (date: string) => string | undefined
  label: string
  /** What is said of a day. */
  day: (date: string, events: readonly GridEvent[]) => string
  /** How many are away on a date, where that is not told by its events. */
  away: (date: string, events: readonly GridEvent[]) => number
  onOpenEvent: (event: GridEvent) => void
}

/** So far a finger goes sideways to turn the month. */
const FAR = 48

/** A month where there is little room: how many are on duty each day, and below it the list of the chosen day. */
export const PhoneMonth = ({ turned, events, isBusy, unknown, label, day, away, onOpenEvent }: Props) => {
  const t = useText()
  const { month, weekStartsOn, date: chosen, today, turn, turnTo } = turned
  const grid = useRef<HTMLDivElement>(null)
  const touched = useRef<{ x: number; y: number }>(undefined)
  const hasFocus = useRef(false)
  const weeks = monthWeeks(month, weekStartsOn)
  const ofDay = events.get(chosen) ?? []
  const onDuty = ofDay.filter(isOnDuty).length
  const listed = useMemo(
    () =>
      new Map([[chosen, (events.get(chosen) ?? []).filter((event) => isShift(event) || event.id.startsWith('leave'))]]),
    [chosen, events],
  )
  const isRtl = () => grid.current !== null && getComputedStyle(grid.current).direction === 'rtl'
  // The keys lead to a day that this render may just have brought in.
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)?.focus()
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = dateByKey(event.key, chosen, weekStartsOn, isRtl())
    if (to === undefined) return
    event.preventDefault()
    turnTo(to)
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches.item(0)
    const from = touched.current
    touched.current = undefined
    if (!from || !finger) return
    const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 === isRtl() ? -1 : 1)
  }
  const awayNow = away(chosen, ofDay)
  return (
    <div className={styles.phone}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-busy={isBusy}
        tabIndex={-1}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onTouchStart={({ touches }) => {
          const finger = touches.item(0)
          touched.current = finger ? { x: finger.clientX, y: finger.clientY } : undefined
        }}
        onTouchEnd={onTouchEnd}
        onFocus={() => (hasFocus.current = true)}
        onBlur={({ currentTarget, relatedTarget }) => (hasFocus.current = currentTarget.contains(relatedTarget))}
      >
        <div role="row" className={styles.week}>
          {weeks[0]?.map((date) => (
            <span key={date} role="columnheader" className={styles.name}>
              {weekdayName(date)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((date) => {
              const on = events.get(date) ?? []
              const count = on.filter(isOnDuty).length
              const gone = away(date, on)
              const missing = unknown(date)
              return (
                <button
                  type="button"
                  key={date}
                  role="gridcell"
                  className={styles.day}
                  data-date={date}
                  data-outside={monthOf(date) !== month || undefined}
                  aria-current={date === today ? 'date' : undefined}
                  aria-selected={date === chosen}
                  tabIndex={date === chosen ? 0 : -1}
                  onClick={() => turnTo(date)}
                >
                  <span className="unseen">{missing ?? day(date, on)}</span>
                  <b aria-hidden="true">{Number(date.slice(8))}</b>
                  <span aria-hidden="true">{missing === undefined ? count > 0 && count : '·'}</span>
                  <small aria-hidden="true">
                    {missing === undefined && gone > 0 && (
                      <>
                        <Icon name="leave" size={10} /> {gone}
                      </>
                    )}
                  </small>
                </button>
              )
            })}
          </div>
        ))}
      </div>
      <section className={styles.list} aria-label={longDate(chosen)}>
        <h2 className={styles.heading}>
          {longDate(chosen)}
          {chosen === today && ` · ${t('phone.today')}`}
        </h2>
        <p className={styles.counts}>
          {unknown(chosen) ?? t('phone.onDuty', { count: onDuty })}
          {awayNow > 0 && ` · ${t('phone.away', { count: awayNow })}`}
        </p>
        <Agenda
          key={chosen}
          dates={[chosen]}
          events={listed}
          label={joined([longDate(chosen), monthTitle(month)])}
          heading={longDate}
          onOpenEvent={onOpenEvent}
        />
      </section>
    </div>
  )
}
