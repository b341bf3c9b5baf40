import { edgesOf, type Sight } from './use-window.ts'
import type { Zoom } from './period.ts'
import type { Row } from './rows.ts'
import type { Range, Spot } from './selection.ts'

/** What there is room for in a day. */
export type Room = 'narrow' | 'middle' | 'wide'
/** Heights and widths in pixels. */
export type Geometry = {
  /** Where each row begins below the heads, and where the last one ends. */
  edges: readonly number[]
  /** Of a day, of the names before them, and of the heads above. */
  day: number
  names: number
  head: number
  /** How many rows stay at the top, and how high they are. */
  pinned: number
  fixed: number
  room: Room
}

export const HEAD = 22 + 34 + 34 + 1
const GROUP = 26
const ROW = { fine: 28, coarse: 36 }
const LINE = 17
const SLOT = { fine: 22, coarse: 36 }
const NAMES = { wide: 320, narrow: 180 }
const DAY: Record<Zoom, number> = { narrow: 34, middle: 46, wide: 152 }
/** 25 hours that can be told apart, and hit. */
const BY_HOUR = 25 * 28
const isOwn = ({ kind }: Row) => kind === 'person' || kind === 'open'
/** From here on letters and code stand beside each other, and then the times too. */
const BESIDE = 44
const WITH_TIMES = 112

export const geometryOf = (
  rows: readonly Row[],
  days: number,
  zoom: Zoom,
  sight: Sight,
  { isCoarse, isNarrow }: { isCoarse: boolean; isNarrow: boolean },
  /** How many bars of a row stand above each other, where a day is shown by its hours. */
  lanesOf?: (row: Row) => number,
  /** How many of the rows are pinned. */
  pinned = 0,
): Geometry => {
  const names = isNarrow ? NAMES.narrow : NAMES.wide
  const size = isCoarse ? 'coarse' : 'fine'
  const heights: Record<Row['kind'], number> = {
    group: GROUP,
    line: LINE,
    slot: SLOT[size],
    person: ROW[size],
    open: ROW[size],
  }
  const edges = edgesOf(rows.map((row) => heights[row.kind] * (lanesOf && isOwn(row) ? lanesOf(row) : 1)))
  // Where they would leave no room for the others, they are the first and no more.
  const isRoom = (edges[pinned] ?? 0) <= (sight.height - HEAD) / 2
  // Few days take all the room there is; it is known in whole pixels, and may have been rounded up.
  const day = Math.max(lanesOf ? BY_HOUR : DAY[zoom], (sight.width - names - 1) / Math.max(1, days))
  return {
    edges,
    pinned: isRoom ? pinned : 0,
    fixed: isRoom ? (edges[pinned] ?? 0) : 0,
    day,
    names,
    head: HEAD,
    room: day < BESIDE ? 'narrow' : day < WITH_TIMES ? 'middle' : 'wide',
  }
}

/** Where a range of cells stands below the heads. */
export const boxOf = ({ rows, columns }: Range, { edges }: Geometry) => {
  const top = edges[rows[0]] ?? 0
  return {
    insetBlockStart: top,
    height: (edges[rows[1] + 1] ?? top) - top,
    insetInlineStart: `calc(var(--names) + ${columns[0]} * var(--day))`,
    width: `calc(${columns[1] - columns[0] + 1} * var(--day))`,
  }
}

/** The cell at a point, counted from the start of the line and the top of the first row; undefined beside the cells. See `downOf`. */
export const spotAt = (point: { along: number; down: number }, { edges, day, names }: Geometry, days: number) => {
  const column = Math.floor((point.along - names) / day)
  const row = edges.findLastIndex((edge) => edge <= point.down)
  if (column < 0 || column >= days || row < 0 || row >= edges.length - 1) return undefined
  return { row, column } satisfies Spot
}

/** How far below the top of the first row a point is that is so far below the heads: what is pinned does not go along. */
export const downOf = (below: number, scrolled: number, { fixed }: Geometry) =>
  below < fixed ? below : below + scrolled

/** How far to scroll so that a cell is in sight beside heads and names. */
export const scrollTo = ({ row, column }: Spot, { edges, day, names, head, pinned, fixed }: Geometry, sight: Sight) => {
  const [top, bottom] = [edges[row] ?? 0, edges[row + 1] ?? 0]
  const [start, end] = [column * day, (column + 1) * day]
  const below = sight.height - head
  const beside = sight.width - names
  return {
    top:
      row < pinned
        ? sight.top
        : top - fixed < sight.top
          ? top - fixed
          : bottom > sight.top + below
            ? bottom - below
            : sight.top,
    // What is wider than what is in sight is scrolled by whoever looks at it.
    start:
      day > beside
        ? sight.start
        : start < sight.start
          ? start
          : end > sight.start + beside
            ? end - beside
            : sight.start,
  }
}
