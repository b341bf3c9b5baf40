import type { BoardPerson } from '@onward/contract'
import type { Cells } from './placing.ts'
import type { Target } from './proposing.ts'
import { dateOf, type BoardShift } from './roster.ts'
import { rangeOf, type Selection, type Spot } from './selection.ts'
import type { BoardView } from './use-board.ts'

type Seen = Pick<BoardView, 'rows' | 'dates'>
/** The shifts that begin on a day of a row and are shown, and whether there are others that a filter hides. */
export type Starting = (rowKey: string, date: string) => Pick<Target, 'shifts' | 'isTaken'>
const NONE: readonly BoardShift[] = []

/** @param left which of them filters leave; nothing where every shift is shown */
export const startingOf =
  (byRow: ReadonlyMap<string, readonly BoardShift[]>, left?: BoardView['left']): Starting =>
  (rowKey, date) => {
    const all = (byRow.get(rowKey) ?? NONE).filter((shift) => dateOf(shift) === date)
    const shown = left ? all.filter(left) : all
    return { shifts: shown, ...(shown.length < all.length && { isTaken: true }) }
  }

/** The same of rows in which what stands on a day is known by its place. */
export const startingIn =
  (cells: ReadonlyMap<string, Cells>, dates: readonly string[]): Starting =>
  (rowKey, date) => ({ shifts: cells.get(rowKey)?.[dates.indexOf(date)]?.map(({ shift }) => shift) ?? NONE })

export const personAt = ({ rows }: Seen, row: number): BoardPerson | undefined => {
  const found = rows[row]
  return found?.kind === 'person' ? found.person : undefined
}

/** Whose a shift is in a row: somebody's, null of what is open where it is; undefined of a group, and of another facility. */
export const ownerAt = (
  { rows }: Seen,
  row: number,
  { hospitalId }: Pick<BoardShift, 'hospitalId'>,
): string | null | undefined => {
  const found = rows[row]
  if (found?.kind === 'open') return found.hospitalId === hospitalId ? null : undefined
  return found?.kind === 'person' ? found.person.providerId : undefined
}

/** A day of somebody, or of what is open at a facility; undefined in the row of a group. */
export const targetAt = (view: Seen, starting: Starting, { row, column }: Spot): Target | undefined => {
  const found = view.rows[row]
  const date = view.dates[column]
  if (!found || found.kind === 'group' || found.kind === 'line' || date === undefined) return undefined
  const day = { date, ...starting(found.key, date) }
  if (found.kind === 'person') return { providerId: found.person.providerId, ...day }
  const hospitalId = found.kind === 'open' ? found.hospitalId : found.line.hospitalId
  return { providerId: null, hospitalId, ...day }
}

/** The days of a selection, row by row. Rows of groups are left out. */
export const targetsIn = (view: Seen, starting: Starting, selection: Selection): Target[][] => {
  const { rows, columns } = rangeOf(selection)
  return Array.from({ length: rows[1] - rows[0] + 1 }, (_, down) =>
    Array.from({ length: columns[1] - columns[0] + 1 }, (__, along) =>
      targetAt(view, starting, { row: rows[0] + down, column: columns[0] + along }),
    ).filter((target) => target !== undefined),
  ).filter((row) => row.length > 0)
}
