import { dateOf, type BoardShift } from './roster.ts'
import type { BoardView } from './use-board.ts'

/** Whether a shift begins on the dates that one looks at, at the facility that is looked at. */
export const isBegunHere =
  ({ dates, address }: BoardView) =>
  (shift: Pick<BoardShift, 'hospitalId' | 'startsAt'>): boolean =>
    (address.facility === '' || shift.hospitalId === address.facility) && dates.includes(dateOf(shift))
