import { SheetFault } from './sheet-fault.ts'
import { holdSize } from './table-size.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** How many lines tell what stands between the cells. */
const TELLING = 20

/** What stands between the cells: what cuts the most lines into equally many, and then into the most. */
const delimiterOf = (text: string) => {
  // What is quoted may hold anything.
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .slice(0, TELLING)
  const judged = DELIMITERS.map((delimiter) => {
    const [first = 0, ...rest] = lines.map((line) => line.split(delimiter).length)
    return { delimiter, even: first > 1 ? 1 + rest.filter((count) => count === first).length : 0, first }
  })
  const [best] = judged.toSorted((one, other) => other.even - one.even || other.first - one.first)
  return best && best.even > 0 ? best.delimiter : ','
}

/** `sep=;` in the first line, as some programs write it. */
const DECLARED = /^sep=([,;\t|])(?:\r\n|\r|\n)/i

/**
 * The rows of a text with cells between commas, semicolons, tabs or bars, quoted or not. Empty lines are left out.
 * @throws SheetFault where a quote is never closed, or the table is too large
 */
export const delimited = (whole: string) => {
  const declared = DECLARED.exec(whole)
  const text = declared ? whole.slice(declared[0].length) : whole
  const delimiter = declared?.[1] ?? delimiterOf(text)
  const ends = new RegExp(`[${delimiter === '\t' ? '\\t' : `\\${delimiter}`}\r\n]`, 'g')
  const rows: string[][] = []
  let row: string[] = []
  let widest = 0
  const end = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row)
    widest = Math.max(widest, row.length)
    holdSize(rows.length, widest)
    row = []
  }
  for (let at = 0; at < text.length;) {
    let value = ''
    if (text[at] === '"') {
      for (;;) {
        const close = text.indexOf('"', at + 1)
        if (close < 0) throw new SheetFault('damaged')
        value += text.slice(at + 1, close)
        at = close + 1
        if (text[at] !== '"') break
        value += '"'
      }
    }
    // What goes on behind a closing quote belongs to the cell as well.
    ends.lastIndex = at
    const next = ends.exec(text)?.index ?? text.length
    row.push(value + text.slice(at, next))
    at = next
    if (text[at] === delimiter) {
      at += 1
      if (at < text.length) continue
      row.push('')
    } else if (text[at] === '\r' && text[at + 1] === '\n') at += 2
    else at += 1
    end()
  }
  return rows
}
