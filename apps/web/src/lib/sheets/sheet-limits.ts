/** How large a file, and the table in it, may be. */
export const SHEET_LIMITS = {
  /** In bytes, of the file. */
  file: 5_000_000,
  /** In bytes, of what a workbook unpacks to. */
  unpacked: 32_000_000,
  rows: 10_000,
  columns: 200,
  cells: 300_000,
} as const
