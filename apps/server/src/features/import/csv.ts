import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { delimiterOf } from './delimiter.ts'
import { notAnotherKind } from './file-kind.ts'
import { takeRecord } from './record.ts'
import { refusedAt } from './refused.ts'
import { checkedUtf8 } from './utf8.ts'

/** One record: the line on which it begins (the header's is 1) and its cells as they stand in the file. */
export type CsvRow = { line: number; cells: string[] }

/** A record may hold a page, not a file: a quote that is never closed must not fill the memory. */
const LARGEST_RECORD = 100_000

/** How much is parsed at a time. */
const PIECE = 65_536

type Piece = { piece: string; isEnd: boolean }

/** The text in small pieces; an empty one ends it. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  const decoder = new StringDecoder('utf8')
  for await (const chunk of checkedUtf8(notAnotherKind(bytes))) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield { piece: decoder.write(chunk.subarray(at, at + PIECE)), isEnd: false }
      // A file that is in memory already would otherwise be parsed in one go, and everybody else wait.
      await setImmediate()
    }
  }
  yield { piece: decoder.end(), isEnd: true }
}

/**
 * The records of a CSV file in UTF-8, with or without BOM, whatever ends its lines and whether comma, semicolon or tab stands
 * between its cells; blank lines are passed over. A quote in the middle of a cell that does not begin with one stands for
 * itself.
 * @throws ImportRefused naming the line, at the first text that is no CSV and after the records before it
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let text = ''
  let line = 1
  let width = 0
  let delimiter: string | undefined
  let isBegun = false
  for await (const { piece, isEnd } of piecesOf(bytes)) {
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
    if (text.length > LARGEST_RECORD)
      throw refusedAt(
        line,
        'The record of this line is longer than 100,000 characters; perhaps a quote is never closed',
      )
  }
}
