import { MOST_IMPORTED, nearest, plain, wrongField } from '@onward/contract'
import { asItWas } from '@onward/sheets'
import { readCsv, type CsvRow } from './csv.ts'
import { createReport, ImportRefused, refusedAt, type Report } from './refused.ts'

/** The fields of a kind of import: whether a file must have the column. */
export type Fields = Readonly<Record<string, 'needed' | 'optional'>>

const tooManyRows =
  'This is more than 250,000 rows, the most that one file may have. Cut it in several and send them one by one.'

/** A file whose header has been understood. */
export type Sheet<F extends string> = {
  report: Report
  has(field: F): boolean
  /** What the file calls the field. */
  columnOf(field: F): string
  /** The columns that are not read. */
  ignored: string[]
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

const positions = (header: readonly string[], column: string) => {
  const all = [...header.keys()]
  const exact = all.filter((index) => header[index] === column)
  return exact.length > 0 ? exact : all.filter((index) => plain(header[index] ?? '') === plain(column))
}

/** How the columns of a file are told. */
export type Columns = {
  /** Which column holds a field, where it does not bear the field's name. */
  named: ReadonlyMap<string, string>
  /** Columns that are left out on purpose. */
  ignore: readonly string[]
}

/** Which cell of a line holds which field; what is wrong with the header goes to the report. */
const readHeader = ({ line, cells }: CsvRow, fields: Fields, { named, ignore }: Columns, report: Report) => {
  const columns = new Map<string, number>()
  const missing: [field: string, column: string][] = []
  for (const [field, need] of Object.entries(fields)) {
    const column = named.get(field) ?? field
    const [index, another] = positions(cells, column)
    if (another !== undefined) report.bad(line, column, 'The header names this column twice')
    else if (index !== undefined) columns.set(field, index)
    else if (need === 'needed' || named.has(field)) missing.push([field, column])
  }
  const read = new Set(columns.values())
  const others = cells.filter((cell, index) => cell !== '' && !read.has(index) && positions(ignore, cell).length === 0)
  for (const [field, column] of missing) {
    const likely = others.find((other) => nearest(other, [field]) !== undefined)
    const advice = likely === undefined ? '' : `; if it is ${likely}, say map=${field}=${likely}`
    report.bad(line, column, `The header has no such column for ${field}${advice}`)
  }
  const free = Object.keys(fields).filter((field) => fields[field] === 'optional' && !columns.has(field))
  for (const column of others) {
    const field = nearest(column, free)
    if (field === undefined) continue
    const advice = `say map=${field}=${column} if it is ${field}, or ignore=${column} if it is not`
    report.bad(line, column, `is not understood: ${advice}`)
  }
  return { columns, others }
}

/**
 * Reads the header.
 * @throws ImportRefused naming every column that is missing, stands there twice, or is probably a field under another name
 */
export const openSheet = async <F extends string>(
  bytes: AsyncIterable<Uint8Array>,
  fields: Readonly<Record<F, 'needed' | 'optional'>>,
  told: Columns,
): Promise<Sheet<F>> => {
  const records = readCsv(bytes)
  const first = await records.next()
  if (first.done) throw refusedAt(1, 'The file is empty: its first line must name the columns')
  const header = first.value.cells.map((cell) => cell.trim())
  const report = createReport()
  const { columns, others } = readHeader({ line: first.value.line, cells: header }, fields, told, report)
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
    let count = 0
    for await (const row of belowHeader()) {
      count += 1
      if (count > MOST_IMPORTED) throw refusedAt(row.line, tooManyRows)
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
    ignored: others,
    columnOf: (field) => header[columns.get(field) ?? -1] ?? field,
    // What made a cell harmless to spreadsheets is no part of it.
    text: (row, field) => asItWas(row.cells[columns.get(field) ?? -1]?.trim() ?? '').trim(),
    rows: rows(),
  }
}
