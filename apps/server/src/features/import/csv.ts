import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse, type CsvError } from 'csv-parse'
import { refusedAt, type ImportRefused } from './refused.ts'
import { checkedUtf8 } from './utf8.ts'

/** One record: the line on which it begins (the header's is 1) and its cells as they stand in the file. */
export type CsvRow = { line: number; cells: string[] }

/** A cell may hold a page, not a file: a quote that is never closed must not fill the memory. */
const LARGEST_CELL = 100_000

/** How much is parsed at a time. */
const PIECE = 65_536

const why: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'A cell of this line opens with a quote that is never closed',
  CSV_MAX_RECORD_SIZE: 'A cell of this line is longer than 100,000 bytes; perhaps its quote is never closed',
}

/**
 * The records of a CSV file in UTF-8, with or without BOM, whatever ends its lines; blank lines are passed over.
 * A quote in the middle of a cell stands for itself.
 * @throws ImportRefused naming the line, at the first text that is no CSV and after the records before it
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let refused: ImportRefused | undefined
  let end = 0
  let blank = 0
  // The parser counts CR LF inside quotes as two lines.
  let surplus = 0
  /** Of the records that are parsed and not handed out yet. */
  const lines: number[] = []

  const onRecord = (cells: string[], info: { lines: number; empty_lines: number }): string[] | undefined => {
    if (refused) return undefined
    let inside = 0
    for (const cell of cells) {
      if (!cell.includes('\n') && !cell.includes('\r')) continue
      inside += cell.match(/\r\n?|\n/g)?.length ?? 0
      surplus += cell.match(/\r\n/g)?.length ?? 0
    }
    end = info.lines - surplus
    blank = info.empty_lines
    if (cells.every((cell) => cell.trim() === '')) return undefined
    lines.push(end - inside)
    return cells
  }
  const onSkip = (error: CsvError | undefined) => {
    const passed = typeof error?.['empty_lines'] === 'number' ? error['empty_lines'] - blank : 0
    refused ??= refusedAt(end + 1 + passed, why[error?.code ?? ''] ?? 'The line is not CSV')
    return undefined
  }
  const untilRefused = async function* () {
    for await (const chunk of checkedUtf8(bytes)) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        yield chunk.subarray(at, at + PIECE)
        if (refused) return
        // A file that is in memory already would otherwise be parsed in one go, and everybody else wait.
        await setImmediate()
      }
    }
  }
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_CELL,
    // An error would take with it what has been read before: so it is kept, and thrown when that has been handed out.
    skip_records_with_error: true,
    on_skip: onSkip,
    on_record: onRecord,
  })
  // What goes wrong on either side comes out of the loop below.
  pipeline(Readable.from(untilRefused()), parser, () => {})
  // What `onRecord` hands on, in its order.
  for await (const cells of parser as AsyncIterable<string[]>) yield { line: lines.shift() ?? 0, cells }
  if (refused) throw refused
}
