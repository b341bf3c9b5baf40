import { isWallTime } from '@onward/scheduling'
import { comma, control, empty, notWallTime, notWord, tooLong, type Reason } from './reasons.ts'
import type { CsvRow } from './csv.ts'
import type { Sheet } from './sheet.ts'

const hasControl = /\p{Cc}/u
// Line breaks and tabs have a place in a note.
const controlInNote = /(?![\n\r\t])\p{Cc}/u

const length = (text: string) => [...text].length

const wrongId = (id: string) => {
  if (id === '') return empty
  if (id.length > 100) return tooLong(100)
  if (id.includes(',')) return comma
  return hasControl.test(id) ? control : undefined
}
const wrongText = (text: string, most: number, forbidden: RegExp) => {
  if (text.length > most && length(text) > most) return tooLong(most)
  return forbidden.test(text) ? control : undefined
}

/** Reads cells and reports those that cannot be used; what it hands back then must not be. */
export const cellsOf = <F extends string>({ report, text, columnOf }: Sheet<F>) => {
  const checked = (row: CsvRow, field: F, wrong: (cell: string) => Reason | undefined) => {
    const cell = text(row, field)
    const reason = wrong(cell)
    if (reason !== undefined) report.bad(row.line, columnOf(field), reason)
    return cell
  }
  return {
    id: (row: CsvRow, field: F) => checked(row, field, wrongId),
    optionalId: (row: CsvRow, field: F) =>
      checked(row, field, (id) => (id === '' ? undefined : wrongId(id))) || undefined,
    name: (row: CsvRow, field: F) =>
      checked(row, field, (name) => (name === '' ? empty : wrongText(name, 200, hasControl))),
    optional: (row: CsvRow, field: F) => checked(row, field, (cell) => wrongText(cell, 200, hasControl)) || null,
    note: (row: CsvRow, field: F) => checked(row, field, (cell) => wrongText(cell, 2_000, controlInNote)) || null,
    /** A wall time, also with a blank for the T and with seconds that are zero. */
    wallTime: (row: CsvRow, field: F) => {
      const cell = text(row, field)
      const wall = cell.replace(' ', 'T').replace(/(T\d\d:\d\d):00$/, '$1')
      if (!isWallTime(wall)) {
        report.bad(row.line, columnOf(field), cell === '' ? empty : notWallTime)
      }
      return wall
    },
    /** One of the words, or undefined when the cell is empty. */
    word: <W extends string>(row: CsvRow, field: F, words: readonly W[]) => {
      const cell = text(row, field).toLowerCase()
      const word = words.find((one) => one === cell)
      if (cell !== '' && word === undefined) report.bad(row.line, columnOf(field), notWord(words))
      return word
    },
  }
}
