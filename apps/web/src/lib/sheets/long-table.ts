import { csv } from '@onward/sheets'
import { CsvFault, cutRecords, type CsvFaultCode } from '@onward/sheets/read'
import { SheetFault, type SheetFaultCode } from './sheet-fault.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { textOf } from './text-of.ts'
import { openWorkbook } from './workbook.ts'

/** How large a file may be that is read to be sent on: as many rows as the server takes, and their heading. */
export const LONG_LIMITS: SheetLimits = {
  file: 100_000_000,
  unpacked: 250_000_000,
  rows: 250_001,
  columns: 500,
  cells: 12_500_000,
}
/** How many rows are shown, and how many are named that do not go with the heading. */
const FIRST = 5
const NAMED = 1_000

/** Why a file is no table, and the line that says so where one does. */
export type TableFault = { code: SheetFaultCode | CsvFaultCode; line?: number }
/** A row by the line of the file, or of the sheet, that it begins on. */
export type Row = { line: number; cells: readonly string[] }
/** A row that has more or fewer cells than the heading. */
export type Uneven = { line: number; cells: number }

/** What one sees of a table that is held elsewhere. */
export type TableFace = {
  /** The names of a workbook's sheets; a text has none. */
  sheets: readonly string[]
  sheet: number
  header: readonly string[]
  first: readonly Row[]
  rows: number
  uneven: readonly Uneven[]
  unevenTotal: number
}
/** Which of the columns, from 0, is sent under which name. */
export type Sent = readonly { field: string; at: number }[]
/** A table as it is sent: its lines are those of the file, but from each of `shifts` on, where they are `by` further down. */
export type Written = { file: Blob; shifts: readonly { from: number; by: number }[] }
type Table = { face: TableFace; rows: readonly Row[]; isText: boolean }

export type OpenFile = {
  /** @throws SheetFault, CsvFault */
  table(sheet: number): Promise<Table>
}

const begins = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
const isFilled = (cell: string) => cell.trim() !== ''

/**
 * Opens a file of rows: a workbook, or a text with cells between commas, semicolons or tabs, cut as the server cuts it.
 * @throws SheetFault, CsvFault
 */
export const openLong = async (bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> => {
  if (bytes.byteLength > LONG_LIMITS.file) throw new SheetFault('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault('old')
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new SheetFault('content')
  if (!begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const table = tableOf(cutRecords().take(textOf(bytes), true), { sheets: [], sheet: 0 }, true)
    return { table: async () => table }
  }
  const { names, rowsOf } = await openWorkbook(bytes, LONG_LIMITS)
  return {
    table: async (sheet) => {
      const rows = (await rowsOf(sheet)).map((cells, at) => ({ line: at + 1, cells }))
      return tableOf(
        rows.filter(({ cells }) => cells.some(isFilled)),
        { sheets: names, sheet },
        false,
      )
    },
  }
}

const tableOf = (records: Iterable<Row>, of: Pick<TableFace, 'sheets' | 'sheet'>, isText: boolean): Table => {
  let header: string[] | undefined
  const rows: Row[] = []
  const uneven: Uneven[] = []
  let unevenTotal = 0
  for (const row of records) {
    if (!header) {
      header = row.cells.slice(0, row.cells.findLastIndex(isFilled) + 1).map((cell) => cell.trim())
      // A text says with its heading how many cells a line has.
      if (isText) header = row.cells.map((cell) => cell.trim())
      if (header.length > LONG_LIMITS.columns) throw new SheetFault('tooManyCells')
      continue
    }
    if (rows.length + unevenTotal + 1 >= LONG_LIMITS.rows) throw new SheetFault('tooManyCells')
    const { length } = row.cells
    // Spreadsheets write empty cells behind the last one.
    if (
      !isText ||
      length === header.length ||
      (length > header.length && !row.cells.slice(header.length).some(isFilled))
    ) {
      rows.push(row)
      continue
    }
    unevenTotal += 1
    if (uneven.length < NAMED) uneven.push({ line: row.line, cells: length })
  }
  if (!header || rows.length + unevenTotal === 0) throw new SheetFault('empty')
  const face = { ...of, header, first: rows.slice(0, FIRST), rows: rows.length + unevenTotal, uneven, unevenTotal }
  return { face, rows, isText }
}

/** A cell of a text as the text has it: what made it harmless to spreadsheets, the server takes off. */
const raw = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const BREAKS = /\r\n?|\n/g
/** How many rows are put together at a time. */
const PIECE = 5_000

/**
 * The columns as CSV, each row on the line that it has in the file, so that what the server says of a line is true of the file.
 * Where that cannot be, because cells of a workbook go over several lines, it says from where on they are further down.
 */
export const writeTable = ({ rows, isText }: Pick<Table, 'rows' | 'isText'>, sent: Sent): Written => {
  const shifts: { from: number; by: number }[] = []
  const parts: string[] = []
  let piece = `${sent.map(({ field }) => field).join(',')}\r\n`
  let line = 2
  let by = 0
  for (const [index, row] of rows.entries()) {
    if (line < row.line) {
      piece += '\r\n'.repeat(row.line - line)
      line = row.line
    }
    if (line - row.line !== by) {
      by = line - row.line
      shifts.push({ from: line, by })
    }
    const cells = sent.map(({ at }) => row.cells[at] ?? '')
    const text = isText ? `${cells.map(raw).join(',')}\r\n` : csv([cells])
    piece += text
    line += text.match(BREAKS)?.length ?? 1
    if (index % PIECE !== PIECE - 1) continue
    parts.push(piece)
    piece = ''
  }
  return { file: new Blob([...parts, piece], { type: 'text/csv' }), shifts }
}

/** What is wrong with a file, as it can be told from one thread to another. */
export const faultOf = (error: unknown): TableFault => {
  if (error instanceof CsvFault) return { code: error.code, line: error.line }
  return { code: error instanceof SheetFault ? error.code : 'damaged' }
}
