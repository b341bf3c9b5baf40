export type Cell = string | number

/** A spreadsheet takes a text that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/

const written = (value: Cell) => (typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value))

const field = (value: Cell) => {
  const text = written(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 writes them. A text never becomes a formula; a number stays one. */
export const csv = (rows: readonly (readonly Cell[])[]) => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** Rows with tabs between their cells, as they are pasted. What would end a cell or a row is a blank in it. */
export const tabbed = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map((value) => quoted(written(value).replace(/[\t\r\n]+/g, ' '))).join('\t')}\r\n`).join('')

/** A quote at the beginning would be taken for one around the cell, and what it holds for a formula. */
const quoted = (text: string) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)
