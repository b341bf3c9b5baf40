import texts from 'texts:hours'
import { clock, hourName, longDate, shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { marked } from '#web/lib/formats/marked.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Blank } from './blank.tsx'
import { DayGrid } from './day/day-grid.tsx'
import { DayList } from './day/day-list.tsx'
import { WithCards } from './event-card.tsx'
import type { GridEvent } from './event.ts'
import type { OtherViewProps } from './grids-props.ts'
import { TimeGrid } from './hours/time-grid.tsx'
import type { Times } from './times.ts'

addTexts(texts)

/** A day or a week, by the hour. */
export const HourViews = ({
  turned,
  days,
  isBusy,
  isDrawn,
  isKnown,
  unknown,
  labels,
  said: how,
  ...does
}: OtherViewProps) => {
  const t = useText()
  const { view, dates, date, today, turnTo } = turned
  const { onOpenDay, onOpenEvent, onMove } = does
  const [first = date, last = date] = [dates[0], dates.at(-1)]
  const times = ({ startsAt, endsAt }: Times) => timeSpan(startsAt, endsAt)
  const texts = {
    grid: labels.times(longDate(first), longDate(last)),
    heading: shortDate,
    hour: hourName,
    more: (count: number) => marked('+', String(count)),
    moreFrom: (minutes: number) => t('hours.moreFrom', { time: hourName(Math.floor(minutes / 60)) }),
    continued: ({ endsAt = '' }: GridEvent) => t('hours.continued', { time: clock(endsAt) }),
    times,
    when: (on: Times) => joined([shortDate(on.startsAt.slice(0, 10)), times(on)]),
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
        onTurn={turnTo}
        onOpenDay={onOpenDay}
        onOpenEvent={onOpenEvent}
        onMove={onMove}
        onChange={does.onChange}
        onSelect={does.onSelectTimes}
      />
    </WithCards>
  )
}
