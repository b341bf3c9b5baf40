import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS, type SheetLimits } from './sheet-limits.ts'

/** @throws SheetFault where a table is larger than it may be */
export const holdSize = (rows: number, columns: number, most: SheetLimits = SHEET_LIMITS) => {
  if (rows > most.rows || columns > most.columns || rows * columns > most.cells) throw new SheetFault('tooManyCells')
}
