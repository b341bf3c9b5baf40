import { useDirection } from '@mantine/core'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { localeOf, useText } from '#web/lib/text.ts'
import { BoardHead, columnsOf } from './board-head.tsx'
import { BoardRow } from './board-row.tsx'
import { ChosenBox } from './chosen-box.tsx'
import { type Coverings } from './covering.ts'
import { filledOf } from './demanded.ts'
import { geometryOf, scrollTo, type Geometry } from './geometry.ts'
import type { ByHour } from './hours/use-hours.ts'
import type { Row } from './rows.ts'
import { pinnedOf } from './pins.ts'
import { rowKeyOf } from './placing.ts'
import { at, isIn, moved, rangeOf, type Selection, type Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'
import type { Carried } from './use-carry.ts'
import { leadsUp, useCovers } from './use-covers.ts'
import { useRange } from './use-range.ts'
import { useSpots, type GridHandle } from './use-spots.ts'
import { daysInSight, inSight, useRested, useRoom, useSight } from './use-window.ts'
import styles from './board.module.css'

const HoursRuler = lazyPart(() => import('./hours/hours-head.tsx'), 'HoursRuler')
const HoursOnDuty = lazyPart(() => import('./hours/hours-head.tsx'), 'HoursOnDuty')

type Props = {
  label: string
  view: BoardView
  coverings: Coverings
  selection: Selection
  onSelect: (selection: Selection) => void
  /** More than a cell has been selected. */
  onRange: (selection: Selection) => void
  onFold: (key: string) => void
  /** A key that the grid has no use for itself. */
  onKey?: (event: KeyboardEvent) => void
  /** A pointer goes down on a cell; true: it is taken. */
  onGrab?: (event: PointerEvent, spot: Spot, grid: GridHandle) => boolean
  onOpen?: () => void
  /** What a figure of coverage is made of is asked for. */
  onCover: (date: string) => void
  onCopy?: (event: ClipboardEvent, isCut?: boolean) => void
  onPaste?: (event: ClipboardEvent) => void
  hintId?: string
  carried?: ReadonlySet<number>
  byHour: ByHour
  /** What is held by one of its ends. */
  stretched: Carried | undefined
  isBusy: boolean
  scroller: RefObject<HTMLDivElement | null>
  /** What stands above the cells, and which rows that is about. */
  children?: (geometry: Geometry, isHere: (row: number) => boolean, drawn: readonly [number, number]) => ReactNode
  /** In place of rows. */
  instead?: ReactNode
}

const NOBODY: ReadonlySet<number> = new Set()

/** People by days. What is out of sight is not drawn; one stop for Tab, and the arrow keys from there. */
export const BoardGrid = (props: Props) => {
  const {
    label,
    view,
    coverings,
    selection,
    onSelect,
    onRange,
    onFold,
    onKey,
    onGrab,
    onOpen,
    isBusy,
    scroller,
    byHour,
    stretched,
  } = props
  const { rows, dates, roster, address } = view
  const { hours } = byHour
  const isByHour = hours !== undefined
  const gridId = useId()
  const { dir } = useDirection()
  const isRTL = dir === 'rtl'
  const isCoarse = useScreenQuery('(pointer: coarse)')
  const isNarrow = useScreenQuery('(max-width: 63.99em)')
  const sight = useSight(scroller)
  const rested = useRested(sight)
  useRoom(scroller)
  const geometry = useMemo(
    () =>
      geometryOf(
        rows,
        dates.length,
        address.zoom,
        sight,
        { isCoarse, isNarrow },
        hours && ((row) => hours.rowOf(row).lanes),
        view.pinned,
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- of what is in sight its size alone
    [rows, dates.length, address.zoom, sight.width, sight.height, isCoarse, isNarrow, hours, view.pinned],
  )
  const { edges, day, names, head, pinned } = geometry
  const [firstRow, lastRow] = inSight(edges, sight.top, sight.top + sight.height - head)
  const daysOf = (row: number, { start, width } = sight) =>
    daysInSight(dates.length, day, start, start + width - names, row)
  // Words are as dear as all that is seen of a cell. What one scrolls past has none: nobody can hear it.
  const saidRows = inSight(edges, rested.top, rested.top + rested.height - head)
  useText()
  const locale = localeOf()
  const columns = useMemo(
    () => columnsOf(dates, address, view.today, roster),
    // oxlint-disable-next-line react/exhaustive-deps -- another language has other words for a date
    [dates, address.weekStartsOn, address.facility, view.today, roster.holidays, roster.closed, locale],
  )
  const [range, active] = [rangeOf(selection), selection.head]
  const drawnBeside = active.row < pinned ? ([0, pinned - 1] as const) : ([firstRow, lastRow] as const)
  const isActiveDrawn = isIn({ rows: drawnBeside, columns: daysOf(active.row) }, active)

  const bring = useCallback(
    (spot: Spot) => {
      const element = scroller.current
      if (!element) return
      const now = { ...sight, top: element.scrollTop, start: Math.abs(element.scrollLeft) }
      const to = scrollTo(spot, geometry, now)
      element.scrollTo({ top: to.top, left: isRTL ? -to.start : to.start })
    },
    [geometry, isRTL, scroller, sight],
  )
  const brought = useRef(bring)
  useEffect(() => {
    brought.current = bring
  })
  // Who has scrolled away from it stays there, whatever else changes; where cells have become broader it is looked for anew.
  const [activeKey, activeDate] = [rows[active.row]?.key, dates[active.column]]
  useEffect(() => {
    brought.current(active)
    // oxlint-disable-next-line react/exhaustive-deps -- by what it is, not by where it stands
  }, [activeKey, activeDate, day, names])

  const meant = byHour.active?.shift.assignmentId
  useEffect(() => {
    const bar = meant === undefined ? null : scroller.current?.querySelector(`[data-shift="${meant}"]`)
    if (isByHour) bar?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [meant, isByHour, scroller])

  const { spotOf, spotFrom, handle } = useSpots({ scroller, geometry, isRTL, columns: dates.length })
  const { draw, isDrawing } = useRange({ scroller, geometry, isRTL, selection, onSelect, onDrawn: onRange, spotFrom })
  const { toCover, onCoverKey } = useCovers({
    scroller,
    isRTL,
    columns: dates.length,
    onColumn: (column) => onSelect(at({ row: active.row, column })),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.target !== event.currentTarget) return onCoverKey(event)
    // What is being drawn is not yet what is meant.
    if (isDrawing()) return event.preventDefault()
    const height = (edges.at(-1) ?? 0) / rows.length || 28
    const page = Math.max(1, Math.floor((sight.height - head - geometry.fixed) / height) - 1)
    const row = rows[active.row]
    onKey?.(event)
    // What is done to it is done before one's eyes.
    if (event.defaultPrevented) return bring(active)
    // What is carried stays among the cells.
    const isFree = active.row === 0 && (props.carried ?? NOBODY).size === 0
    if (isFree && leadsUp(event) && toCover(active.column)) return event.preventDefault()
    const to = moved(selection, event, { rows: rows.length, columns: dates.length, page, isRTL })
    if (to) {
      // It may be at an end already, and out of sight.
      bring(to.head)
      onSelect(to)
      if (event.shiftKey) onRange(to)
    } else if (event.key === 'Enter' && row?.kind === 'group') onFold(row.key)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const fold = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fold]') : null
    if (fold?.dataset['fold'] !== undefined) return onFold(fold.dataset['fold'])
    const spot = spotOf(event)
    if (!spot) return
    event.currentTarget.focus()
    if (onGrab?.(event, spot, handle)) return
    // Between what is pinned and what goes by below it there are rows that nobody sees.
    const isBeside = selection.anchor.row < pinned === spot.row < pinned
    const pressed = { anchor: event.shiftKey && isBeside ? selection.anchor : spot, head: spot }
    onSelect(pressed)
    if (event.shiftKey) onRange(pressed)
    // A finger scrolls.
    if (event.pointerType !== 'touch') draw(event, pressed)
  }
  const chosenIn = (place: number) =>
    isIn(range, { row: place, column: range.columns[0] }) ? range.columns.join(',') : undefined
  const hoursHead = useMemo(() => {
    if (!hours) return undefined
    const inTime = (part: ReactNode) => <Suspense fallback={<span />}>{part}</Suspense>
    return { ruler: inTime(<HoursRuler hours={hours} />), onDuty: inTime(<HoursOnDuty hours={hours} />) }
  }, [hours])
  const held = useMemo(() => {
    const [shift] = stretched?.shifts ?? []
    return shift && stretched?.times && { shift, times: stretched.times }
  }, [stretched])
  const rowAt = (row: Row, place: number) => {
    const isNear = place < pinned || (saidRows[0] <= place && place <= saidRows[1])
    return (
      <BoardRow
        key={row.key}
        gridId={gridId}
        row={row}
        place={place}
        top={edges[place] ?? 0}
        height={(edges[place + 1] ?? 0) - (edges[place] ?? 0)}
        dates={dates}
        columns={columns}
        shown={daysOf(place).join(',')}
        roster={roster}
        cells={view.cells.get(row.key)}
        filled={filledOf(row, view.demanded)}
        totals={row.kind === 'person' ? view.totals(row.key) : undefined}
        violations={row.kind === 'person' ? view.violationsOf(row.key) : 0}
        conflicts={view.conflicts}
        removed={view.removedCells.get(row.key)}
        facility={address.facility}
        room={geometry.room}
        coverings={row.kind === 'group' ? view.coveringOf(row.group) : undefined}
        onDuty={row.kind === 'group' ? view.onDutyOf(row.key) : undefined}
        chosen={chosenIn(place)}
        said={rested.height > 0 && isNear ? daysOf(place, rested).join(',') : undefined}
        pinned={row.kind === 'group' ? pinnedOf(rows, view.pinned, row.key) : Number(place < view.pinned)}
        hours={hours && (row.kind === 'person' || row.kind === 'open') ? hours.rowOf(row) : undefined}
        active={hours && place === active.row ? byHour.active?.shift.assignmentId : undefined}
        held={held && rowKeyOf(held.shift) === row.key ? held : undefined}
        carried={props.carried ?? NOBODY}
      />
    )
  }
  /** What is pinned does not go along with the others, nor does what stands above it. */
  const above = (from: number, to: number, drawn: readonly [number, number] = [from, to]) => (
    <>
      <ChosenBox range={range} active={active} from={from} to={to} geometry={geometry} />
      {props.children?.(geometry, (row) => from <= row && row <= to, drawn)}
    </>
  )
  const first = Math.max(firstRow, pinned)
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.scroller}
      aria-label={label}
      aria-describedby={props.hintId}
      aria-rowcount={rows.length + 2}
      aria-colcount={dates.length + 1}
      aria-multiselectable="true"
      aria-busy={isBusy}
      aria-activedescendant={rows.length > 0 && isActiveDrawn ? `${gridId}-${active.row}-${active.column}` : undefined}
      style={
        {
          '--names': `${names}px`,
          '--day': `${day}px`,
          '--days': dates.length,
          '--head': `${head}px`,
          '--fixed': `${geometry.fixed}px`,
        } as CSSProperties // variables of our own
      }
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onCopy={(event) => props.onCopy?.(event)}
      onCut={(event) => props.onCopy?.(event, true)}
      onPaste={props.onPaste}
      onDoubleClick={(event) => spotOf(event) && onOpen?.()}
    >
      <div className={styles.content} role="presentation">
        <BoardHead
          dates={dates}
          columns={columns}
          shown={daysOf(0).join(',')}
          weekStartsOn={address.weekStartsOn}
          coverings={coverings}
          isByDemand={address.view === 'facilities'}
          isCovered={view.lines !== undefined}
          onCover={props.onCover}
          {...hoursHead}
        />
        <div
          className={styles.body}
          role="rowgroup"
          data-room={geometry.room}
          style={{ height: props.instead === undefined ? edges.at(-1) : undefined }}
        >
          {props.instead ?? (
            <>
              {pinned > 0 && (
                <div className={styles.pinned} role="presentation" style={{ height: geometry.fixed }}>
                  {rows.slice(0, pinned).map(rowAt)}
                  {above(0, pinned - 1)}
                </div>
              )}
              {rows.slice(first, lastRow + 1).map((row, at) => rowAt(row, first + at))}
              {rows.length > 0 && above(pinned, rows.length - 1, [first, lastRow])}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
