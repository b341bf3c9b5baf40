import type { CsvRow } from './csv.ts'
import { saysElse } from './reasons.ts'
import type { Report } from './refused.ts'

/** A row and the line that it stands on. */
export type Placed<R> = R & { line: number }

/**
 * Keeps one row for each key. A line that says the same again is passed over; one that says something else is bad.
 * @param column what the file calls the key
 */
export const createUnique = <R extends object>(report: Report, column: string) => {
  const rows = new Map<string, Placed<R>>()
  let repeats = 0
  return {
    /** @param called how people read the key */
    add: (key: string, { line }: CsvRow, row: R, called = key) => {
      const placed = { ...row, line }
      const first = rows.get(key)
      if (first === undefined) rows.set(key, placed)
      else if (JSON.stringify({ ...first, line }) === JSON.stringify(placed)) repeats += 1
      else report.bad(line, column, saysElse(called, first.line))
    },
    rows: () => [...rows.values()],
    /** How many lines said again what an earlier one had said. */
    repeats: () => repeats,
  }
}
