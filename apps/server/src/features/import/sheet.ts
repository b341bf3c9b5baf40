import { wrongField } from '@onward/contract'
import { readCsv, type CsvRow } from './csv.ts'
import { createReport, ImportRefused, refusedAt, type Report } from './refused.ts'

/** The fields of a kind of import: whether a file must have the column. */
export type Fields = Readonly<Record<string, 'needed' | 'optional'>>

/** A file whose header has been understood. */
export type Sheet<F extends string> = {
  report: Report
  has(field: F): boolean
  /** What the file calls the field. */
  columnOf(field: F): string
  /** The trimmed text of a cell; empty when the file has no such column. */
  text(row: CsvRow, field: F): string
  /** Every line below the header; one with too many or too few cells is reported and left out. */
  rows: AsyncGenerator<CsvRow>
}

/**
 * `field=Column` as given by a caller.
 * @throws ApiError 400 when a field is none of the kind's
 */
export const readMap = (fields: Fields, map: readonly string[]): Map<string, string> => {
  const named = new Map<string, string>()
  for (const entry of map) {
    const at = entry.indexOf('=')
    const field = entry.slice(0, at).trim()
    const column = entry.slice(at + 1).trim()
    if (at < 0 || !Object.hasOwn(fields, field) || column === '') {
      throw wrongField('map', `must be field=Column, field one of ${Object.keys(fields).join(', ')}`)
    }
    named.set(field, column)
  }
  return named
}

/** `Provider ID`, `provider_id` and `providerId` are one name. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const positions = (header: readonly string[], column: string) => {
  const all = [...header.keys()]
  const exact = all.filter((index) => header[index] === column)
  return exact.length > 0 ? exact : all.filter((index) => plain(header[index] ?? '') === plain(column))
}

/**
 * Reads the header. @param named which column holds a field, where it does not bear the field's name
 * @throws ImportRefused naming every column that is missing or stands there twice
 */
export const openSheet = async <F extends string>(
  bytes: AsyncIterable<Uint8Array>,
  fields: Readonly<Record<F, 'needed' | 'optional'>>,
  named: ReadonlyMap<string, string>,
): Promise<Sheet<F>> => {
  const records = readCsv(bytes)
  const first = await records.next()
  if (first.done) throw refusedAt(1, 'The file is empty: its first line must name the columns')
  const header = first.value.cells.map((cell) => cell.trim())

  const report = createReport()
  const columns = new Map<string, number>()
  for (const [field, need] of Object.entries(fields)) {
    const column = named.get(field) ?? field
    const [index, another] = positions(header, column)
    if (another !== undefined) report.bad(first.value.line, column, 'The header names this column twice')
    else if (index !== undefined) columns.set(field, index)
    else if (need === 'needed' || named.has(field))
      report.bad(first.value.line, column, `The header has no such column for ${field}`)
  }
  if (report.total > 0) await records.return(undefined)
  report.done()

  const belowHeader = async function* () {
    try {
      yield* records
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      // The file cannot be read any further; what was wrong before is told with it.
      for (const { line, column, reason } of error.errors) report.bad(line, column, reason)
    }
  }
  const rows = async function* () {
    for await (const row of belowHeader()) {
      const { length } = row.cells
      // Spreadsheets write empty cells behind the last one.
      const isLonger = length > header.length && row.cells.slice(header.length).some((cell) => cell.trim() !== '')
      if (length < header.length || isLonger) {
        report.bad(row.line, '', `The line has ${length} cells, the header ${header.length}`)
      } else yield row
    }
  }
  return {
    report,
    has: (field) => columns.has(field),
    columnOf: (field) => header[columns.get(field) ?? -1] ?? field,
    text: (row, field) => row.cells[columns.get(field) ?? -1]?.trim() ?? '',
    rows: rows(),
  }
}
