import type { Stencil } from './proposing.ts'
import type { Roster } from './roster.ts'
import { typeable } from './typed-letters.ts'

type Lists = Pick<Roster, 'types' | 'facilities'>

/** Cells as a spreadsheet takes them: `D HAR`, several of a day after each other. */
export const asText = (cells: readonly (readonly (readonly Stencil[])[])[], { types, facilities }: Lists): string =>
  cells
    .map((row) =>
      row
        .map((stencils) =>
          stencils
            .map(({ shiftTypeId, hospitalId }) =>
              [types.get(shiftTypeId)?.letters, hospitalId !== undefined && facilities.get(hospitalId)?.code]
                .filter(Boolean)
                .join(' '),
            )
            .join(', '),
        )
        .join('\t'),
    )
    .join('\n')

/** What a text of a spreadsheet says, cell by cell, and the words that say nothing here. */
export const fromText = (text: string, { types, facilities }: Lists) => {
  const known = typeable(types.values())
  const places = [...facilities.values()].filter(({ isActive }) => isActive)
  const wrong: string[] = []
  const stencilIn = (word: string): Stencil[] => {
    const [letters = '', code, ...more] = word.trim().toUpperCase().split(/\s+/)
    if (letters === '') return []
    const type = known.find((one) => one.letters === letters)
    const place = code === undefined ? undefined : places.find((one) => one.code.toUpperCase() === code)
    if (!type || more.length > 0 || (code !== undefined && !place)) {
      wrong.push(word.trim())
      return []
    }
    const { shiftTypeId, startsAt, endsAt, days } = type
    return [{ shiftTypeId, hospitalId: place?.hospitalId, specialtyId: undefined, startsAt, endsAt, days }]
  }
  // A spreadsheet ends its last line too.
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return { cells: lines.map((line) => line.split('\t').map((cell) => cell.split(',').flatMap(stencilIn))), wrong }
}
