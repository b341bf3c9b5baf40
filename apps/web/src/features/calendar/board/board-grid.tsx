import { useDirection } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
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
import { type Coverings } from './covering.ts'
import { boxOf, geometryOf, scrollTo, spotAt, type Geometry } from './geometry.ts'
import { isIn, moved, rangeOf, type Selection, type Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'
import { inSight, useRoom, useSight } from './use-window.ts'
import styles from './board.module.css'

export type GridHandle = { spotOf: (at: { clientX: number; clientY: number }) => Spot | undefined }

type Props = {
  label: string
  view: BoardView
  coverings: Coverings
  selection: Selection
  onSelect: (selection: Selection) => void
  onFold: (key: string) => void
  /** A key that the grid has no use for itself. */
  onKey?: (event: KeyboardEvent) => void
  /** A pointer goes down on a cell; true: it is taken. */
  onGrab?: (event: PointerEvent, spot: Spot, grid: GridHandle) => boolean
  onOpen?: () => void
  onCopy?: (event: ClipboardEvent, isCut?: boolean) => void
  onPaste?: (event: ClipboardEvent) => void
  hintId?: string
  carried?: ReadonlySet<number>
  isBusy: boolean
  scroller: RefObject<HTMLDivElement | null>
  /** What stands above the cells. */
  children?: (geometry: Geometry) => ReactNode
  /** In place of rows. */
  instead?: ReactNode
}

const NOBODY: ReadonlySet<number> = new Set()
const BLANKS = 12

/** People by days. What is out of sight is not drawn; one stop for Tab, and the arrow keys from there. */
export const BoardGrid = (props: Props) => {
  const { label, view, coverings, selection, onSelect, onFold, onKey, onGrab, onOpen, isBusy, scroller } = props
  const { rows, dates, roster, address } = view
  const gridId = useId()
  const { dir } = useDirection()
  const isRTL = dir === 'rtl'
  const isCoarse = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const sight = useSight(scroller)
  useRoom(scroller)
  const geometry = useMemo(
    () => geometryOf(rows, dates.length, address.zoom, sight, { isCoarse, isNarrow }),
    // oxlint-disable-next-line react/exhaustive-deps -- of what is in sight its breadth alone
    [rows, dates.length, address.zoom, sight.width, isCoarse, isNarrow],
  )
  const { edges, day, names, head } = geometry
  const [firstRow, lastRow] = inSight(edges, sight.top, sight.top + sight.height - head)
  const columnEdges = useMemo(() => Array.from({ length: dates.length + 1 }, (_, at) => at * day), [dates.length, day])
  const [firstDay, lastDay] = inSight(columnEdges, sight.start, sight.start + sight.width - names, 2)
  const shown = useMemo(() => [firstDay, lastDay] as const, [firstDay, lastDay])
  useText()
  const locale = localeOf()
  const columns = useMemo(
    () => columnsOf(dates, address.weekStartsOn, view.today, roster.holidays),
    // oxlint-disable-next-line react/exhaustive-deps -- another language has other words for a date
    [dates, address.weekStartsOn, view.today, roster.holidays, locale],
  )
  const range = rangeOf(selection)
  const active = selection.head
  const isActiveDrawn = firstRow <= active.row && active.row <= lastRow

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
  useEffect(() => brought.current(active), [active])

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const element = scroller.current
    if (!element) return undefined
    const box = element.getBoundingClientRect()
    const inView = { x: isRTL ? box.right - clientX : clientX - box.left, y: clientY - box.top - head }
    if (inView.y < 0 || inView.x < names) return undefined
    const along = inView.x + Math.abs(element.scrollLeft)
    return spotAt({ along, down: inView.y + element.scrollTop }, geometry, dates.length)
  }

  // Who follows a pointer asks for what is drawn by then.
  const asked = useRef(spotOf)
  useEffect(() => {
    asked.current = spotOf
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((sight.height - head) / 28) - 1)
    const row = rows[active.row]
    onKey?.(event)
    if (event.defaultPrevented) return
    const to = moved(selection, event, { rows: rows.length, columns: dates.length, page, isRTL })
    if (to) onSelect(to)
    else if (event.key === 'Enter' && row?.kind === 'group') onFold(row.key)
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
    if (onGrab?.(event, spot, { spotOf: (at) => asked.current(at) })) return
    onSelect(event.shiftKey ? { anchor: selection.anchor, head: spot } : { anchor: spot, head: spot })
    if (event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const spot = spotOf(event)
    if (spot && (spot.row !== active.row || spot.column !== active.column)) onSelect({ ...selection, head: spot })
  }
  const chosenIn = (place: number) =>
    isIn(range, { row: place, column: range.columns[0] }) ? range.columns.join(',') : undefined
  const drawn = rows.slice(firstRow, lastRow + 1)
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
      style={{ '--names': `${names}px`, '--day': `${day}px`, '--days': dates.length } as CSSProperties} // variables of our own
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onCopy={(event) => props.onCopy?.(event)}
      onCut={(event) => props.onCopy?.(event, true)}
      onPaste={props.onPaste}
      onDoubleClick={(event) => spotOf(event) && onOpen?.()}
    >
      <div className={styles.content} role="presentation">
        <BoardHead
          dates={dates}
          columns={columns}
          shown={shown}
          weekStartsOn={address.weekStartsOn}
          holidays={roster.holidays}
          coverings={coverings}
          isCovered={view.lines !== undefined}
        />
        <div
          className={styles.body}
          role="rowgroup"
          data-room={geometry.room}
          style={{ height: props.instead === undefined ? edges.at(-1) : undefined }}
        >
          {props.instead ??
            drawn.map((row, at) => {
              const place = firstRow + at
              const top = edges[place] ?? 0
              return (
                <BoardRow
                  key={row.key}
                  gridId={gridId}
                  row={row}
                  place={place}
                  top={top}
                  height={(edges[place + 1] ?? top) - top}
                  dates={dates}
                  columns={columns}
                  shown={shown}
                  roster={roster}
                  cells={view.cells.get(row.key)}
                  totals={row.kind === 'person' ? view.totals(row.key) : undefined}
                  violations={row.kind === 'person' ? view.violationsOf(row.key) : 0}
                  conflicts={view.conflicts}
                  facility={address.facility}
                  room={geometry.room}
                  coverings={row.kind === 'group' ? view.coveringOf(row.group) : undefined}
                  onDuty={row.kind === 'group' ? view.onDutyOf(row.key) : undefined}
                  chosen={chosenIn(place)}
                  carried={props.carried ?? NOBODY}
                />
              )
            })}
          {props.instead === undefined && rows.length > 0 && (
            <>
              <div className={styles.chosen} aria-hidden="true" style={boxOf(range, geometry)} />
              {(range.rows[0] !== range.rows[1] || range.columns[0] !== range.columns[1]) && (
                <div
                  className={styles.active}
                  aria-hidden="true"
                  style={boxOf(rangeOf({ anchor: active, head: active }), geometry)}
                />
              )}
              {props.children?.(geometry)}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The grid's own shape, while its rows are on their way. */
export const Blanks = () =>
  Array.from({ length: BLANKS }, (_, at) => (
    <div key={at} className={styles.blank} style={{ insetBlockStart: at * 28, height: 28 }} />
  ))
