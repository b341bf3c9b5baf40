import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { cellIn, rowsOf, tableOf, textOfCell, type Cell } from './cells.ts'
import type { GridLine, Place } from './draft.ts'

/** A place of the grid. The column after the last cell is the button that removes the line. */
export type Spot = { row: number; column: number }
/** What could not be taken: texts that are no numbers, or more than there is room for. */
export type Refused = { texts: readonly (Place & { text: string })[]; isTooLarge: boolean }
type Wanted = (Place & { cell: Cell })[]
export type GridDeeds = {
  lines: readonly GridLine[]
  /** How many cells a line has. */
  columns: number
  onCells: (cells: Wanted) => void
  onRefused: (refused: Refused | undefined) => void
  onUndo: () => void
  onRedo: () => void
}

/** The place that an element stands at. */
const spotOf = (target: EventTarget): Spot | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
  const [row, column] = place?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}
const range = (one: number, other: number) =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => Math.min(one, other) + step)

/** Moves, types, clears, copies and pastes as in a spreadsheet. Escape, then Tab, leaves it; so does Tab at its end. */
export const useGrid = (
  { lines, columns, onCells, onRefused, onUndo, onRedo }: GridDeeds,
  table: RefObject<HTMLTableElement | null>,
) => {
  const [given, setAt] = useState<Spot>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Spot>()
  const [editing, setEditing] = useState<{ spot: Spot; text: string; isWrong: boolean }>()
  const isLeaving = useRef(false)
  /** The focus comes by our own doing, and leaves what is chosen. */
  const isGoing = useRef(false)
  /** Where the last press was. */
  const wasHere = useRef('')
  const at = { row: Math.max(0, Math.min(given.row, lines.length - 1)), column: given.column }

  const elementAt = ({ row, column }: Spot) =>
    table.current?.querySelector<HTMLElement>(`[data-spot="${row},${column}"]`)
  const go = (to: Spot, from?: Spot) => {
    setAnchor(from)
    setAt(to)
    isGoing.current = true
    elementAt(to)?.focus()
    isGoing.current = false
  }
  const placeOf = ({ row, column }: Spot): Place[] => {
    const line = lines[row]
    return line && column < columns ? [{ key: line.key, column }] : []
  }
  const chosenRows = range(at.row, anchor?.row ?? at.row)
  const chosenColumns = range(at.column, anchor?.column ?? at.column).filter((column) => column < columns)
  const isChosen = ({ row, column }: Spot) => chosenRows.includes(row) && chosenColumns.includes(column)
  const write = (cells: Wanted) => {
    onRefused(undefined)
    if (cells.length > 0) onCells(cells)
  }

  const begin = (spot: Spot, text?: string) => {
    const cell = lines[spot.row]?.days[spot.column]
    if (cell === undefined) return
    setEditing({ spot, text: text ?? textOfCell(cell), isWrong: false })
  }
  /** Takes what was typed, and goes on. What is no number stays, and is said to be none. */
  const take = (to?: Spot) => {
    if (!editing) return
    const cell = cellIn(editing.text)
    if (cell === undefined) {
      const texts = placeOf(editing.spot).map((place) => ({ ...place, text: editing.text }))
      setEditing({ ...editing, isWrong: true })
      return onRefused({ texts, isTooLarge: false })
    }
    flushSync(() => {
      setEditing(undefined)
      write(placeOf(editing.spot).map((place) => ({ ...place, cell })))
    })
    if (to) go(to)
  }
  const drop = () => {
    flushSync(() => setEditing(undefined))
    onRefused(undefined)
    elementAt(at)?.focus()
  }

  /** The next place for Tab, or undefined where it leaves. */
  const along = (by: 1 | -1): Spot | undefined => {
    const place = at.row * columns + Math.min(at.column, columns - 1) + by
    if (place < 0 || place >= lines.length * columns) return undefined
    return { row: Math.floor(place / columns), column: place % columns }
  }
  const moved = (key: string): Spot | undefined => {
    const isTurned = table.current !== null && getComputedStyle(table.current).direction === 'rtl'
    const side = isTurned ? -1 : 1
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -side], ArrowRight: [0, side] }[key]
    if (!step) return undefined
    const [down = 0, across = 0] = step
    return {
      row: Math.max(0, Math.min(lines.length - 1, at.row + down)),
      column: Math.max(0, Math.min(columns, at.column + across)),
    }
  }
  const onEditKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (key === 'Escape') drop()
    else if (key === 'Enter')
      take({ ...at, row: Math.max(0, Math.min(lines.length - 1, at.row + (shiftKey ? -1 : 1))) })
    else if (key === 'Tab') {
      const to = along(shiftKey ? -1 : 1)
      take(to)
      if (!to) return
    } else return
    event.preventDefault()
    // What stands around it has Escape for itself.
    event.stopPropagation()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing) return onEditKey(event)
    const { key, shiftKey } = event
    const isCall = event.ctrlKey || event.metaKey
    const wasLeaving = isLeaving.current
    isLeaving.current = key === 'Escape' || (wasLeaving && (key === 'Tab' || key === 'Shift'))
    const to = moved(key)
    const isButton = at.column === columns
    if (to && shiftKey) go(to, anchor ?? at)
    else if (to) go(to)
    else if (key === 'Home') go({ row: isCall ? 0 : at.row, column: 0 })
    else if (key === 'End') go({ row: isCall ? lines.length - 1 : at.row, column: columns - 1 })
    else if (key === 'Tab') {
      const next = wasLeaving || isButton ? undefined : along(shiftKey ? -1 : 1)
      if (!next) return
      go(next)
    } else if (isCall && key.toLowerCase() === 'z') (shiftKey ? onRedo : onUndo)()
    else if (isCall && key.toLowerCase() === 'y') onRedo()
    else if (isCall && key.toLowerCase() === 'a')
      go({ row: 0, column: 0 }, { row: lines.length - 1, column: columns - 1 })
    else if (isButton || isCall || event.altKey) return
    else if (key === 'Enter' || key === 'F2') begin(at)
    else if (key === 'Delete' || key === 'Backspace')
      write(
        chosenRows
          .flatMap((row) => chosenColumns.flatMap((column) => placeOf({ row, column })))
          .map((place) => ({ ...place, cell: null })),
      )
    else if ([...key].length === 1 && key !== ' ') begin(at, key)
    else return
    event.preventDefault()
  }

  const onCopy = (event: ClipboardEvent) => {
    if (editing || chosenColumns.length === 0) return
    const cells = chosenRows.map((row) => chosenColumns.map((column) => lines[row]?.days[column] ?? null))
    event.clipboardData.setData('text/plain', tableOf(cells))
    event.preventDefault()
  }
  /** A single cell fills all that are chosen; a table is laid from the first of them on, as a whole or not at all. */
  const onPaste = (event: ClipboardEvent) => {
    if (editing || at.column === columns) return
    event.preventDefault()
    const rows = rowsOf(event.clipboardData.getData('text/plain'))
    const [[single = ''] = []] = rows
    const isSingle = rows.length === 1 && rows[0]?.length === 1
    const [top = 0] = chosenRows
    const [start = 0] = chosenColumns
    const laid = isSingle
      ? chosenRows.flatMap((row) => chosenColumns.map((column) => ({ spot: { row, column }, text: single })))
      : rows.flatMap((row, down) =>
          row.map((text, across) => ({ spot: { row: top + down, column: start + across }, text })),
        )
    const isTooLarge = laid.some(({ spot }) => placeOf(spot).length === 0)
    const read = laid.flatMap(({ spot, text }) =>
      placeOf(spot).map((place) => ({ ...place, text, cell: cellIn(text) })),
    )
    const texts = read.filter(({ cell }) => cell === undefined)
    if (isTooLarge || texts.length > 0) return onRefused({ texts, isTooLarge })
    write(read.flatMap(({ key, column, cell }) => (cell === undefined ? [] : [{ key, column, cell }])))
  }

  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotOf(target)
    if (!spot || isGoing.current || editing || isChosen(spot)) return
    setAnchor(undefined)
    setAt(spot)
  }
  const onMouseDown = (event: MouseEvent) => {
    const spot = spotOf(event.target)
    if (!spot || !event.shiftKey || editing) return
    event.preventDefault()
    go(spot, anchor ?? at)
  }
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const spot = spotOf(target)
    if (!spot || shiftKey || editing) return
    const place = `${spot.row},${spot.column}`
    setAnchor(undefined)
    setAt(spot)
    // A second press is meant to change it, as with a finger.
    if (wasHere.current === place) begin(spot)
    wasHere.current = place
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const spot = spotOf(target)
    if (spot && !editing) begin(spot)
  }

  return {
    at,
    editing,
    isChosen,
    take,
    type: (text: string) => editing && setEditing({ ...editing, text, isWrong: false }),
    handlers: { onKeyDown, onCopy, onPaste, onFocus, onMouseDown, onClick, onDoubleClick },
  }
}
