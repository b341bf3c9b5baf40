import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS, type SheetLimits } from './sheet-limits.ts'
import { holdSize } from './table-size.ts'
import { unpacked } from './unpacked.ts'

/** Rows and places of cells, as a sheet writes them: `<row`, `r="7"`, `r="AB7"`. */
const PLACES = /<(?:\w+:)?row\b|\sr\s*=\s*["']([A-Z]{0,7})(\d{1,9})["']/g
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The reader makes all rows up to the last one that is named: how many these are is looked at before. */
const holdPlaces = (sheet: string, most: SheetLimits) => {
  let [rows, lastRow, lastColumn] = [0, 0, 0]
  for (const [, letters, row] of sheet.matchAll(PLACES)) {
    if (row === undefined) rows += 1
    else lastRow = Math.max(lastRow, Number(row))
    if (letters) lastColumn = Math.max(lastColumn, columnOf(letters))
    holdSize(Math.max(rows, lastRow), lastColumn, most)
  }
}

const dayOf = (date: Date) => {
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
/** The package's types have `typeof Date` where a date is meant. */
const wordOf = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayOf(value)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

/** A sheet in the list of a workbook, as it is spelled there. */
const SHEET = /<(?:\w+:)?sheet\b[^>]*?\sname\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainOf = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, word = '') => {
    if (decimal === undefined && hex === undefined) return SIGNS[word] ?? whole
    return String.fromCodePoint(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal))
  })

/**
 * The names of a workbook's sheets, and the rows of one of them, formulas as their results.
 * @throws SheetFault where it is none, or too large
 */
export const openWorkbook = async (file: Uint8Array<ArrayBuffer>, most: SheetLimits = SHEET_LIMITS) => {
  const parts = await unpacked(file, most.unpacked)
  const list = parts.get('xl/workbook.xml')
  if (!list) throw new SheetFault('content')
  for (const [path, part] of parts)
    if (path.startsWith('xl/worksheets/') && path.endsWith('.xml')) holdPlaces(new TextDecoder().decode(part), most)
  const names = [...new TextDecoder().decode(list).matchAll(SHEET)].map(([, double, single]) =>
    plainOf(double ?? single ?? ''),
  )
  /** @param at from 0 */
  const rowsOf = async (at: number) => {
    try {
      // Packed anew without being made smaller, so that the reader unpacks nothing of its own accord.
      const safe = zipSync(Object.fromEntries(parts), { level: 0 })
      const rows = await readSheet(new Blob([safe]), at + 1)
      return rows.map((row) => row.map(wordOf))
    } catch (error) {
      throw new SheetFault('damaged', { cause: error })
    }
  }
  return { names, rowsOf }
}

/**
 * The rows of a workbook's first sheet.
 * @throws as `openWorkbook`
 */
export const workbook = async (file: Uint8Array<ArrayBuffer>) => (await openWorkbook(file)).rowsOf(0)
