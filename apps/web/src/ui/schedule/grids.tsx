import { Suspense, useMemo } from 'react'
import { longDate, monthTitle, weekdayName } from '#web/lib/formats/formats.ts'
import { localeOf, textOf, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { useGrowing } from '#web/ui/layout/use-growing.ts'
import { Blank } from './blank.tsx'
import { WithCards } from './event-card.tsx'
import { byDate, type GridEvent } from './event.ts'
import type { GridsProps } from './grids-props.ts'
import { MonthGrid } from './month/month-grid.tsx'

// Months are what most people open; lists and hours arrive when they are chosen.
const HourViews = lazyPart(() => import('./hour-views.tsx'), 'HourViews')
const ListViews = lazyPart(() => import('./list-views.tsx'), 'ListViews')

const said = {
  taken: ({ title }: GridEvent) => textOf('grid.taken', { name: title }),
  over: ({ title }: GridEvent, place: string) => textOf('grid.over', { name: title, place }),
  put: ({ title }: GridEvent) => textOf('grid.put', { name: title }),
  left: ({ title }: GridEvent) => textOf('grid.left', { name: title }),
}

const always = () => true

/** The events as a month, a week, a day or a list. */
export const Grids = ({ turned, events, isBusy: isAsking, isRoomy = false, most = 4, labels, ...does }: GridsProps) => {
  const { isKnown = always } = does
  const t = useText()
  const { view, month, dates, date, inSight, today, weekStartsOn, turnTo } = turned
  const { onOpenDay, onOpenEvent, onMove } = does
  const all = useMemo(() => byDate(events), [events])
  const isByDays = view === 'week' && does.areDaysFull
  const isOther = view === 'month' ? turned.isPhone && does.hasPhoneForm : !isByDays
  const [first = date, last = date] = [dates[0], dates.at(-1)]
  // What is around the month at once; then the month, empty; then what stands in it, week by week.
  const weeks = isOther ? 1 : Math.ceil(inSight.length / 7)
  const drawn = useGrowing(weeks + 1) - 1
  const isDrawn = drawn >= weeks
  const lastDrawn = inSight[isDrawn ? inSight.length - 1 : drawn * 7 - 1] ?? ''
  const days = useMemo(
    () => (isDrawn ? all : new Map([...all].filter(([on]) => on <= lastDrawn))),
    [all, isDrawn, lastDrawn],
  )
  const isBusy = isAsking || !isDrawn
  const unknown = (on: string) =>
    on <= lastDrawn && isKnown(on)
      ? undefined
      : t(isBusy ? 'grid.loadingDay' : 'grid.unknownDay', { date: longDate(on) })
  const language = localeOf()
  const texts = useMemo(
    () => ({
      grid: isByDays ? labels.times(longDate(first), longDate(last)) : labels.month(monthTitle(month)),
      hint: textOf('grid.hint'),
      weekday: weekdayName,
      date: longDate,
      day: labels.day,
      ...(labels.head && { head: labels.head }),
      more: (count: number) => textOf('grid.more', { count }),
      moreOn: (on: string) => textOf('grid.moreOn', { date: longDate(on) }),
      carry: { ...said, how: textOf('grid.how') },
      language,
    }),
    [isByDays, first, last, month, labels, language],
  )
  if (isOther) {
    const View = view === 'day' || view === 'week' ? HourViews : ListViews
    return (
      <Suspense
        fallback={
          <Blank label={t('ui.loading')} isBusy date={view === 'list' && does.isByPlace ? longDate(date) : undefined} />
        }
      >
        <View
          {...does}
          turned={turned}
          days={days}
          isBusy={isBusy}
          isDrawn={isDrawn}
          isKnown={isKnown}
          unknown={unknown}
          labels={labels}
          said={said}
        />
      </Suspense>
    )
  }
  // What comes below it stands where it will stand: a week that does not fill the window is as high as its stylesheet says.
  if (drawn < 0) return <div aria-busy="true" style={{ minHeight: does.isFilling ? 0 : `${weeks * 10.5}rem` }} />
  return (
    <WithCards events={days}>
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
    </WithCards>
  )
}
