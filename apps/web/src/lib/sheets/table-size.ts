import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS } from './sheet-limits.ts'

/** @throws SheetFault where a table is larger than it may be */
export const holdSize = (rows: number, columns: number) => {
  if (rows > SHEET_LIMITS.rows || columns > SHEET_LIMITS.columns || rows * columns > SHEET_LIMITS.cells)
    throw new SheetFault('tooManyCells')
}
