import { Button } from '@mantine/core'
import type { AdminCalendarRow } from '@onward/contract'
import { useMediaQuery } from '@mantine/hooks'
import { dateOfWall, timeOfWall } from '@onward/scheduling'
import { Suspense, useMemo, useState } from 'react'
import { monthTitle } from '#web/lib/formats.ts'
import { keep, kept } from '#web/lib/storage.ts'
import { useText } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { Grids } from '#web/ui/schedule/grids.tsx'
import type { Times } from '#web/ui/schedule/times.ts'
import { Toolbar } from '#web/ui/schedule/toolbar.tsx'
import { VIEWS, type View } from '#web/ui/schedule/turned.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { settleAddress, useAsked } from './address.ts'
import { awayBy, onEachDay, opens, toEvents, toLeaveBars, toLeaveCounts, toLeaveEvents, tonesOf } from './events.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterLists } from './filter-lists.tsx'
import { Freshness } from './freshness.tsx'
import type { Panel } from './panel.ts'
import { useFilters } from './use-filters.ts'
import { useMove } from './use-move.ts'
import { chosenBy, useAdminRows, useLeave } from './use-schedule.ts'
import { useView } from './use-view.ts'
import { gridLabels } from './grid-labels.ts'
import { codesOf } from './short-names.ts'
import styles from './calendar.module.css'

const Panels = lazyPart(() => import('./admin-panels.tsx'), 'Panels')
const CancelledShifts = lazyPart(() => import('./cancelled-shifts.tsx'), 'CancelledShifts')
const EmptyMonth = lazyPart(() => import('./empty-month.tsx'), 'EmptyMonth')
const LeaveTable = lazyPart(() => import('./leave-table.tsx'), 'LeaveTable')
const FilterDrawer = lazyPart(() => import('#web/ui/overlays/drawer.tsx'), 'Drawer')
/** In the address, while they are shown. */
const CANCELLED = 'cancelled'
const ADMIN_VIEWS: View[] = [...VIEWS, 'leave']

/** Who works where, for the whole account, with its filters and everything that changes it. */
export const AdminCalendar = ({ accountId }: { accountId: number }) => {
  const t = useText()
  const turned = useView(ADMIN_VIEWS)
  const { date, inSight, month, view } = turned
  const filters = useFilters(accountId)
  const schedule = useAdminRows(turned, accountId, filters.selection, filters.isReady)
  const leave = useLeave(inSight[0] ?? date, inSight.at(-1) ?? date)
  const [panel, setPanel] = useState<Panel>()
  const [isFolded, setFolded] = useState(() => kept('filtersFolded') === '1')
  const fold = (to: boolean) => {
    setFolded(to)
    keep('filtersFolded', to ? '1' : '0')
  }
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? false
  const hasCancelled = new URLSearchParams(useAsked()).has(CANCELLED)
  const [cancelled, setCancelled] = useState<AdminCalendarRow[]>([])
  const rows = useMemo(
    () => [...cancelled.filter(chosenBy(filters.selection)), ...schedule.rows],
    [schedule.rows, cancelled, filters.selection],
  )
  const move = useMove(rows, (shift, go) => setPanel({ kind: 'past', shift, go }))

  const tones = useMemo(() => tonesOf(filters.facility.choices.map(({ id }) => id)), [filters.facility.choices])
  const codes = useMemo(() => codesOf(filters.facility.choices), [filters.facility.choices])
  const shifts = useMemo(() => toEvents(move.rows, tones, codes), [move.rows, tones, codes])
  const unticked = filters.provider.unticked
  const absent = useMemo(
    () => (leave.data ?? []).filter(({ providerId }) => !unticked.has(providerId)),
    [leave.data, unticked],
  )
  // Leave stands above the shifts of its day.
  const events = useMemo(() => {
    const leaveOf = view === 'list' ? toLeaveEvents : view === 'month' ? toLeaveBars : toLeaveCounts
    const away = leaveOf(absent, inSight)
    return [...away, ...(view === 'month' || view === 'list' ? onEachDay(shifts) : shifts)]
  }, [absent, inSight, shifts, view])

  const away = useMemo(() => awayBy(absent, inSight), [absent, inSight])
  const labels = useMemo(() => gridLabels(view === 'month' ? away : undefined), [away, view])

  const openEvent = (event: GridEvent) => setPanel(opens(event))
  const draw = ({ startsAt, endsAt }: Times) =>
    setPanel({
      kind: 'edit-shift',
      date: dateOfWall(startsAt),
      hours: { from: timeOfWall(startsAt), to: timeOfWall(endsAt) },
    })
  const isEmptySelection = filters.selection?.providerIds.length === 0 || filters.selection?.hospitalIds.length === 0
  const queries = [...schedule.queries, leave, ...filters.queries]
  const retry = () => void Promise.all(queries.map((query) => query.isError && query.refetch()))
  const isBusy = schedule.queries.some(({ isFetching }) => isFetching)

  const lists = (
    <FilterLists
      filters={filters}
      tones={tones}
      hasCancelled={hasCancelled}
      onCancelled={() =>
        settleAddress('filters', (params) => (hasCancelled ? params.delete(CANCELLED) : params.set(CANCELLED, '1')))
      }
    />
  )
  const shown = shifts.filter((event) => event.date.startsWith(month) && event.look !== 'cancelled').length
  const isEmpty =
    view === 'month' &&
    shown === 0 &&
    !isEmptySelection &&
    schedule.isKnown(date) &&
    !schedule.queries[0]?.isPlaceholderData
  const said = !schedule.isKnown(date)
    ? ''
    : t('calendar.shownMonth', { month: monthTitle(month), shifts: t('calendar.shifts', { count: shown }) })

  return (
    <>
      <Toolbar turned={turned} views={ADMIN_VIEWS} isBusy={isBusy} said={said}>
        <Button
          variant="default"
          leftSection={<Icon name="filter" />}
          aria-expanded={isNarrow ? areFiltersOpen : !isFolded}
          onClick={() => (isNarrow ? setFiltersOpen(true) : fold(!isFolded))}
        >
          {t('calendar.filters')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="leave" />}
          onClick={() => setPanel({ kind: 'edit-leave', date })}
        >
          {t('calendar.addLeave')}
        </Button>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel({ kind: 'edit-shift', date })}>
          {t('calendar.add')}
        </Button>
      </Toolbar>
      <div className={styles.layout} data-wide={isNarrow || isFolded || undefined}>
        <div>
          <Freshness queries={queries} onRetry={retry} />
          <FilterChips filters={filters} />
          {view === 'leave' ? (
            <Suspense>
              <LeaveTable leave={absent} onOpen={(leaveId) => setPanel({ kind: 'leave', leaveId })} />
            </Suspense>
          ) : (
            <Grids
              turned={turned}
              events={events}
              isBusy={isBusy}
              isKnown={schedule.isKnown}
              onOpenDay={(day) => setPanel({ kind: 'day', date: day })}
              onOpenEvent={openEvent}
              isFilling
              labels={labels}
              onMove={move.toDate}
              onChange={move.toTimes}
              onSelectTimes={draw}
            />
          )}
          {isEmpty && (
            <Suspense>
              <EmptyMonth
                month={month}
                isFiltered={filters.selection !== undefined}
                onAdd={() => setPanel({ kind: 'edit-shift', date })}
                onClear={filters.clear}
              />
            </Suspense>
          )}
          {isEmptySelection && <p className={styles.hint}>{t('calendar.noneSelected')}</p>}
        </div>
        {/* After the grid, which the keyboard reaches first. */}
        {!isNarrow && !isFolded && (
          <aside className={styles.side} aria-label={t('calendar.filters')}>
            {lists}
          </aside>
        )}
      </div>
      <Suspense>
        {hasCancelled && <CancelledShifts dates={inSight} onRows={setCancelled} />}
        {panel && (
          <Panels
            panel={panel}
            turned={turned}
            shifts={shifts}
            rows={move.rows}
            absent={absent}
            leave={leave.data ?? []}
            onOpenEvent={openEvent}
            onChange={setPanel}
          />
        )}
        {areFiltersOpen && (
          <FilterDrawer title={t('calendar.filters')} side="start" onClose={() => setFiltersOpen(false)}>
            <div className={styles.side}>{lists}</div>
          </FilterDrawer>
        )}
      </Suspense>
    </>
  )
}
