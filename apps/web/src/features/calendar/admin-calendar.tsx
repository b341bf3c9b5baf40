import { dateOfWall, firstDay, lastDay, timeOfWall } from '@onward/scheduling'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { keep, kept } from '#web/lib/storage.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Segments } from '#web/ui/controls/segments.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { Grids } from '#web/ui/schedule/grids.tsx'
import type { Times } from '#web/ui/schedule/times.ts'
import { ToolButton } from '#web/ui/schedule/tool-button.tsx'
import { Toolbar } from '#web/ui/schedule/toolbar.tsx'
import { VIEWS, type View } from '#web/ui/schedule/turned.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { AfterPaint } from '#web/ui/layout/after-paint.tsx'
import { useFlag } from './address.ts'
import type { Covered } from './covered.ts'
import {
  awayBy,
  isCrowded,
  onDay,
  onEachDay,
  opens,
  toEvents,
  toLeaveBars,
  toLeaveCounts,
  toLeaveEvents,
  type SpecialtyOf,
} from './events.ts'
import { tonesOf } from './tones.ts'
import { Freshness } from './freshness.tsx'
import type { Panel } from './panel.ts'
import { withOthers, type CalendarRow, type RemovedRow } from './patched.ts'
import { Printing, Printout } from './printing.tsx'
import { useFilters } from './use-filters.ts'
import { useShiftMoves } from './use-shift-moves.ts'
import { shownBy, useAdminRows, useLeave } from './use-schedule.ts'
import { useRoom } from './use-room.ts'
import { useView } from './use-view.ts'
import { gridLabels } from './grid-labels.ts'
import styles from './calendar.module.css'

const Panels = lazyPart(() => import('./admin-panels.tsx'), 'Panels')
// A phone opens them in a drawer; elsewhere they come beside the month.
const FilterLists = lazyPart(() => import('./filter-lists.tsx'), 'FilterLists')
const BesideMonth = lazyPart(() => import('./beside-month.tsx'), 'BesideMonth')
const FilterChips = lazyPart(() => import('./filter-chips.tsx'), 'FilterChips')
const EmptyMonth = lazyPart(() => import('./empty-month.tsx'), 'EmptyMonth')
const MonthTotals = lazyPart(() => import('./month-totals.tsx'), 'MonthTotals')
const Publish = lazyPart(() => import('./publish/publish-tool.tsx'), 'Publish')
const Live = lazyPart(() => import('./live/live.tsx'), 'Live')
const LeaveTable = lazyPart(() => import('./leave-table.tsx'), 'LeaveTable')
const FilterDrawer = lazyPart(() => import('#web/ui/overlays/drawer.tsx'), 'Drawer')
/** What opens a shift is there by the time that one is pressed. */
const ready = () => void Panels.preload().catch(() => undefined)
const ADMIN_VIEWS: View[] = [...VIEWS, 'leave']

/** Who works where, for the whole account, with its filters and everything that changes it. */
export const AdminCalendar = ({ accountId }: { accountId: number }) => {
  const t = useText()
  const turned = useView(ADMIN_VIEWS)
  const { date, inSight, isPhone, month, view } = turned
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
  const { isNarrow, isTight, isCramped, isOverfull } = useRoom()
  const [hasCancelled, setHasCancelled] = useFlag('filters', 'cancelled', '1')
  const [others, setOthers] = useState<CalendarRow[]>([])
  const [removed, setRemoved] = useState<RemovedRow[]>([])
  const { selection } = filters
  const { unticked } = filters.provider
  const isShown = useMemo(() => shownBy(selection, unticked), [selection, unticked])
  const rows = useMemo(() => withOthers(schedule.rows, others.filter(isShown)), [schedule.rows, others, isShown])
  const move = useShiftMoves(rows, (shift, go) => setPanel({ kind: 'past', shift, go }))

  const tones = useMemo(() => tonesOf(filters.facility.choices), [filters.facility.choices])
  const [specialties, setSpecialties] = useState<SpecialtyOf>()
  const shifts = useMemo(
    () => toEvents([...removed.filter(isShown), ...move.rows], tones, specialties),
    [removed, isShown, move.rows, tones, specialties],
  )
  const absent = useMemo(
    () => (leave.data ?? []).filter(({ providerId }) => !unticked.has(providerId)),
    [leave.data, unticked],
  )
  const isKnown = schedule.isKnown(date)
  // The month, or that it could not be had.
  const isTold = isKnown || schedule.queries.some(({ isError }) => isError)
  const areDaysFull = useMemo(
    () => view === 'week' && (isPhone || !isKnown || isCrowded(shifts, inSight)),
    [isPhone, isKnown, shifts, inSight, view],
  )
  // At all places and with many shifts, numbers tell more than the few names that there is room for.
  const [wantsTotals, setTotals] = useFlag('month', 'show', 'totals')
  const canTotal =
    view === 'month' && !isPhone && filters.facility.unticked.size === 0 && (wantsTotals || isCrowded(shifts, inSight))
  const isTotals = canTotal && wantsTotals
  const isByDays = view === 'month' || areDaysFull
  // Leave stands above the shifts of its day.
  const events = useMemo(() => {
    // A list names everybody: that of a view, and that below a telephone's month.
    const isListed = view === 'list' || (view === 'month' && isPhone)
    const leaveOf = isListed ? toLeaveEvents : isByDays ? toLeaveBars : toLeaveCounts
    const away = leaveOf(absent, inSight)
    return [...away, ...(isByDays || view === 'list' ? onEachDay(shifts) : shifts)]
  }, [absent, inSight, shifts, view, isByDays, isPhone])

  const away = useMemo(() => awayBy(absent, inSight), [absent, inSight])
  const [covered, setCovered] = useState<Covered>()
  const labels = useMemo(() => gridLabels(isByDays ? away : undefined, covered), [away, isByDays, covered])

  const openEvent = useCallback((event: GridEvent) => setPanel(opens(event)), [])
  const openDay = useCallback((day: string) => setPanel({ kind: 'day', date: day }), [])
  const draw = ({ startsAt, endsAt }: Times) =>
    setPanel({
      kind: 'edit-shift',
      date: dateOfWall(startsAt),
      hours: { from: timeOfWall(startsAt), to: timeOfWall(endsAt) },
    })
  const queries = [...schedule.queries, leave, ...filters.queries]
  // What a selection comes to is known with the lists.
  const isBusy = (filters.isReady ? schedule.queries : queries).some(({ isFetching }) => isFetching)

  const lists = (
    <FilterLists
      filters={filters}
      tones={tones}
      hasCancelled={hasCancelled}
      onCancelled={setHasCancelled}
      turned={turned}
    />
  )
  const isEmpty =
    view === 'month' &&
    !shifts.some(({ date }) => date.startsWith(month)) &&
    !filters.isEmpty &&
    isKnown &&
    !schedule.queries[0]?.isPlaceholderData
  const said = !isKnown
    ? ''
    : joined([turned.title, labels.count(shifts.filter((event) => turned.dates.includes(event.date)))])

  // The server's answers tell whether there is anything to count, or to publish.
  const hasHorizon = filters.facility.choices.some(({ publishedUntil }) => publishedUntil)
  const late = (
    <>
      <AfterPaint isKnown={isTold}>
        <Live place="calendar" from={inSight[0] ?? date} to={inSight.at(-1) ?? date} />
      </AfterPaint>
      {hasHorizon && (
        <AfterPaint isKnown={isTold}>
          <Publish
            places={filters.facility.choices}
            days={{ from: firstDay(month), to: lastDay(month) }}
            isBrief={isTight || view === 'day'}
          />
        </AfterPaint>
      )}
      {canTotal && (
        <Segments
          label={t('calendar.shownAs')}
          value={isTotals ? 'totals' : 'chips'}
          onChange={(to) => setTotals(to === 'totals')}
          choices={[
            { value: 'chips', label: t('calendar.chips') },
            { value: 'totals', label: t('calendar.totals') },
          ]}
        />
      )}
    </>
  )

  return (
    <>
      <Toolbar turned={turned} views={ADMIN_VIEWS} isBusy={isBusy} said={said} late={late}>
        <ToolButton
          icon="filter"
          label={t('calendar.filters')}
          isBrief={isPhone || isCramped}
          aria-expanded={isNarrow ? areFiltersOpen : !isFolded}
          onClick={() => (isNarrow ? setFiltersOpen(true) : fold(!isFolded))}
        />
        {!isPhone && (
          <ToolButton
            icon="leave"
            label={t('calendar.addLeave')}
            isBrief={isCramped}
            onClick={() => setPanel({ kind: 'edit-leave', date })}
          />
        )}
        <ToolButton
          icon="plus"
          label={t('calendar.add')}
          isMain
          isBrief={isPhone || isOverfull}
          onClick={() => setPanel({ kind: 'edit-shift', date })}
        />
      </Toolbar>
      <div className={styles.layout} data-wide={isNarrow || isFolded || undefined}>
        <div onPointerEnter={ready} onFocus={ready}>
          <Freshness queries={queries} />
          <Suspense>{selection && <FilterChips filters={filters} />}</Suspense>
          {isTotals ? (
            <Suspense>
              <MonthTotals
                turned={turned}
                shifts={events}
                labels={labels}
                isBusy={isBusy}
                isKnown={schedule.isKnown}
                onOpenDay={openDay}
                onOpenEvent={openEvent}
              />
            </Suspense>
          ) : view === 'leave' ? (
            <Suspense>
              <LeaveTable leave={absent} onOpen={(leaveId) => setPanel({ kind: 'leave', leaveId })} />
            </Suspense>
          ) : (
            <Grids
              turned={turned}
              events={events}
              isBusy={isBusy}
              isKnown={schedule.isKnown}
              onOpenDay={openDay}
              onOpenEvent={openEvent}
              isFilling
              hasPhoneForm
              isByPlace
              areDaysFull={areDaysFull}
              eventsOn={(on) => onDay(events, on)}
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
                places={filters.facility.choices}
                isFiltered={selection !== undefined}
                onAdd={() => setPanel({ kind: 'edit-shift', date })}
                onClear={filters.clear}
              />
            </Suspense>
          )}
          {filters.isEmpty && <p className={styles.hint}>{t('calendar.noneSelected')}</p>}
        </div>
        {/* After the grid, which the keyboard reaches first. */}
        {!isNarrow && !isFolded && (
          <aside className={styles.side} aria-label={t('calendar.filters')}>
            <Suspense>{lists}</Suspense>
          </aside>
        )}
      </div>
      <Printing>
        {isKnown && (
          <Printout
            turned={turned}
            shifts={shifts}
            leaveOf={() => toLeaveEvents(absent, inSight)}
            isKnown={schedule.isKnown}
            filters={filters}
          />
        )}
      </Printing>
      <AfterPaint isKnown={isTold}>
        <BesideMonth
          dates={inSight}
          unticked={filters.facility.unticked}
          hasSpecialties={view === 'day' || view === 'list'}
          hasCoverage={isByDays}
          hasCancelled={hasCancelled}
          hasHorizon={hasHorizon}
          onSpecialties={setSpecialties}
          onCovered={setCovered}
          onOthers={setOthers}
          onRemoved={setRemoved}
        />
      </AfterPaint>
      <Suspense>
        {panel && (
          <Panels
            panel={panel}
            turned={turned}
            shifts={shifts}
            rows={move.rows}
            absent={absent}
            covered={covered}
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
