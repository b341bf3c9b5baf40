import type { ByHour } from './hours/use-hours.ts'
import type { BoardShift } from './roster.ts'
import { rangeOf, type Selection, type Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'

/**
 * What is opened from a cell in which no shift begins: one that goes on over it, or else one that somebody goes by although it is
 * theirs no more, which opens as it is by now.
 */
export const openedIn = ({ rows, cells, removedCells }: BoardView, { hours }: ByHour, { row, column }: Spot) => {
  const here = rows[row]
  if (here?.kind !== 'person' && here?.kind !== 'open') return undefined
  const gone = hours ? hours.rowOf(here).removed[0]?.removed : removedCells.get(here.key)?.[column]?.[0]?.shift
  return cells.get(here.key)?.[column]?.[0]?.shift ?? gone
}

/** What stands in the cells of a selection. */
export const placedIn = ({ rows, cells }: Pick<BoardView, 'rows' | 'cells'>, selection: Selection) => {
  const { rows: across, columns } = rangeOf(selection)
  return rows
    .slice(across[0], across[1] + 1)
    .flatMap(({ key }) => (cells.get(key) ?? []).slice(columns[0], columns[1] + 1))
    .flatMap((cell) => cell ?? [])
}

/** Those that begin in a selection; where none does, what goes on over it: a shift over days is meant by any of them. */
export const meantIn = (
  beginning: readonly BoardShift[],
  view: Pick<BoardView, 'rows' | 'cells'>,
  selection: Selection,
): readonly BoardShift[] =>
  beginning.length > 0 ? beginning : [...new Set(placedIn(view, selection).map(({ shift }) => shift))]
