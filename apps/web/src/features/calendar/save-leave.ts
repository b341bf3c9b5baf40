import {
  ApiError,
  leaveChanges,
  type Assignment,
  type CallOptions,
  type Leave,
  type Override,
  type ShiftOutcome,
} from '@onward/contract'
import { apiOf, type Calling } from '#web/lib/api.ts'
import { textOf } from '#web/lib/text.ts'
import { withReasons } from './judged/with-reasons.ts'
import { changesOf, newLeaves, type LeaveValues } from './leave-values.ts'

const api = apiOf(leaveChanges)

/** What a form of leave asks for: new leave, or a change of one, and what becomes of the shifts in its way. */
type Input = { values: LeaveValues; leave: Leave | undefined; shifts: ShiftOutcome[] }
/** All that was written. */
type Written = { leave: Leave[]; assignments: Assignment[]; batchId: number }

const change = async (
  leave: Leave,
  values: LeaveValues,
  shifts: ShiftOutcome[],
  overrides?: Override[],
): Promise<Written> => {
  const to = {
    id: leave.leaveId,
    version: leave.version,
    ...changesOf(leave, values),
    shifts,
    ...(overrides && { overrides }),
  }
  const { leave: changed, assignments, batchId } = await api.changeLeave(to)
  return { leave: [changed], assignments, batchId }
}

const save = (
  { values, leave, shifts }: Input,
  overrides: Override[] | undefined,
  options: CallOptions,
): Promise<Written> =>
  leave
    ? change(leave, values, shifts, overrides)
    : api.createLeaveOfSeveral({ ...newLeaves(values), shifts, ...(overrides && { overrides }) }, options)
const call: Calling<Input, Written> = withReasons((input, options) => save(input, undefined, options), save)

/**
 * Makes of what an earlier try has recorded what is wanted now, where that is one person's leave and nothing else. More than that
 * (shifts that were cancelled or handed over, leave of several people) is not taken back in silence: it is told, and stays.
 */
const amend = async (made: Written, { values, leave, shifts }: Input): Promise<Written> => {
  const [first, ...others] = made.leave
  const isPlain = others.length + made.assignments.length + shifts.length === 0
  const isTheirs = leave !== undefined || values.people.map(({ value }) => value).join() === first?.providerId
  if (first && isPlain && isTheirs) return change(first, values, shifts)
  const message = textOf('inTheWay.recorded', { people: made.leave.length, shifts: made.assignments.length })
  throw new ApiError(409, { message })
}

/** How leave is saved, once however often it is tried. */
export const saveLeave = { call, amend }
