import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { CsvFault, cutRecords, type CsvFaultCode, type CsvRow } from '@onward/sheets/read'
import { notAnotherKind } from './file-kind.ts'
import { refusedAt } from './refused.ts'
import { checkedUtf8 } from './utf8.ts'

export type { CsvRow } from '@onward/sheets/read'

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

const REASONS: Record<CsvFaultCode, string> = {
  open: 'A cell of this line opens with a quote that is never closed',
  middle:
    'A cell of this line opens with a quote that is closed in the middle of a cell; a quote that belongs to the text is written twice',
  lines: 'A cell of this line opens with a quote that takes in whole lines behind it',
  long: 'The record of this line is longer than 100,000 characters; perhaps a quote is never closed',
}

/**
 * The records of a CSV file in UTF-8.
 * @throws ImportRefused naming the line, at the first text that is no CSV and after the records before it
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const records = cutRecords()
  for await (const { piece, isEnd } of piecesOf(bytes)) {
    try {
      yield* records.take(piece, isEnd)
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error
      throw refusedAt(error.line, REASONS[error.code])
    }
  }
}
