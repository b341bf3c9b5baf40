import * as v from 'valibot'
import { ClockChange, Publicity, ShiftType } from './schedule.ts'

export const Assignment = v.object({
  assignmentId: v.number(),
  /** Who works it; null while it is open, and somebody shall be found. */
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  hospitalId: v.string(),
  facilityName: v.string(),
  facilityCode: v.string(),
  /** Wall times at the facility, as asked for. */
  startsAt: v.string(),
  endsAt: v.string(),
  timeZone: v.string(),
  /** The instants that they are, UTC; `end` is not part of the shift. */
  start: v.string(),
  end: v.string(),
  elapsedMinutes: v.number(),
  /** The facility-local date on which the shift starts. */
  scheduledDate: v.string(),
  /** The word of four that goes with its type. */
  shiftType: ShiftType,
  shiftTypeId: v.string(),
  shiftTypeName: v.string(),
  /** What it asks of whoever works it. */
  specialtyId: v.nullable(v.string()),
  specialtyName: v.nullable(v.string()),
  status: v.picklist(['confirmed', 'cancelled']),
  publication: Publicity,
  note: v.nullable(v.string()),
  version: v.number(),
  clockChange: v.object({ startsAt: ClockChange, endsAt: ClockChange }),
})
export type Assignment = v.InferOutput<typeof Assignment>
/** One that somebody works. */
export const StaffedAssignment = v.object({
  ...Assignment.entries,
  providerId: v.string(),
  providerName: v.string(),
})
export type StaffedAssignment = v.InferOutput<typeof StaffedAssignment>

/** Whether somebody works it; an open shift waits for somebody. */
export const isStaffed = <Shift extends { providerId: string | null; providerName: string | null }>(
  shift: Shift,
): shift is Shift & { providerId: string; providerName: string } => shift.providerId !== null

export const Leave = v.object({
  leaveId: v.number(),
  providerId: v.string(),
  providerName: v.string(),
  /** First and last day of the leave, both part of it. */
  startDate: v.string(),
  endDate: v.string(),
  leaveDescription: v.string(),
  /** Which of the account's kinds of leave it is, and what that is called. */
  leaveKindId: v.string(),
  leaveKindName: v.string(),
  status: v.picklist(['approved', 'cancelled']),
  version: v.number(),
})
export type Leave = v.InferOutput<typeof Leave>

/** A shift as people speak of it: who, where, and from when to when on that facility's wall. */
export const ToldShift = v.pick(StaffedAssignment, [
  'providerId',
  'providerName',
  'hospitalId',
  'facilityName',
  'startsAt',
  'endsAt',
  'timeZone',
])
export type ToldShift = v.InferOutput<typeof ToldShift>
/** The first of the shifts ahead, open ones too, and how many they are. */
export const ShiftsAhead = v.object({
  total: v.number(),
  shifts: v.array(
    v.object({ ...ToldShift.entries, providerId: v.nullable(v.string()), providerName: v.nullable(v.string()) }),
  ),
})
/** One that is in the way; without an id it is another shift of the same booking. */
export const MetShift = v.object({ assignmentId: v.nullable(v.number()), ...ToldShift.entries })
export const ToldLeave = v.omit(Leave, ['leaveId', 'leaveKindId', 'leaveKindName', 'status', 'version'])
const Row = v.union([v.object({ assignment: Assignment }), v.object({ leave: Leave })])

const refused = { message: v.string() }
/** The row as it is now, beside the facts for callers of before there were any. */
const current = { assignment: v.optional(Assignment), leave: v.optional(Leave) }

/**
 * Why a booking was refused: `message` in English for people, and `reason` with the `facts` that any other wording needs.
 * `facts.shifts` is empty when what was in the way has gone since, and trying again may do.
 */
export const Conflict = v.variant('reason', [
  /** The person works elsewhere meanwhile. Wall times are those of each shift's own `timeZone`. */
  v.object({
    ...refused,
    reason: v.literal('overlap'),
    facts: v.object({ wanted: v.nullable(ToldShift), shifts: v.array(MetShift) }),
    conflicts: v.array(Assignment),
  }),
  /** The person is on leave then: `wanted` is the shift, or the other leave, that was asked for. */
  v.object({
    ...refused,
    reason: v.literal('leave'),
    facts: v.object({ wanted: v.union([ToldShift, ToldLeave]), leave: v.array(Leave) }),
    leave: Leave,
  }),
  /** The person works on days of the leave that was asked for. */
  v.object({
    ...refused,
    reason: v.literal('assignments'),
    facts: v.object({ wanted: v.nullable(ToldLeave), shifts: v.array(MetShift) }),
  }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: Row, ...current }),
  /** The row has been cancelled: leave for good, an assignment until it is restored. */
  v.object({ ...refused, reason: v.literal('cancelled'), facts: Row, ...current }),
])
export type Conflict = v.InferOutput<typeof Conflict>
