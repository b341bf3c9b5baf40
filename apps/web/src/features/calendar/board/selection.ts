/** A cell by the places of its row and its date. */
export type Spot = { row: number; column: number }
/** From the cell where a selection began to the one that is active. */
export type Selection = { anchor: Spot; head: Spot }
/** The places of the rows and dates of a selection, both ends part of it. */
export type Range = { rows: readonly [number, number]; columns: readonly [number, number] }

export const at = (spot: Spot): Selection => ({ anchor: spot, head: spot })
const ordered = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const
export const rangeOf = ({ anchor, head }: Selection): Range => ({
  rows: ordered(anchor.row, head.row),
  columns: ordered(anchor.column, head.column),
})
export const isIn = ({ rows, columns }: Range, { row, column }: Spot) =>
  rows[0] <= row && row <= rows[1] && columns[0] <= column && column <= columns[1]
export const sizeOf = ({ rows, columns }: Range) => ({
  rows: rows[1] - rows[0] + 1,
  columns: columns[1] - columns[0] + 1,
})

/** A selection that is drawn on from what was selected to a cell: all of that, and as far as there. */
export const drawnTo = ({ rows, columns }: Range, to: Spot): Selection => {
  const [anchorRow, row] = drawn(rows, to.row)
  const [anchorColumn, column] = drawn(columns, to.column)
  return { anchor: { row: anchorRow, column: anchorColumn }, head: { row, column } }
}
const drawn = ([from, until]: readonly [number, number], to: number) =>
  to < from ? ([until, to] as const) : ([from, Math.max(until, to)] as const)

type Bounds = { rows: number; columns: number; /** How many rows are in sight. */ page: number; isRTL: boolean }
type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place))

/** Where a key leads to, or undefined for one that leads nowhere. */
const stepped = ({ row, column }: Spot, { key, ctrlKey, metaKey }: Pressed, bounds: Bounds): Spot | undefined => {
  const isCall = ctrlKey || metaKey
  const on = bounds.isRTL ? -1 : 1
  const far = { rows: bounds.rows - 1, columns: bounds.columns - 1 }
  switch (key) {
    case 'ArrowUp':
      return { row: isCall ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: isCall ? far.rows : row + 1, column }
    case 'ArrowLeft':
      return { row, column: isCall ? (on === 1 ? 0 : far.columns) : column - on }
    case 'ArrowRight':
      return { row, column: isCall ? (on === 1 ? far.columns : 0) : column + on }
    case 'Home':
      return { row: isCall ? 0 : row, column: 0 }
    case 'End':
      return { row: isCall ? far.rows : row, column: far.columns }
    case 'PageUp':
      return { row: row - bounds.page, column }
    case 'PageDown':
      return { row: row + bounds.page, column }
    default:
      return undefined
  }
}

/** The selection after a key: with Shift it grows, without it the active cell moves alone. */
export const moved = (selection: Selection, pressed: Pressed, bounds: Bounds): Selection | undefined => {
  if (pressed.altKey) return undefined
  const to = stepped(selection.head, pressed, bounds)
  if (!to) return undefined
  const head = { row: within(to.row, bounds.rows), column: within(to.column, bounds.columns) }
  return pressed.shiftKey ? { anchor: selection.anchor, head } : at(head)
}

/** A cell by what its row and its day are, which stays where others come before them. */
export type Named = { rowKey: string | undefined; date: string | undefined; /** Where it was last. */ spot: Spot }
type Shown = { rows: readonly { key: string; kind?: string }[]; dates: readonly string[] }
/** A selection by what its cells are, and the rows as they were when it was made. */
export type Held = { anchor: Named; head: Named; rows: Shown['rows'] }

export const named = (spot: Spot, { rows, dates }: Shown): Named => ({
  rowKey: rows[spot.row]?.key,
  date: dates[spot.column],
  spot,
})
export const held = ({ anchor, head }: Selection, shown: Shown): Held => ({
  anchor: named(anchor, shown),
  head: named(head, shown),
  rows: shown.rows,
})

const isThere = ({ rowKey, date }: Named, { rows, dates }: Shown) =>
  rows.some(({ key }) => key === rowKey) && dates.some((one) => one === date)
/** Whether its cells are still shown. */
export const isHeld = ({ anchor, head }: Held, shown: Shown) => isThere(anchor, shown) && isThere(head, shown)

/**
 * Where a cell is by now: of a day that is not shown any more, what stands in its place. Of a row that is gone, the head of its
 * group: what stands in its place is somebody else's, and the next key would be about them.
 */
export const spotOf = ({ rowKey, date, spot }: Named, { rows, dates }: Shown): Spot => {
  const [row, column] = [rows.findIndex(({ key }) => key === rowKey), date === undefined ? -1 : dates.indexOf(date)]
  return {
    row: row === -1 ? instead(spot.row, rows) : row,
    column: column === -1 ? within(spot.column, dates.length) : column,
  }
}
const instead = (place: number, rows: Shown['rows']) => {
  const group = rows.findLastIndex(({ kind }, at) => kind === 'group' && at <= place)
  return group === -1 ? within(place, rows.length) : group
}

/** The places of what is selected by now: where rows have come between its ends that stood elsewhere, the active cell alone. */
export const placed = ({ anchor, head, rows }: Held, shown: Shown): Selection => {
  const now = { anchor: spotOf(anchor, shown), head: spotOf(head, shown) }
  if (rows === shown.rows || now.anchor.row === now.head.row) return now
  const keysIn = (all: Shown['rows'], { rows: [from, to] }: Range) => all.slice(from, to + 1).map(({ key }) => key)
  const before = new Set(keysIn(rows, rangeOf({ anchor: anchor.spot, head: head.spot })))
  const others = new Set(rows.flatMap(({ key }) => (before.has(key) ? [] : key)))
  return keysIn(shown.rows, rangeOf(now)).some((key) => others.has(key)) ? at(now.head) : now
}
