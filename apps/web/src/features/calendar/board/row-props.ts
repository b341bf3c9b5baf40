import type { Times } from '#web/ui/schedule/times.ts'
import type { Column } from './board-head.tsx'
import type { Coverings } from './covering.ts'
import type { Filled } from './demanded.ts'
import type { Room } from './geometry.ts'
import type { HoursRow } from './hours/hours.ts'
import type { Cells } from './placing.ts'
import type { Removed } from './removed.ts'
import type { BoardShift, Roster } from './roster.ts'
import type { Row } from './rows.ts'
import type { Totals } from './totals.ts'

/** How a cell stands in the grid, for those who cannot see it. What one scrolls past has no place of its own, nor words. */
export type CellProps = {
  id?: string
  'aria-colindex'?: number
  'aria-selected'?: boolean
}
export type RowProps = {
  gridId: string
  row: Row
  place: number
  top: number
  height: number
  dates: readonly string[]
  columns: readonly Column[]
  /** The first and last date that is drawn, as `3,12`. */
  shown: string
  roster: Roster
  cells: Cells | undefined
  totals: Totals | undefined
  /** Of a line of demand its figures by the date's place. */
  filled: readonly (Filled | undefined)[] | undefined
  violations: number
  conflicts: ReadonlySet<number>
  /** Of somebody what was taken away without their knowing. */
  removed: Cells<Removed> | undefined
  /** What shifts of another facility are beside. */
  facility: string
  room: Room
  /** Of a group what is needed of it, where that is known, and how many are on. */
  coverings: Coverings | undefined
  onDuty: readonly number[] | undefined
  /** The first and last date that is selected in this row, as `3,6`: as text, so that a row that is not concerned is not painted anew. */
  chosen: string | undefined
  /** The first and last date whose cells have their words; none where one scrolls past. */
  said: string | undefined
  /** Of a row whether it stays at the top, of a group how many of its rows do. */
  pinned: number
  /** Of a board of one day the hours of the row, the bar that is meant, and when the one that is drawn out would be. */
  hours: HoursRow | undefined
  active: number | undefined
  held: { shift: BoardShift; times: Times } | undefined
  /** Those that are being carried elsewhere. */
  carried: ReadonlySet<number>
}

/** Whether a shift is beside the facility that is looked at; where that is each, none is. */
export const elsewhereThan =
  (facility: string) =>
  ({ hospitalId }: Pick<BoardShift, 'hospitalId'>): boolean =>
    facility !== '' && hospitalId !== facility

export const isWithin = (places: string | undefined, at: number): boolean => {
  if (places === undefined) return false
  const [from = 0, to = 0] = places.split(',').map(Number)
  return from <= at && at <= to
}
/** What is selected is heard at once, whatever else is. */
export const isSaid = ({ chosen, said }: Pick<RowProps, 'chosen' | 'said'>, at: number): boolean =>
  isWithin(chosen, at) || isWithin(said, at)
