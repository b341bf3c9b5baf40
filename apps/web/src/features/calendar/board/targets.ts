import type { BoardPerson } from '@onward/contract'
import type { Target } from './proposing.ts'
import { dateOf, type BoardShift } from './roster.ts'
import { rangeOf, type Selection, type Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'

type Seen = Pick<BoardView, 'rows' | 'dates'>
/** The shifts that begin on a day of somebody, those too that a filter hides. */
export type Starting = (providerId: string, date: string) => readonly BoardShift[]
const NONE: readonly BoardShift[] = []

export const startingOf = (shifts: readonly BoardShift[]): Starting => {
  const known = Map.groupBy(shifts, (shift) => `${dateOf(shift)} ${shift.providerId ?? ''}`)
  return (providerId, date) => known.get(`${date} ${providerId}`) ?? NONE
}

export const personAt = ({ rows }: Seen, row: number): BoardPerson | undefined => {
  const found = rows[row]
  return found?.kind === 'person' ? found.person : undefined
}

/** A day of somebody; undefined in the row of a group, or of what is nobody's. */
export const targetAt = (view: Seen, starting: Starting, { row, column }: Spot): Target | undefined => {
  const person = personAt(view, row)
  const date = view.dates[column]
  return person && date !== undefined
    ? { providerId: person.providerId, date, shifts: starting(person.providerId, date) }
    : undefined
}

/** The days of a selection, row by row. Rows that are nobody's are left out. */
export const targetsIn = (view: Seen, starting: Starting, selection: Selection): Target[][] => {
  const { rows, columns } = rangeOf(selection)
  return Array.from({ length: rows[1] - rows[0] + 1 }, (_, down) =>
    Array.from({ length: columns[1] - columns[0] + 1 }, (__, along) =>
      targetAt(view, starting, { row: rows[0] + down, column: columns[0] + along }),
    ).filter((target) => target !== undefined),
  ).filter((row) => row.length > 0)
}
