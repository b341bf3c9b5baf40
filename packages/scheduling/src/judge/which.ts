import type { ShiftType } from '../shift-types.ts'
import type { JudgedShift } from './situation.ts'

/** Minutes of the day on the wall, half-open; `to` before `from` goes over midnight. */
export type ClockSpan = { from: number; to: number }

/** Which shifts a rule counts: those that one of these is true of. Without any, every shift. */
export type Which = {
  partsOfDay?: readonly ShiftType[]
  shiftTypeIds?: readonly string[]
  /** Shifts with a minute in this part of any day. */
  clock?: ClockSpan
}

const DAY = 1440

/**
 * A night as most agreements have it: a night shift, or any other that has a minute between midnight and five.
 * A call of 24 hours is one too. Packs that mean something else say so.
 */
export const NIGHT = { partsOfDay: ['night'], clock: { from: 0, to: 300 } } as const satisfies Which

type Clocked = Pick<JudgedShift, 'wallStart' | 'wallEnd'>

/** Whether a shift has a minute in that part of any of its days. */
export const touchesClock = ({ wallStart, wallEnd }: Clocked, { from, to }: ClockSpan): boolean => {
  const length = (to - from + DAY) % DAY || DAY
  const before = Math.floor((wallStart - from) / DAY) * DAY + from
  return before + length > wallStart || before + DAY < wallEnd
}

/** Whether a shift is one of those. */
export const isOne = (
  shift: Clocked & Pick<JudgedShift, 'partOfDay' | 'shiftTypeId'>,
  { partsOfDay, shiftTypeIds, clock }: Which = {},
): boolean =>
  (!partsOfDay && !shiftTypeIds && !clock) ||
  partsOfDay?.includes(shift.partOfDay) === true ||
  shiftTypeIds?.includes(shift.shiftTypeId) === true ||
  (clock !== undefined && touchesClock(shift, clock))
