/** A spreadsheet takes a text that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/

const field = (value: string | number) => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 writes them. A text never becomes a formula; a number stays one. */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
