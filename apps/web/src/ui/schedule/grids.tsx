import { Suspense, useDeferredValue, useMemo } from 'react'
import { clock, hourName, longDate, monthTitle, shortDate, timeSpan, weekdayName } from '#web/lib/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { WithCards } from './event-card.tsx'
import { byDate, type EventsByDate, type GridEvent } from './event.ts'
import { MonthGrid } from './month/month-grid.tsx'
import type { Times } from './times.ts'
import type { Turned } from './turned.ts'
import styles from './grids.module.css'

// Months are what most people open; lists and hours arrive when they are chosen.
const Agenda = lazyPart(() => import('./agenda.tsx'), 'Agenda')
const DayGrid = lazyPart(() => import('./day/day-grid.tsx'), 'DayGrid')
const DayList = lazyPart(() => import('./day/day-list.tsx'), 'DayList')
const PhoneMonth = lazyPart(() => import('./phone/phone-month.tsx'), 'PhoneMonth')
const TimeGrid = lazyPart(() => import('./hours/time-grid.tsx'), 'TimeGrid')

type Props = {
  turned: Turned
  events: readonly GridEvent[]
  isBusy: boolean
  /** Whether it is known what is on a date; it is, unless one is told otherwise. */
  isKnown?: (date: string) => boolean
  isRoomy?: boolean
  /** Where there is little room a month is its totals, with the list of the chosen day. */
  hasPhoneForm?: boolean
  /** The lines of a month stand two beside each other. */
  isPaired?: boolean
  /** A week is its days with a line an event, as a month is; else columns of hours. */
  areDaysFull?: boolean
  /** A day is a row for each person under their place, along the reader's clock; else a column of hours. */
  isByPlace?: boolean
  /** Given with that: what is listed of a day where there is little room. */
  eventsOn?: (date: string) => readonly GridEvent[]
  /** The month fills the window, a line an event. */
  isFilling?: boolean
  /** How many chips a day of the month shows before "+N more". */
  most?: number
  /** What the grids are called, what is said of a day, and of a list with nothing in it. */
  labels: {
    month: (month: string) => string
    times: (from: string, to: string) => string
    day: (date: string, events: readonly GridEvent[]) => string
    /** What is counted of a day in its head. */
    head?: (date: string, events: readonly GridEvent[]) => { onDuty: number; away: number }
    /** How many there are on a date, in words. */
    count?: (events: readonly GridEvent[]) => string
    empty: string
  }
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be carried to another date. */
  onMove?: (event: GridEvent, date: string) => void
  /** Given where events may be carried to other hours and drawn out at their ends. */
  onChange?: (event: GridEvent, times: Times) => void
  /** Given where dates may be chosen, to put something on them; `from` is the earlier. */
  onSelectDates?: (from: string, to: string) => void
  /** Given where hours may be chosen by drawing over them. */
  onSelectTimes?: (times: Times) => void
}

const said = {
  taken: ({ title }: GridEvent) => textOf('grid.taken', { name: title }),
  over: ({ title }: GridEvent, place: string) => textOf('grid.over', { name: title, place }),
  put: ({ title }: GridEvent) => textOf('grid.put', { name: title }),
  left: ({ title }: GridEvent) => textOf('grid.left', { name: title }),
}

const NOTHING: EventsByDate = new Map()
const always = () => true

/** The events as a month, a week, a day or a list. */
export const Grids = ({ turned, events, isBusy: isAsking, isRoomy = false, most = 4, labels, ...does }: Props) => {
  const { isKnown = always } = does
  const t = useText()
  const { view, month, dates, date, today, weekStartsOn, turnTo } = turned
  const { onOpenDay, onOpenEvent, onMove } = does
  const all = useMemo(() => byDate(events), [events])
  // The empty month and all that is around it at once; what stands in it follows in pieces that leave the page free between.
  const isDrawn = useDeferredValue(true, false)
  const days = isDrawn ? all : NOTHING
  const isBusy = isAsking || !isDrawn
  const [first = date, last = date] = [dates[0], dates.at(-1)]
  const unknown = (on: string) =>
    isDrawn && isKnown(on) ? undefined : t(isBusy ? 'grid.loadingDay' : 'grid.unknownDay', { date: longDate(on) })

  const isByDays = view === 'week' && does.areDaysFull
  if (view === 'month' && turned.isPhone && does.hasPhoneForm) {
    return (
      <Suspense fallback={<Blank label={t('ui.loading')} isBusy />}>
        <PhoneMonth
          turned={turned}
          events={days}
          isBusy={isBusy}
          unknown={unknown}
          label={labels.month(monthTitle(month))}
          day={labels.day}
          away={(on, those) =>
            labels.head?.(on, those).away ?? those.filter(({ startsAt }) => startsAt === undefined).length
          }
          onOpenEvent={onOpenEvent}
        />
      </Suspense>
    )
  }
  if (view === 'month' || isByDays) {
    const texts = {
      grid: isByDays ? labels.times(longDate(first), longDate(last)) : labels.month(monthTitle(month)),
      hint: t('grid.hint'),
      weekday: weekdayName,
      date: longDate,
      day: labels.day,
      ...(labels.head && { head: labels.head }),
      more: (count: number) => t('grid.more', { count }),
      moreOn: (on: string) => t('grid.moreOn', { date: longDate(on) }),
      carry: { ...said, how: t('grid.how') },
    }
    const grid = (
      <MonthGrid
        month={month}
        {...(isByDays && { dates })}
        weekStartsOn={weekStartsOn}
        today={today}
        focused={date}
        events={days}
        most={most}
        isBusy={isBusy}
        unknown={unknown}
        isRoomy={isRoomy}
        isFilling={does.isFilling ?? false}
        isPaired={does.isPaired ?? false}
        texts={texts}
        onFocus={turnTo}
        onOpenDay={onOpenDay}
        onOpenEvent={onOpenEvent}
        onMove={onMove}
        onSelect={does.onSelectDates}
      />
    )
    return does.isFilling ? <WithCards events={days}>{grid}</WithCards> : grid
  }
  if (view === 'list' || view === 'leave') {
    if (!dates.some((on) => days.has(on))) {
      if (dates.every(isKnown) && isDrawn) return <Empty title={labels.empty} />
      return <Blank label={t(isBusy ? 'ui.loading' : 'grid.unknown')} isBusy={isBusy} />
    }
    return (
      <Suspense fallback={<Blank label={t('ui.loading')} isBusy />}>
        <Agenda
          dates={dates}
          events={days}
          label={labels.month(monthTitle(month))}
          heading={longDate}
          {...(labels.count && { count: labels.count })}
          at={date}
          turns={turned.turns}
          onOpenEvent={onOpenEvent}
        />
      </Suspense>
    )
  }
  const times = ({ startsAt, endsAt }: Times) => timeSpan(startsAt, endsAt)
  const texts = {
    grid: labels.times(longDate(first), longDate(last)),
    heading: shortDate,
    hour: hourName,
    more: (count: number) => `+${count}`,
    moreFrom: (minutes: number) => t('grid.moreFrom', { time: hourName(Math.floor(minutes / 60)) }),
    continued: ({ endsAt = '' }: GridEvent) => t('grid.continued', { time: clock(endsAt) }),
    times,
    when: (on: Times) => `${shortDate(on.startsAt.slice(0, 10))}, ${times(on)}`,
    carry: { ...said, how: t('grid.howTimes') },
  }
  if (view === 'day' && does.isByPlace) {
    const wait = t(isBusy ? 'ui.loading' : 'grid.unknown')
    if (!isDrawn || !isKnown(date)) return <Blank label={wait} isBusy={isBusy} />
    return (
      <Suspense fallback={<Blank label={wait} isBusy />}>
        {turned.isPhone && does.eventsOn ? (
          <DayList
            date={date}
            events={days}
            listed={does.eventsOn(date)}
            label={texts.grid}
            onOpenEvent={onOpenEvent}
          />
        ) : (
          <DayGrid
            date={date}
            events={days}
            isBusy={isBusy}
            texts={{ ...texts, empty: labels.empty }}
            onTurn={turnTo}
            onOpenEvent={onOpenEvent}
            onChange={does.onChange}
            onSelect={does.onSelectTimes}
          />
        )}
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Blank label={t('ui.loading')} isBusy />}>
      <TimeGrid
        dates={dates}
        today={today}
        events={days}
        isBusy={isBusy}
        unknown={unknown}
        texts={texts}
        onOpenDay={onOpenDay}
        onOpenEvent={onOpenEvent}
        onMove={onMove}
        onChange={does.onChange}
        onSelect={does.onSelectTimes}
      />
    </Suspense>
  )
}

/** The place of what is not known: lines without words while it is on its way, and none where it did not come. */
const Blank = ({ label, isBusy }: { label: string; isBusy: boolean }) => (
  <div className={styles.place} role="status" data-loading={isBusy || undefined}>
    <span className={isBusy ? 'unseen' : undefined}>{label}</span>
  </div>
)
