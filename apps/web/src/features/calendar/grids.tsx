import { Suspense, useMemo } from 'react'
import { clock, hourName, longDate, monthTitle, shortDate, weekdayName } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Agenda } from '#web/ui/agenda.tsx'
import { Empty, Loading } from '#web/ui/blocks.tsx'
import { byDate, type GridEvent } from '#web/ui/event.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { MonthGrid } from '#web/ui/month-grid.tsx'
import type { CalendarEvent } from './events.ts'
import type { Turned } from './use-view.ts'

// Months and lists are what most people open; hours arrive when they are chosen.
const TimeGrid = lazyPart(() => import('#web/ui/time-grid.tsx'), 'TimeGrid')

type Props = {
  turned: Turned
  events: readonly CalendarEvent[]
  isBusy: boolean
  isRoomy?: boolean
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  onMove?: (eventId: string, date: string) => void
}

/** The events as a month, a week, a day or a list. */
export const Grids = ({ turned, events, isBusy, isRoomy = false, onOpenDay, onOpenEvent, onMove }: Props) => {
  const t = useText()
  const { view, month, dates, date, today, weekStartsOn, turnTo } = turned
  const days = useMemo(() => byDate(events), [events])

  if (view === 'month') {
    const texts = {
      grid: t('calendar.grid', { month: monthTitle(month) }),
      hint: t('calendar.gridHint'),
      weekday: weekdayName,
      day: (on: string, list: readonly GridEvent[]) => {
        const shifts = t('calendar.shifts', { count: list.filter(({ kind }) => kind === 'shift').length })
        const leave = list.filter(({ kind }) => kind === 'leave').map(({ title }) => title)
        if (leave.length === 0 || leave.length > 3) return t('calendar.dayLabel', { date: longDate(on), shifts })
        return t('calendar.dayLabelLeave', { date: longDate(on), shifts, leave: leave.join(', ') })
      },
      more: (count: number) => t('calendar.more', { count }),
      moreOn: (on: string) => t('calendar.moreOn', { date: longDate(on) }),
    }
    return (
      <MonthGrid
        month={month}
        weekStartsOn={weekStartsOn}
        today={today}
        focused={date}
        events={days}
        most={isRoomy ? 2 : 4}
        isBusy={isBusy}
        isRoomy={isRoomy}
        texts={texts}
        onFocus={turnTo}
        onOpenDay={onOpenDay}
        onOpenEvent={onOpenEvent}
        {...(onMove && { onMove })}
      />
    )
  }
  if (view === 'list' || view === 'leave') {
    if (!isBusy && !dates.some((on) => days.has(on))) return <Empty title={t('calendar.emptyList')} />
    return (
      <Agenda
        dates={dates}
        events={days}
        label={t('calendar.grid', { month: monthTitle(month) })}
        heading={longDate}
        onOpenEvent={onOpenEvent}
      />
    )
  }
  const [first = date, last = date] = [dates[0], dates.at(-1)]
  const texts = {
    grid: t('calendar.timeGrid', { from: longDate(first), to: longDate(last) }),
    heading: shortDate,
    hour: hourName,
    more: (count: number) => `+${count}`,
    moreFrom: (minutes: number) => t('calendar.moreFrom', { time: hourName(Math.floor(minutes / 60)) }),
    continued: ({ endsAt = '' }: GridEvent) => t('calendar.continued', { time: clock(endsAt) }),
  }
  return (
    <Suspense fallback={<Loading />}>
      <TimeGrid
        dates={dates}
        today={today}
        events={days}
        isBusy={isBusy}
        texts={texts}
        onOpenDay={onOpenDay}
        onOpenEvent={onOpenEvent}
      />
    </Suspense>
  )
}
