import { leaveChanges, type Assignment, type Leave, type ShiftOutcome } from '@onward/contract'
import { apiOf, type Calling } from '#web/lib/api.ts'
import { changesOf, newLeaves, type LeaveValues } from './leave-values.ts'

const api = apiOf(leaveChanges)

/** What a form of leave asks for: new leave, or a change of one, and what becomes of the shifts in its way. */
type Input = { values: LeaveValues; leave: Leave | undefined; shifts: ShiftOutcome[] }
/** All that was written. */
type Written = { leave: Leave[]; assignments: Assignment[] }

const change = async (
  leave: Leave,
  values: LeaveValues,
  shifts: ShiftOutcome[],
  providerId?: string,
): Promise<Written> => {
  const to = { id: leave.leaveId, version: leave.version, ...changesOf(leave, values, providerId), shifts }
  const { leave: changed, assignments } = await api.changeLeave(to)
  return { leave: [changed], assignments }
}

const call: Calling<Input, Written> = ({ values, leave, shifts }, options) =>
  leave ? change(leave, values, shifts) : api.createLeaveOfSeveral({ ...newLeaves(values), shifts }, options)

/** Makes of what an earlier try has recorded what is wanted now: of who stays it is changed, of the others cancelled, and who is new gets theirs. */
const amend = async (made: Written, { values, leave, shifts }: Input): Promise<Written> => {
  const [first] = made.leave
  if (leave && first) return change(first, values, shifts)
  const all: Written = { leave: [], assignments: [...made.assignments] }
  const add = (more: Written) => {
    all.leave.push(...more.leave)
    all.assignments.push(...more.assignments)
  }
  const had = new Set(made.leave.map(({ providerId }) => providerId))
  for (const one of made.leave) {
    if (values.people.some(({ value }) => value === one.providerId)) add(await change(one, values, [], one.providerId))
    else add({ leave: [(await api.cancelLeave({ id: one.leaveId, version: one.version })).leave], assignments: [] })
  }
  const people = values.people.filter(({ value }) => !had.has(value))
  if (people.length > 0) add(await api.createLeaveOfSeveral({ ...newLeaves({ ...values, people }), shifts }))
  return all
}

/** How leave is saved, once however often it is tried. */
export const saveLeave = { call, amend }
