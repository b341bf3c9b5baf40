import type { Assignment, Leave } from '@onward/contract'
import { conflicts } from '@onward/scheduling'
import { peopleFor } from '@onward/scheduling/judge'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { isBookingRefused } from '#server/db-errors.ts'
import type { Change, LeaveChange, ShiftChange } from './changes.ts'
import { inTheWay, inTheWayOfLeave } from './in-the-way.ts'
import { ownersOf, takePeople } from './people.ts'
import { judgeBooking } from './judge-booking.ts'
import { planLeave, type PlannedLeave } from './plan-leave.ts'
import { planShifts, type PlannedShift } from './plan-shifts.ts'
import { atTheSameMoment, leaveRefused, shiftRefused, shiftsMeet } from './refusals.ts'
import { blockingRules } from './rules.ts'
import { toldWithin } from './scope.ts'
import { leavesById } from './shown-leave.ts'
import { shiftsById } from './shown-shifts.ts'
import { changeLeave, createLeave } from './write-leave.ts'
import { writeShifts } from './write-shifts.ts'

/** The rows as they are afterwards, those of shifts and those of leave, each in the order of the changes. */
export type Booked = { assignments: Assignment[]; leave: Leave[] }

/**
 * The one door to shifts and leave: does all of the changes or none, and writes each into the audit trail. Part of the
 * caller's transaction, which an error ends. Shifts are judged by the outcome, so two people may trade theirs. Leave is
 * applied around them: cancelled before, changed and recorded after, one by one. To an author who plans at some facilities what
 * is at others, and who may not work at theirs, is not there.
 * @throws ApiError 400 and 404 that name the field, 409 `Conflict` with what is in the way, 422 `RulesRefusal`
 */
export const book = async (trx: Db, author: Author, changes: readonly Change[]): Promise<Booked> => {
  const { accountId, scope } = author
  const shifts = changes.filter((change) => change.of === 'assignment')
  const leave = changes.filter((change) => change.of === 'leave')
  try {
    const owners = await ownersOf(trx, accountId, idsIn(shifts), idsIn(leave))
    const rules = await blockingRules(trx, accountId)
    // Whoever is judged together waits for each other.
    const people = await takePeople(trx, accountId, peopleFor(rules, [...owners, ...namedIn(changes)]), scope)
    const shiftPlan = await planShifts(trx, author, shifts, people)
    const leavePlan = await planLeave(trx, author, leave, people)
    await cancelLeave(trx, author, leavePlan)
    const shiftIds = await applyShifts(trx, author, shiftPlan)
    const leaveIds = await applyLeave(trx, author, leavePlan)
    const assignments = await inOrder(shiftIds, (ids) => shiftsById(trx, accountId, ids), idOfShift)
    const before = shiftPlan.flatMap((one) => (one.kind === 'create' ? [] : one.before))
    await judgeBooking(trx, author, rules, { before, after: assignments })
    return { assignments, leave: await inOrder(leaveIds, (ids) => leavesById(trx, accountId, ids), idOfLeave) }
  } catch (error) {
    throw isBookingRefused(error)
      ? atTheSameMoment(shifts.length > 0 ? 'assignment' : 'leave')
      : toldWithin(scope, error)
  }
}

/** A booking of one change to a shift. */
export const bookShift = async (trx: Db, author: Author, change: ShiftChange) =>
  only((await book(trx, author, [change])).assignments)
/** A booking of one change to leave. */
export const bookLeave = async (trx: Db, author: Author, change: LeaveChange) =>
  only((await book(trx, author, [change])).leave)

const only = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('A booking answers a row for each change')
  return row
}

const idsIn = (changes: readonly Change[]) => changes.flatMap((change) => (change.kind === 'create' ? [] : change.id))
const namedIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    if (change.kind === 'create') return change.row.providerId
    return change.kind === 'cancel' ? [] : (change.to.providerId ?? [])
  })

/** Checks and writes the shifts, and answers their ids in the order of the plan. */
const applyShifts = async (trx: Db, author: Author, plan: readonly PlannedShift[]) => {
  if (plan.length === 0) return []
  const cancel = plan.flatMap((one) => (one.kind === 'cancel' ? one.before : []))
  const rewritten = (kind: 'change' | 'restore') =>
    plan.flatMap((one) =>
      one.kind === kind ? { ...one.after, assignmentId: one.before.assignmentId, version: one.before.version } : [],
    )
  const [change, restore] = [rewritten('change'), rewritten('restore')]
  const create = plan.flatMap((one) => (one.kind === 'create' ? one.after : []))
  const wanted = [...change, ...restore, ...create]
  if (wanted.length > 0) {
    const moving = new Set([...cancel, ...change].map(({ assignmentId }) => assignmentId))
    const [first] = await inTheWay(trx, author.accountId, wanted, moving)
    if (first) throw shiftRefused(...first)
    const [pair] = conflicts(wanted, ({ providerId }) => providerId)
    if (pair) throw shiftsMeet(...pair)
  }
  const created = (await writeShifts(trx, author, { create, change, restore, cancel })).values()
  return plan.map((one) => (one.kind === 'create' ? (created.next().value ?? 0) : one.before.assignmentId))
}

const cancelLeave = async (trx: Db, author: Author, plan: readonly PlannedLeave[]) => {
  const rows = plan.flatMap((one) => (one.kind === 'cancel' ? one.before : []))
  if (rows.length === 0) return
  if ((await changeLeave(trx, author, rows, 'leave.cancelled')) < rows.length) throw atTheSameMoment('leave')
}

/** Checks and writes the leave that is not cancelled, and answers the ids of all in the order of the plan. */
const applyLeave = async (trx: Db, author: Author, plan: readonly PlannedLeave[]) => {
  const ids: number[] = []
  for (const one of plan) {
    if (one.kind === 'cancel') {
      ids.push(one.before.leaveId)
      continue
    }
    const row =
      one.kind === 'change' ? { ...one.after, leaveId: one.before.leaveId, version: one.before.version } : one.after
    const found = await inTheWayOfLeave(trx, author.accountId, row)
    if (found.shifts.length + found.leave.length > 0) throw leaveRefused(row, found)
    if (!('leaveId' in row)) ids.push(...(await createLeave(trx, author, [row])))
    else if ((await changeLeave(trx, author, [row], 'leave.changed')) === 1) ids.push(row.leaveId)
    else throw atTheSameMoment('leave')
  }
  return ids
}

const idOfShift = ({ assignmentId }: Assignment) => assignmentId
const idOfLeave = ({ leaveId }: Leave) => leaveId
const inOrder = async <T>(ids: number[], read: (ids: number[]) => Promise<T[]>, idOf: (row: T) => number) => {
  if (ids.length === 0) return []
  const byId = new Map((await read(ids)).map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
