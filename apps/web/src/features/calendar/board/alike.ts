import type { Placed } from './placing.ts'
import { hasMarks, type BoardShift } from './roster.ts'

/** One of a cell's shifts, and how many there are that nobody could tell from it. */
export type Alike = { placed: Placed; count: number }

const looksOf = ({ shift, isOn, isEnd }: Placed) =>
  [shift.shiftTypeId, shift.startsAt, shift.endsAt, shift.specialtyId, shift.flags, isOn, isEnd].join(' ')

/**
 * What is open in a cell, each kind once: of twenty in a day the letters of none could be read.
 * @param isApart what stands for itself whatever it is like; so does what has something to be looked at
 */
export const alike = (cell: readonly Placed[], isApart: (shift: BoardShift) => boolean): Alike[] => {
  const kinds = Map.groupBy(cell, (placed) =>
    hasMarks(placed.shift) || isApart(placed.shift) ? placed.shift.assignmentId : looksOf(placed),
  )
  return [...kinds.values()].flatMap(([placed, ...others]) => (placed ? [{ placed, count: others.length + 1 }] : []))
}
