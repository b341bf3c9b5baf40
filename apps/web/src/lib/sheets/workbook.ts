import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { SheetFault } from './sheet-fault.ts'
import { holdSize } from './table-size.ts'
import { unpacked } from './unpacked.ts'

/** Rows and places of cells, as a sheet writes them: `<row`, `r="7"`, `r="AB7"`. */
const PLACES = /<(?:\w+:)?row\b|\sr\s*=\s*["']([A-Z]{0,7})(\d{1,9})["']/g
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The reader makes all rows up to the last one that is named: how many these are is looked at before. */
const holdPlaces = (sheet: string) => {
  let [rows, lastRow, lastColumn] = [0, 0, 0]
  for (const [, letters, row] of sheet.matchAll(PLACES)) {
    if (row === undefined) rows += 1
    else lastRow = Math.max(lastRow, Number(row))
    if (letters) lastColumn = Math.max(lastColumn, columnOf(letters))
    holdSize(Math.max(rows, lastRow), lastColumn)
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

/**
 * The rows of a workbook's first sheet, formulas as their results.
 * @throws SheetFault where it is none, or too large
 */
export const workbook = async (file: Uint8Array<ArrayBuffer>) => {
  const parts = await unpacked(file)
  if (!parts.has('xl/workbook.xml')) throw new SheetFault('content')
  for (const [path, part] of parts)
    if (path.startsWith('xl/worksheets/') && path.endsWith('.xml')) holdPlaces(new TextDecoder().decode(part))
  try {
    // Packed anew without being made smaller, so that the reader unpacks nothing of its own accord.
    const safe = zipSync(Object.fromEntries(parts), { level: 0 })
    const rows = await readSheet(new Blob([safe]))
    return rows.map((row) => row.map(wordOf))
  } catch (error) {
    throw new SheetFault('damaged', { cause: error })
  }
}
