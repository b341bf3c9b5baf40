import texts from 'texts:hours'
import { longDate, monthTitle } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Agenda } from './agenda/agenda.tsx'
import { Blank } from './blank.tsx'
import type { OtherViewProps } from './grids-props.ts'
import { PhoneMonth } from './phone/phone-month.tsx'

addTexts(texts)

/** What a telephone opens on: a list, and what it shows of a month. */
export const ListViews = ({
  turned,
  days,
  isBusy,
  isDrawn,
  isKnown,
  unknown,
  labels,
  isByPlace,
  onOpenEvent,
}: OtherViewProps) => {
  const t = useText()
  const { view, month, dates, date } = turned
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
  // Leave that has come before the shifts does not say that there are none.
  if (!isDrawn || !dates.every(isKnown)) {
    const label = t(isBusy ? 'ui.loading' : 'hours.unknown')
    // A list of everybody has something on each date; one's own may begin with another.
    return <Blank label={label} isBusy={isBusy} date={isBusy && isByPlace ? longDate(date) : undefined} />
  }
  if (!dates.some((on) => days.has(on))) return <Empty title={labels.empty} />
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
