import { isWallTime } from '@onward/scheduling'
import type { CsvRow } from './csv.ts'
import type { Sheet } from './sheet.ts'

const control = /\p{Cc}/u
// Line breaks and tabs have a place in a note.
const controlInNote = /(?![\n\r\t])\p{Cc}/u

const length = (text: string) => [...text].length

const wrongId = (id: string) => {
  if (id === '') return 'is empty'
  if (id.length > 100) return 'has more than 100 characters'
  if (id.includes(',')) return 'holds a comma, which an id cannot'
  return control.test(id) ? 'holds a control character' : undefined
}
const wrongText = (text: string, most: number, forbidden: RegExp) => {
  if (text.length > most && length(text) > most) return `has more than ${most} characters`
  return forbidden.test(text) ? 'holds a control character' : undefined
}

/** Reads cells and reports those that cannot be used; what it hands back then must not be. */
export const cellsOf = <F extends string>({ report, text, columnOf }: Sheet<F>) => {
  const checked = (row: CsvRow, field: F, wrong: (cell: string) => string | undefined) => {
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
      checked(row, field, (name) => (name === '' ? 'is empty' : wrongText(name, 200, control))),
    optional: (row: CsvRow, field: F) => checked(row, field, (cell) => wrongText(cell, 200, control)) || null,
    note: (row: CsvRow, field: F) => checked(row, field, (cell) => wrongText(cell, 2_000, controlInNote)) || null,
    /** A wall time, also with a blank for the T and with seconds that are zero. */
    wallTime: (row: CsvRow, field: F) => {
      const cell = text(row, field)
      const wall = cell.replace(' ', 'T').replace(/(T\d\d:\d\d):00$/, '$1')
      if (!isWallTime(wall)) {
        report.bad(
          row.line,
          columnOf(field),
          cell === '' ? 'is empty' : 'is not a local date and time such as 2026-11-21T19:00',
        )
      }
      return wall
    },
    /** One of the words, or undefined when the cell is empty. */
    word: <W extends string>(row: CsvRow, field: F, words: readonly W[]) => {
      const cell = text(row, field).toLowerCase()
      const word = words.find((one) => one === cell)
      if (cell !== '' && word === undefined) report.bad(row.line, columnOf(field), `is not one of ${words.join(', ')}`)
      return word
    },
  }
}
