import { Button } from '@mantine/core'
import type { CalendarEvent } from '@onward/contract/samples'
import { dateOfWall, daysBetween, isDate, monthWeeks, timeOfWall } from '@onward/scheduling'
import { Suspense, useMemo, useState } from 'react'
import texts from 'texts:events'
import { today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { AppFrame } from '#web/samples/ui/layout/app-frame.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { Grids } from '#web/ui/schedule/grids.tsx'
import { Toolbar } from '#web/ui/schedule/toolbar.tsx'
import { useTurned, VIEWS } from '#web/ui/schedule/turned.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { asWord, namesIn } from './calendars.ts'
import { CalendarList } from './calendar-list.tsx'
import { atTimes, shifted, type Dates } from './event-times.ts'
import { shown } from './shown.ts'
import { useEvents } from './use-events.ts'
import { gridLabels } from './grid-labels.ts'
import styles from './demo-calendar.module.css'

addTexts(texts)

const EventDrawer = lazyPart(() => import('./event-drawer.tsx'), 'EventDrawer')
const DEFAULTS = { view: '', date: '', without: '' }
/** An event that is there, or when a new one would be. */
type Panel = { event: CalendarEvent } | { dates: Dates }
const NINE_TO_TEN = { from: '09:00', to: '10:00' }

const DemoCalendarPage = () => {
  const t = useText()
  const [address, change] = useAddress(DEFAULTS)
  const turned = useTurned({
    chosen: VIEWS.find((view) => view === address.view),
    date: isDate(address.date) ? address.date : today(),
    onTurn: (date) => change({ date: date === today() ? '' : date }),
    onChoose: (view) => change({ view }),
  })
  const hidden = useMemo(() => namesIn(address.without), [address.without])
  const { query, calendars, update } = useEvents(hidden)
  const [panel, setPanel] = useState<Panel>()

  const { view, date, dates, month, weekStartsOn, isPhone } = turned
  const inSight = view === 'month' ? monthWeeks(month, weekStartsOn).flat() : dates
  const [first = date, last = date] = [inSight[0], inSight.at(-1)]
  const events = useMemo(() => shown(query.data ?? [], calendars, first, last), [query.data, calendars, first, last])
  const stored = ({ id }: GridEvent) => query.data?.find((event) => String(event.id) === id)
  const create = (firstDate = date, lastDate = firstDate) =>
    setPanel({ dates: { allDay: lastDate !== firstDate, firstDate, lastDate, ...NINE_TO_TEN } })
  const openDay = (day: string) => {
    turned.turnTo(day)
    turned.choose('day')
  }

  return (
    <AppFrame
      title={titleOf('demo-calendar')}
      narrowBelow={75}
      side={(closeSide) => (
        <>
          <Button
            fullWidth
            leftSection={<Icon name="plus" />}
            onClick={() => {
              closeSide()
              create()
            }}
          >
            {t('events.add')}
          </Button>
          <CalendarList
            calendars={calendars}
            hidden={hidden}
            onChange={(names) => change({ without: asWord(names) })}
          />
        </>
      )}
    >
      <div className={styles.content}>
        <Toolbar turned={turned} level={2} isBusy={query.isFetching} said={turned.title} />
        <QueryContent query={query}>
          {() => (
            <Grids
              turned={turned}
              events={events}
              isBusy={query.isPlaceholderData}
              isKnown={() => query.data !== undefined}
              isRoomy={!isPhone}
              most={2}
              labels={gridLabels()}
              onOpenDay={openDay}
              onOpenEvent={(event) => {
                const found = stored(event)
                if (found) setPanel({ event: found })
              }}
              onMove={(event, to) => {
                const found = stored(event)
                if (found) update.mutate({ id: found.id, ...shifted(found, daysBetween(event.date, to)) })
              }}
              onChange={(event, times) => update.mutate({ id: Number(event.id), ...atTimes(times) })}
              onSelectDates={create}
              onSelectTimes={({ startsAt, endsAt }) =>
                setPanel({
                  dates: {
                    allDay: false,
                    firstDate: dateOfWall(startsAt),
                    from: timeOfWall(startsAt),
                    lastDate: dateOfWall(endsAt),
                    to: timeOfWall(endsAt),
                  },
                })
              }
            />
          )}
        </QueryContent>
      </div>
      <Suspense>
        {panel && <EventDrawer {...panel} calendars={calendars} onClose={() => setPanel(undefined)} />}
      </Suspense>
    </AppFrame>
  )
}
export default DemoCalendarPage
