export type Cell = string | number

/** A spreadsheet takes a text that begins so for a formula, and runs it; what already stands before it is counted along. */
const FORMULA = /^'*[=+\-@\t\r]/

/** The text with an apostrophe in front where a spreadsheet would run it. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
/** What the text was before it was made harmless: whoever reads takes off the one apostrophe that was put in front. */
export const asItWas = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

const written = (value: Cell) => (typeof value === 'string' ? harmless(value) : String(value))

const field = (value: Cell) => {
  const text = written(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 writes them. A text never becomes a formula; a number stays one. */
export const csv = (rows: readonly (readonly Cell[])[]) => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** Spreadsheets take a file without this mark for one in the machine's own encoding. */
export const MARK = '\uFEFF'

/** Rows with tabs between their cells, as they are pasted. What would end a cell or a row is a blank in it. */
export const tabbed = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map((value) => quoted(written(value).replace(/[\t\r\n]+/g, ' '))).join('\t')}\r\n`).join('')

/** A quote at the beginning would be taken for one around the cell, and what it holds for a formula. */
const quoted = (text: string) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)
