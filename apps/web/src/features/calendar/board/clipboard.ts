import type { BoardShiftType } from '@onward/contract'
import type { Stencil } from './proposing.ts'
import type { Roster } from './roster.ts'

type Lists = Pick<Roster, 'types' | 'facilities'>
type Times = Pick<Stencil, 'startsAt' | 'endsAt' | 'days'>

const CLOCK = '((?:[01]\\d|2[0-3]):[0-5]\\d)'
const TIMES = new RegExp(`^${CLOCK}-${CLOCK}(?:\\+(\\d))?$`)
/** A shift that ends at a time of the clock before it began ends on the day after. */
const usualDays = (startsAt: string, endsAt: string) => Number(endsAt <= startsAt)
/** `09:00-15:00`, and `09:00-15:00+1` where it ends so many days later than the clock says. */
const timesSaid = ({ startsAt, endsAt, days }: Times) => {
  const more = days - usualDays(startsAt, endsAt)
  return `${startsAt}-${endsAt}${more > 0 ? `+${more}` : ''}`
}
const timesRead = (word: string): Times | undefined => {
  const [, startsAt, endsAt, more = '0'] = TIMES.exec(word) ?? []
  if (startsAt === undefined || endsAt === undefined) return undefined
  return { startsAt, endsAt, days: usualDays(startsAt, endsAt) + Number(more) }
}
const usualOf = ({ startsAt, endsAt, days }: BoardShiftType): Times | undefined =>
  startsAt === null || endsAt === null || days === null ? undefined : { startsAt, endsAt, days }

/** Cells as a spreadsheet takes them: `D HAR`, with times where they are not the usual ones, several of a day after each other. */
export const asText = (cells: readonly (readonly (readonly Stencil[])[])[], { types, facilities }: Lists): string => {
  const wordsOf = (stencil: Stencil) => {
    const { shiftTypeId, hospitalId } = stencil
    const type = types.get(shiftTypeId)
    const usual = type && usualOf(type)
    const times = timesSaid(stencil)
    return [
      type?.letters,
      hospitalId !== undefined && facilities.get(hospitalId)?.code,
      (!usual || timesSaid(usual) !== times) && times,
    ]
      .filter(Boolean)
      .join(' ')
  }
  return cells.map((row) => row.map((stencils) => stencils.map(wordsOf).join(', ')).join('\t')).join('\n')
}

/** The cells of a text with tabs between them; spreadsheets put those with a line break in quotes. */
const cellsIn = (text: string): string[][] => {
  const rows: string[][] = [[]]
  // A cell, and what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

/** What a text of a spreadsheet says, cell by cell, and the words that say nothing here. */
export const fromText = (text: string, { types, facilities }: Lists) => {
  const known = [...types.values()].filter(({ isActive }) => isActive)
  const places = [...facilities.values()].filter(({ isActive }) => isActive)
  const wrong: string[] = []
  const stencilIn = (word: string): Stencil[] => {
    const [letters = '', ...rest] = word.trim().toUpperCase().split(/\s+/)
    if (letters === '') return []
    const type = known.find((one) => one.letters === letters)
    const said = timesRead(rest.at(-1) ?? '')
    const [code, ...more] = said ? rest.slice(0, -1) : rest
    const place = code === undefined ? undefined : places.find((one) => one.code.toUpperCase() === code)
    const times = said ?? (type && usualOf(type))
    if (!type || !times || more.length > 0 || (code !== undefined && !place)) {
      wrong.push(word.trim())
      return []
    }
    return [{ shiftTypeId: type.shiftTypeId, hospitalId: place?.hospitalId, specialtyId: undefined, ...times }]
  }
  // A spreadsheet ends its last line too.
  const rows = cellsIn(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  return { cells: rows.map((row) => row.map((cell) => cell.split(/[,\n]/).flatMap(stencilIn))), wrong }
}
