import type { LocalDate } from './day-numbers.ts'
import { dateOfWall, wallAt, type WallTime } from './wall-times.ts'

/** Days of leave, the last one included. */
export type LeaveDays = { startDate: LocalDate; endDate: LocalDate }

/**
 * Whether any minute of a shift, by its facility's wall, falls on a day of leave. A night that runs into the first day
 * is blocked; one that ends at 00:00 of that day is not. Status is the caller's: only approved leave blocks.
 */
export const leaveBlocks = (
  { startDate, endDate }: LeaveDays,
  { startsAt, endsAt }: { startsAt: WallTime; endsAt: WallTime },
): boolean => dateOfWall(startsAt) <= endDate && endsAt > wallAt(startDate, '00:00') && startsAt < endsAt
