import texts from 'texts:hours'
import { clock, hourName, longDate, monthTitle, shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { marked } from '#web/lib/formats/marked.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Agenda } from './agenda.tsx'
import { Blank } from './blank.tsx'
import type { CarryTexts } from './carry/use-carry.ts'
import { DayGrid } from './day/day-grid.tsx'
import { DayList } from './day/day-list.tsx'
import { WithCards } from './event-card.tsx'
import type { EventsByDate, GridEvent } from './event.ts'
import type { GridsProps } from './grids-props.ts'
import { TimeGrid } from './hours/time-grid.tsx'
import { PhoneMonth } from './phone/phone-month.tsx'
import type { Times } from './times.ts'

addTexts(texts)

type Props = Omit<GridsProps, 'events' | 'isKnown'> & {
  isKnown: (date: string) => boolean
  days: EventsByDate
  /** Whether the events are among the days yet. */
  isDrawn: boolean
  unknown: (date: string) => string | undefined
  /** What is said of an event that is carried. */
  said: Omit<CarryTexts, 'how'>
}

/** What most people do not open first: lists, hours, and what a telephone shows of a month. */
export const OtherViews = ({ turned, days, isBusy, isDrawn, isKnown, unknown, labels, said: how, ...does }: Props) => {
  const t = useText()
  const { view, month, dates, date, today, turnTo } = turned
  const { onOpenDay, onOpenEvent, onMove } = does
  const [first = date, last = date] = [dates[0], dates.at(-1)]
  if (view === 'month') {
    return (
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
    )
  }
  if (view === 'list' || view === 'leave') {
    if (!dates.some((on) => days.has(on))) {
      if (dates.every(isKnown) && isDrawn) return <Empty title={labels.empty} />
      return <Blank label={t(isBusy ? 'ui.loading' : 'hours.unknown')} isBusy={isBusy} />
    }
    return (
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
    )
  }
  const times = ({ startsAt, endsAt }: Times) => timeSpan(startsAt, endsAt)
  const texts = {
    grid: labels.times(longDate(first), longDate(last)),
    heading: shortDate,
    hour: hourName,
    more: (count: number) => marked('+', String(count)),
    moreFrom: (minutes: number) => t('hours.moreFrom', { time: hourName(Math.floor(minutes / 60)) }),
    continued: ({ endsAt = '' }: GridEvent) => t('hours.continued', { time: clock(endsAt) }),
    times,
    when: (on: Times) => `${shortDate(on.startsAt.slice(0, 10))}, ${times(on)}`,
    carry: { ...how, how: t('hours.how') },
  }
  if (view === 'day' && does.isByPlace) {
    const wait = t(isBusy ? 'ui.loading' : 'hours.unknown')
    if (!isDrawn || !isKnown(date)) return <Blank label={wait} isBusy={isBusy} />
    return turned.isPhone && does.eventsOn ? (
      <DayList date={date} events={days} listed={does.eventsOn(date)} label={texts.grid} onOpenEvent={onOpenEvent} />
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
    )
  }
  return (
    <WithCards events={days}>
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
    </WithCards>
  )
}
