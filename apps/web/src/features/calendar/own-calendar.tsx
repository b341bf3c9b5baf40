import type { ProviderScheduleRow } from '@onward/contract'
import { Suspense, useMemo, useState } from 'react'
import { byReader } from '#web/lib/formats/names-order.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { Grids } from '#web/ui/schedule/grids.tsx'
import { Toolbar } from '#web/ui/schedule/toolbar.tsx'
import type { View } from '#web/ui/schedule/turned.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { isLeave, onEachDay } from './events.ts'
import { toOwnEvents } from './own-events.ts'
import { keptTonesOf } from './tones.ts'
import { Freshness } from './freshness.tsx'
import { Legend } from './legend.tsx'
import styles from './calendar.module.css'
import { Printing, Printout } from './printing.tsx'
import { useOwnRows } from './use-schedule.ts'
import { useView } from './use-view.ts'
import { gridLabels } from './grid-labels.ts'

const DayDialog = lazyPart(() => import('./day-dialog.tsx'), 'DayDialog')
const OwnDetails = lazyPart(() => import('./own-details.tsx'), 'OwnDetails')
const OwnHome = lazyPart(() => import('./own-home.tsx'), 'OwnHome')
const LABELS = gridLabels()
const OWN_VIEWS: View[] = ['month', 'week', 'list']

/** A provider's own shifts and leave. There is nothing of anybody else on it. */
export const OwnCalendar = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const turned = useView(OWN_VIEWS)
  const schedule = useOwnRows(turned, providerId)
  const { rows, queries } = schedule
  const [day, setDay] = useState<string>()
  const [open, setOpen] = useState<GridEvent>()
  const places = useMemo(() => placesOf(rows), [rows])
  const tones = useMemo(() => keptTonesOf(places), [places])
  const events = useMemo(() => toOwnEvents(rows, tones), [rows, tones])
  const drawn = useMemo(() => onEachDay(events), [events])
  const inSight = new Set(turned.inSight)
  const placesInSight = placesOf(rows.filter(({ date }) => inSight.has(date)))
  const isBusy = queries.some(({ isFetching }) => isFetching)
  const ownShifts = events.filter((event) => !isLeave(event))
  // One that runs on into the month is on the page too.
  const shown = new Set(
    drawn.filter((event) => !isLeave(event) && turned.dates.includes(event.date)).map(({ id }) => id),
  )

  return (
    <>
      {turned.isPhone && (
        <Suspense fallback={<div className={styles.home} />}>
          <OwnHome tones={tones} />
        </Suspense>
      )}
      <Toolbar
        turned={turned}
        views={OWN_VIEWS}
        isBusy={isBusy}
        said={schedule.isKnown(turned.date) ? joined([turned.title, t('calendar.shifts', { count: shown.size })]) : ''}
      />
      <Freshness queries={queries} />
      <Grids
        turned={turned}
        events={drawn}
        isBusy={isBusy}
        isKnown={schedule.isKnown}
        hasPhoneForm
        areDaysFull
        isRoomy={!turned.isPhone}
        {...(!turned.isPhone && { most: 2 })}
        labels={LABELS}
        onOpenDay={setDay}
        onOpenEvent={setOpen}
      />
      <Legend places={placesInSight} tones={tones} />
      <Printing>
        {schedule.isKnown(turned.date) && (
          <Printout
            turned={turned}
            shifts={ownShifts}
            leaveOf={() => events.filter(isLeave)}
            isKnown={schedule.isKnown}
          />
        )}
      </Printing>
      <Suspense>
        {day !== undefined && (
          <DayDialog date={day} events={events} onClose={() => setDay(undefined)} onOpenEvent={setOpen} />
        )}
        {open && (
          <OwnDetails
            event={open}
            events={events}
            rows={rows}
            providerId={providerId}
            turned={turned}
            onOpen={setOpen}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The facilities of the rows, each once, by name. */
const placesOf = (rows: readonly ProviderScheduleRow[]) => {
  const found = new Map<string, { id: string; name: string; tone: number | null }>()
  for (const { hospitalId: id, facilityName, facilityTone: tone } of rows)
    if (id !== null) found.set(id, { id, name: facilityName ?? '', tone })
  return [...found.values()].sort((a, b) => byReader(a.name, b.name))
}
