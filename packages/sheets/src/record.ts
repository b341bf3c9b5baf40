import { CsvFault } from './csv-fault.ts'

/** Where the reading of a file stands. */
type Place = {
  text: string
  at: number
  delimiter: string
  /** Whether nothing comes after the text. */
  isEnd: boolean
  /** The line that `at` is the beginning of. */
  line: number
  /** How many cells the header has. */
  width: number
}
type Taken = { cells: string[]; next: number; breaks: number }

const LINE_BREAK = /\r\n?|\n/g
const quoteOrBreak = /["\r\n]/g
const cellEnds = new Map([',', ';', '\t'].map((delimiter) => [delimiter, new RegExp(`[${delimiter}\\r\\n]`, 'g')]))

/** From this many delimiters on, a line inside of quotes is no sentence. */
const MANY = 3

const find = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

/** Where the next line begins; undefined when that is not known yet, as a CR may be half of a line break. */
const afterBreak = ({ text, isEnd }: Place, at: number): number | undefined => {
  if (at === text.length) return isEnd ? at : undefined
  if (text[at] === '\n') return at + 1
  if (at + 1 === text.length && !isEnd) return undefined
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

/** The quote that closes a cell; two of them are one that belongs to it. */
const closingQuote = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return -1
}

/** Whether a line inside of the quotes has the cells of a line of the file: then a stray quote has swallowed it. */
const holdsLines = (cell: string, column: number, { delimiter, width }: Place): boolean => {
  const [, ...lines] = cell.split(LINE_BREAK)
  return lines.some((line, index) => {
    // A sentence has a blank behind its commas.
    if (line.includes(`${delimiter} `)) return false
    const delimiters = line.split(delimiter).length - 1
    // The last one goes on behind the quote.
    return delimiters >= MANY && delimiters === (index === lines.length - 1 ? column : width - 1)
  })
}

/** A record with quotes, cell by cell. */
const takeQuoted = (place: Place): Taken | undefined => {
  const { text, delimiter, isEnd, line } = place
  const cells: string[] = []
  let { at } = place
  let inside = 0
  for (;;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      if (close === -1 && isEnd) throw new CsvFault('open', line + inside)
      if (close === -1 || (close + 1 === text.length && !isEnd)) return undefined
      const cell = text.slice(at + 1, close).replaceAll('""', '"')
      const behind = text[close + 1] ?? '\n'
      if (behind !== delimiter && behind !== '\r' && behind !== '\n') throw new CsvFault('middle', line + inside)
      if (holdsLines(cell, cells.length, place)) throw new CsvFault('lines', line + inside)
      inside += cell.match(LINE_BREAK)?.length ?? 0
      cells.push(cell)
      at = close + 1
    } else {
      const end = find(cellEnds.get(delimiter) ?? quoteOrBreak, text, at)
      if (end === -1 && !isEnd) return undefined
      cells.push(text.slice(at, end === -1 ? text.length : end))
      at = end === -1 ? text.length : end
    }
    if (text[at] === delimiter) at += 1
    else {
      const next = afterBreak(place, at)
      return next === undefined ? undefined : { cells, next, breaks: inside + 1 }
    }
  }
}

/**
 * The record that begins at a place of the text, where the next one begins, and how many lines further; undefined when it goes
 * on behind the end of the text.
 * @throws CsvFault for a quote that is not closed, or closed where no cell ends
 */
export const takeRecord = (place: Place): Taken | undefined => {
  const { text, at, delimiter } = place
  const stop = find(quoteOrBreak, text, at)
  if (stop !== -1 && text[stop] === '"') return takeQuoted(place)
  const end = stop === -1 ? text.length : stop
  const next = afterBreak(place, end)
  return next === undefined ? undefined : { cells: text.slice(at, end).split(delimiter), next, breaks: 1 }
}
