import type { ByHour } from './hours/use-hours.ts'
import type { BoardShift } from './roster.ts'
import type { Spot } from './selection.ts'
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

/** Those that are selected; where none of them begins, what goes on over the active cell: it is meant by any of its days. */
export const meantIn = (
  chosen: readonly BoardShift[],
  { rows, cells }: Pick<BoardView, 'rows' | 'cells'>,
  { row, column }: Spot,
): readonly BoardShift[] => {
  if (chosen.length > 0) return chosen
  const one = cells.get(rows[row]?.key ?? '')?.[column]?.[0]?.shift
  return one && one.assignmentId > 0 ? [one] : []
}
