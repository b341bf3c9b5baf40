/** How large a file, and the table in it, may be. */
export type SheetLimits = {
  /** In bytes, of the file. */
  file: number
  /** In bytes, of what a workbook unpacks to. */
  unpacked: number
  rows: number
  columns: number
  cells: number
}

export const SHEET_LIMITS: SheetLimits = {
  file: 5_000_000,
  unpacked: 32_000_000,
  rows: 10_000,
  columns: 200,
  cells: 300_000,
}
