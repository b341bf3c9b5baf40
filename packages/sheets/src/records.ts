import { CsvFault } from './csv-fault.ts'
import { delimiterOf } from './delimiter.ts'
import { takeRecord } from './record.ts'

/** One record: the line on which it begins (the header's is 1) and its cells as they stand in the file. */
export type CsvRow = { line: number; cells: string[] }

/** A record may hold a page, not a file: a quote that is never closed must not fill the memory. */
const LARGEST_RECORD = 100_000

/**
 * Cuts a text that comes in pieces into records, with or without BOM, whatever ends its lines and whether comma, semicolon or
 * tab stands between its cells; blank lines are passed over. A quote in the middle of a cell that does not begin with one
 * stands for itself.
 */
export const cutRecords = () => {
  let text = ''
  let line = 1
  let width = 0
  let delimiter: string | undefined
  let isBegun = false
  return {
    /**
     * The records that end in this piece.
     * @throws CsvFault naming the line, at the first text that is no CSV and after the records before it
     */
    take: function* (piece: string, isEnd: boolean): Generator<CsvRow> {
      text += piece
      if (!isBegun && text !== '') {
        isBegun = true
        if (text.startsWith('\ufeff')) text = text.slice(1)
      }
      let at = 0
      while (at < text.length) {
        delimiter ??= delimiterOf(text, at, isEnd)
        const taken = delimiter === undefined ? undefined : takeRecord({ text, at, delimiter, isEnd, line, width })
        if (taken === undefined) break
        const { cells, next, breaks } = taken
        const first = line
        at = next
        line += breaks
        if (cells.every((cell) => cell.trim() === '')) continue
        width ||= cells.length
        yield { line: first, cells }
      }
      text = text.slice(at)
      if (text.length > LARGEST_RECORD) throw new CsvFault('long', line)
    },
  }
}
