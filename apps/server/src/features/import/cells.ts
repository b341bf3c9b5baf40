import { CONTROL, type Currency } from '@onward/contract'
import { isDate, isWallTime } from '@onward/scheduling'
import {
  comma,
  control,
  empty,
  notDate,
  notHours,
  notHowMany,
  notNumber,
  notWallTime,
  notWhole,
  notWord,
  notYesNo,
  tooLong,
  type Reason,
} from './reasons.ts'
import { minorIn } from './amount.ts'
import type { CsvRow } from './csv.ts'
import type { Sheet } from './sheet.ts'

// Line breaks and tabs have a place in a note.
const controlInNote = /(?![\n\r\t])\p{Cc}/u

const length = (text: string) => [...text].length

const wrongId = (id: string) => {
  if (id === '') return empty
  if (id.length > 100) return tooLong(100)
  if (id.includes(',')) return comma
  return CONTROL.test(id) ? control : undefined
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
      checked(row, field, (name) => (name === '' ? empty : wrongText(name, 200, CONTROL))),
    optional: (row: CsvRow, field: F, most = 200) =>
      checked(row, field, (cell) => wrongText(cell, most, CONTROL)) || null,
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
    /** A date, also as a spreadsheet writes it that knows only moments; null when the cell is empty. */
    date: (row: CsvRow, field: F, spelled = (cell: string) => cell): string | null => {
      const cell = spelled(text(row, field).replace(/[T ]00:00(:00)?$/, ''))
      if (cell !== '' && !isDate(cell)) report.bad(row.line, columnOf(field), notDate)
      return cell === '' ? null : cell
    },
    /** A number with a point or a comma before its decimals; null when the cell is empty. */
    number: (row: CsvRow, field: F, least: number, most: number): number | null => {
      const cell = text(row, field)
      if (cell === '') return null
      const number = /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
      if (!(number >= least && number <= most)) report.bad(row.line, columnOf(field), notNumber(least, most))
      return number
    },
    /** A whole number from 0 on, also as one writes it who knows only decimals; null when the cell is empty. */
    whole: (row: CsvRow, field: F, most: number): number | null => {
      const cell = text(row, field)
      if (cell === '') return null
      const [, digits = ''] = /^(\d{1,9})(?:[.,]0+)?$/.exec(cell) ?? []
      if (digits === '' || Number(digits) > most) report.bad(row.line, columnOf(field), notWhole(most))
      return Number(digits)
    },
    /** Hours with at most two decimals that say something, in whole hundredths; null when the cell is empty. */
    hundredths: (row: CsvRow, field: F): number | null => {
      const cell = text(row, field)
      if (cell === '') return null
      const [, whole = '', decimals = ''] = /^(\d{1,5})(?:[.,](\d{1,2})0*)?$/.exec(cell) ?? []
      if (whole === '') report.bad(row.line, columnOf(field), notHours)
      return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
    },
    /**
     * An amount of money as people write it, in minor units of the currency; null when the cell is empty.
     * @param most in minor units
     */
    amount: (row: CsvRow, field: F, money: Currency, most: number): number | null => {
      const cell = text(row, field)
      if (cell === '') return null
      const minor = minorIn(cell, money, most)
      if (typeof minor === 'number') return minor
      report.bad(row.line, columnOf(field), minor)
      return null
    },
    /** How many are needed, `2`, or needed and wished for, `2/3`; null when the cell is empty. */
    howMany: (row: CsvRow, field: F): { least: number; wished: number } | null => {
      const cell = text(row, field)
      if (cell === '' || cell === '–' || cell === '-') return null
      const [, least = '', wished = least] = /^(\d{1,3})(?:\s*\/\s*(\d{1,3}))?$/.exec(cell) ?? []
      if (least === '' || Number(wished) < Number(least)) report.bad(row.line, columnOf(field), notHowMany)
      return { least: Number(least), wished: Number(wished) }
    },
    /** Yes or no; null when the cell is empty. */
    yesNo: (row: CsvRow, field: F): boolean | null => {
      const cell = text(row, field).toLowerCase()
      if (['yes', 'true', '1'].includes(cell)) return true
      if (cell !== '' && !['no', 'false', '0'].includes(cell)) report.bad(row.line, columnOf(field), notYesNo)
      return cell === '' ? null : false
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
