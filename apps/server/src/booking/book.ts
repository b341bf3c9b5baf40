import { isStaffed, type Assignment, type Leave } from '@onward/contract'
import { conflicts } from '@onward/scheduling'
import { peopleFor } from '@onward/scheduling/judge'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { isBookingRefused } from '#server/db-errors.ts'
import { openBatch, type Motive } from './batch.ts'
import type { Change, LeaveChange, ShiftChange } from './changes.ts'
import { inTheWay, inTheWayOfLeave } from './in-the-way.ts'
import { judgeBooking, together as bothOf, type Judgement } from './judge-booking.ts'
import { judgeLeave } from './judge-leave.ts'
import { explained, goOver, NOTHING_SAID, type Going, type Said } from './overrides.ts'
import { ownersOf, takePeople } from './people.ts'
import { planLeave, type PlannedLeave } from './plan-leave.ts'
import { planShifts, type PlannedShift } from './plan-shifts.ts'
import { atTheSameMoment, leaveRefused, shiftRefused, shiftsMeet } from './refusals.ts'
import { atOnce, type Refusing } from './refusing.ts'
import { rulesInForce, type RuleInForce } from './rules.ts'
import { toldWithin } from './scope.ts'
import { leavesById } from './shown-leave.ts'
import { shiftsById } from './shown-shifts.ts'
import { changeLeave, createLeave } from './write-leave.ts'
import { writeShifts } from './write-shifts.ts'

/** The rows as they are afterwards, those of shifts and those of leave, each in the order of the changes. */
export type Booked = {
  assignments: Assignment[]
  leave: Leave[]
  /** By which all of it can be taken back. */
  batchId: number
  /** What the rules say of it, which somebody went over. */
  said: Said
}
/** What is said of a booking beside its changes. */
export type BookOptions = Motive &
  Going & {
    /** What the rules say refuses nothing, and is told with its cures. Whoever asks takes the booking back. */
    isTrial?: boolean
    /** Who leaves with this booking: what the rules say of them is nobody's to mend any more. */
    leaver?: string
    /** What becomes of what stands in the way of shifts: without it, the first ends the booking. */
    refusing?: Refusing
  }

/**
 * The one door to shifts and leave: does all of the changes or none, as one batch, and writes each into the audit trail. Part of the
 * caller's transaction, which an error ends. Shifts are judged by the outcome, so two people may trade theirs. Leave is
 * applied around them: cancelled before, changed and recorded after, one by one. To an author who plans at some facilities what
 * is at others, and who may not work at theirs, is not there.
 * @throws ApiError 400 and 404 that name the field, 409 `Conflict` with what is in the way, 422 `RulesRefusal`
 */
export const book = async (
  trx: Db,
  somebody: Author,
  changes: readonly Change[],
  options: BookOptions = {},
): Promise<Booked> => {
  const { accountId, scope } = somebody
  const shifts = changes.filter((change) => change.of === 'assignment')
  const leave = changes.filter((change) => change.of === 'leave')
  try {
    const owners = await ownersOf(trx, accountId, idsIn(shifts), idsIn(leave))
    const rules = await rulesInForce(trx, accountId)
    // Whoever is judged together waits for each other.
    const people = await takePeople(trx, accountId, peopleFor(rules, [...owners, ...namedIn(changes)]), scope)
    const author = await openBatch(trx, somebody, options)
    const shiftPlan = await planShifts(trx, author, shifts, people, options.refusing)
    const leavePlan = await planLeave(trx, author, leave, people)
    await cancelLeave(trx, author, leavePlan)
    const shiftIds = await applyShifts(trx, author, shiftPlan, options.refusing)
    const leaveIds = await applyLeave(trx, author, leavePlan)
    const assignments = await inOrder(shiftIds, (ids) => shiftsById(trx, accountId, ids), idOfShift)
    const before = shiftPlan.flatMap((one) => (one.kind === 'create' ? [] : one.before))
    const booked = await inOrder(leaveIds, (ids) => leavesById(trx, accountId, ids), idOfLeave)
    const judgement = bothOf(
      await judgeBooking(trx, accountId, rules, { before, after: assignments }),
      await judgeLeave(trx, accountId, rules, writtenLeave(leavePlan)),
    )
    const said = await saidOf(trx, author, rules, judgement, options)
    return { assignments, leave: booked, batchId: author.batchId, said }
  } catch (error) {
    throw isBookingRefused(error)
      ? atTheSameMoment(shifts.length > 0 ? 'assignment' : 'leave')
      : toldWithin(scope, error)
  }
}

/** @throws ApiError 422 `RulesRefusal` for what has to be cured, or gone over, first */
const saidOf = async (
  trx: Db,
  author: Author & { batchId: number },
  rules: readonly RuleInForce[],
  judgement: Judgement | undefined,
  { isTrial = false, leaver, ...going }: BookOptions,
): Promise<Said> => {
  const verdicts = judgement?.verdicts.filter(({ providerId }) => providerId !== leaver) ?? []
  if (!judgement || verdicts.length === 0) return NOTHING_SAID
  const left = { ...judgement, verdicts }
  return isTrial ? explained(trx, author, rules, left) : goOver(trx, author, rules, left, going)
}

/** A booking of one change to a shift. */
export const bookShift = async (trx: Db, author: Author, change: ShiftChange, options?: BookOptions) => {
  const { assignments, batchId } = await book(trx, author, [change], options)
  return { assignment: only(assignments), batchId }
}
/** A booking of one change to leave. */
export const bookLeave = async (trx: Db, author: Author, change: LeaveChange, options?: BookOptions) => {
  const { leave, batchId } = await book(trx, author, [change], options)
  return { leave: only(leave), batchId }
}

const only = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('A booking answers a row for each change')
  return row
}

const idsIn = (changes: readonly Change[]) => changes.flatMap((change) => (change.kind === 'create' ? [] : change.id))
const namedIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    if (change.kind === 'create') return change.row.providerId ?? []
    return change.kind === 'cancel' ? [] : (change.to.providerId ?? [])
  })

/** Checks and writes the shifts, and answers their ids in the order of the plan. */
const applyShifts = async (trx: Db, author: Author, plan: readonly PlannedShift[], refusing: Refusing = atOnce) => {
  if (plan.length === 0) return []
  const cancel = plan.flatMap((one) => (one.kind === 'cancel' ? one.before : []))
  const rewritten = (kind: 'change' | 'restore') =>
    plan.flatMap((one, at) =>
      one.kind === kind ? { ...one.after, at, assignmentId: one.before.assignmentId, version: one.before.version } : [],
    )
  const [change, restore] = [rewritten('change'), rewritten('restore')]
  const create = plan.flatMap((one, at) => (one.kind === 'create' ? { ...one.after, at } : []))
  // What is open is in nobody's way.
  const wanted = [...change, ...restore, ...create].filter(isStaffed)
  if (wanted.length > 0) {
    const moving = new Set([...cancel, ...change].map(({ assignmentId }) => assignmentId))
    for (const [shift, found] of await inTheWay(trx, author.accountId, wanted, moving))
      refusing.refuse(shiftRefused(shift, found), shift.at)
    for (const [other, shift] of conflicts(wanted, ({ providerId }) => providerId))
      refusing.refuse(shiftsMeet(other, shift), shift.at)
  }
  refusing.end()
  const created = (await writeShifts(trx, author, { create, change, restore, cancel })).values()
  return plan.map((one) => (one.kind === 'create' ? (created.next().value ?? 0) : one.before.assignmentId))
}

/** What the rules have to look at: leave that ends makes nothing worse. */
const writtenLeave = (plan: readonly PlannedLeave[]) => ({
  before: plan.flatMap((one) => (one.kind === 'change' ? one.before : [])),
  after: plan.flatMap((one) => (one.kind === 'cancel' ? [] : one.after)),
})

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
