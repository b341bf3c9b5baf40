import { rowKeyOf } from './placing.ts'
import { dateOf } from './roster.ts'
import type { Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'

/** The cell in which a shift stands, where it is shown. */
export const cellOf = ({ shifts, rows, dates, demanded }: BoardView, assignmentId: number): Spot | undefined => {
  const shift = shifts.find((one) => one.assignmentId === assignmentId)
  if (!shift) return undefined
  const isIn = (key: string) => demanded?.cells.get(key)?.some((cell) => cell?.[0]?.shift === shift)
  const row = rows.findIndex(({ key }) => (demanded ? isIn(key) : key === rowKeyOf(shift)))
  const column = dates.indexOf(dateOf(shift))
  return row === -1 || column === -1 ? undefined : { row, column }
}
