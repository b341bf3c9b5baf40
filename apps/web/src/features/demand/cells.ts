import type { DemandCell } from '@onward/contract'

/** What stands in a cell of the grid: null where nothing is said. */
export type Cell = DemandCell | null

const MOST = 999
const FORM = /^(\d{1,3})(?:\s*[/–-]\s*(\d{1,3}))?$/

/** `2/3` for at least two and wished three, `2` where both are the same, nothing for nothing. */
export const textOfCell = (cell: Cell) => {
  if (!cell) return ''
  const { least, wished } = cell
  return least === wished ? String(least) : `${least}/${wished}`
}

/** What was typed, or undefined where it is no number of people. */
export const cellIn = (text: string): Cell | undefined => {
  // Of any script: spreadsheets write the digits of their language.
  const plain = text.trim().replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
  if (plain === '' || plain === '–' || plain === '-') return null
  const [, least, wished = least] = FORM.exec(plain) ?? []
  if (least === undefined || Number(wished) < Number(least) || Number(wished) > MOST) return undefined
  return { least: Number(least), wished: Number(wished) }
}

/** The value of a decimal digit: each script's ten stand in a row, and before its zero stands none. */
const digitOf = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

export const isSameCell = (one: Cell | undefined, other: Cell | undefined) =>
  one?.least === other?.least && one?.wished === other?.wished

/** Rows of a spreadsheet, as the clipboard has them. */
export const rowsOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'))

export const tableOf = (cells: readonly (readonly Cell[])[]) =>
  cells.map((row) => row.map(textOfCell).join('\t')).join('\n')
