import {
  ApiError,
  Conflict,
  wrongField,
  type Assignment,
  type LeaveConflict,
  type Override,
  type ShiftOutcome,
} from '@onward/contract'
import { conflicts } from '@onward/scheduling'
import { parse } from 'valibot'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { book, type Booked } from './book.ts'
import type { LeaveChange, NewLeave, ShiftChange } from './changes.ts'
import { inTheWay, inTheWayOfLeave, type InTheWay } from './in-the-way.ts'
import { ownersOf, takePeopleToBook, type Person } from './people.ts'
import { planLeave } from './plan-leave.ts'
import {
  allInTheWay,
  metShift,
  missing,
  shiftRefused,
  shiftsMeet,
  toldLeave,
  unknownId,
  type NamedLeave,
  type StaffedShift,
} from './refusals.ts'
import { isWithin, shiftWithin, toldWithin, type Scope } from './scope.ts'
import { shiftsById } from './shown-shifts.ts'

type Facts = Extract<LeaveConflict, { reason: 'inTheWay' }>['facts']
type Wanted = NamedLeave & { leaveId?: number }
/** What becomes of the shifts in the way, and the warnings that this goes over. */
type Around = { outcomes: readonly ShiftOutcome[]; overrides: readonly Override[] }
type Several = Around & { providerIds: readonly string[]; row: Omit<NewLeave, 'providerId'> }

/**
 * The same leave for several people, and what becomes of the shifts in its way, as one booking.
 * @throws ApiError 409 `LeaveConflict` with all that is in the way, of all of them
 */
export const bookLeaveOfSeveral = async (trx: Db, author: Author, { providerIds, row, ...around }: Several) => {
  const changes = providerIds.map((providerId) => ({
    of: 'leave' as const,
    kind: 'create' as const,
    row: { ...row, providerId },
  }))
  return bookAround(trx, author, changes, around, (people) => {
    if (providerIds.some((id) => !people.get(id)?.isActive)) throw unknownId('providerIds', 'a list of providers')
  })
}

/** A change of leave, and what becomes of the shifts in its way: the same. */
export const changeLeaveAround = async (
  trx: Db,
  author: Author,
  change: Extract<LeaveChange, { kind: 'change' }>,
  around: Around,
) => {
  const booked = await bookAround(trx, author, [change], around)
  const [leave] = booked.leave
  if (!leave) throw new Error('A booking answers a row for each change')
  return { leave, assignments: booked.assignments, batchId: booked.batchId }
}

/** Looks at all that is in the way at once, where `book` ends at the first of it, and then books. */
const bookAround = async (
  trx: Db,
  author: Author,
  changes: readonly LeaveChange[],
  { outcomes, overrides }: Around,
  check: (people: ReadonlyMap<string, Person>) => void = () => undefined,
): Promise<Booked> => {
  const { accountId, scope } = author
  const ids = outcomes.map(({ assignmentId }) => assignmentId)
  const named = changes.flatMap((change) => {
    if (change.kind === 'create') return change.row.providerId
    return change.kind === 'change' ? (change.to.providerId ?? []) : []
  })
  const leaveIds = changes.flatMap((change) => (change.kind === 'create' ? [] : change.id))
  const owners = await ownersOf(trx, accountId, ids, leaveIds)
  // Whoever else books for one of these waits, so that what is found now is what is booked around.
  const people = await takePeopleToBook(trx, accountId, [...owners, ...named, ...outcomes.flatMap(takerOf)], scope)
  check(people)
  const wanted = (await planLeave(trx, author, changes, people)).flatMap((one): Wanted[] => {
    if (one.kind === 'cancel') return []
    return [one.kind === 'change' ? { ...one.after, leaveId: one.before.leaveId } : one.after]
  })
  const met = await allMet(trx, accountId, wanted)
  const shifts = await shiftsFor(trx, author, outcomes)
  const changed = outcomes.filter(({ assignmentId, version }) => isChanged(shifts.get(assignmentId), version))
  const told = {
    people: met.map((one) => toldOf(one, scope)),
    changed: changed.map(({ assignmentId }) => assignmentId),
  }
  if (changed.length > 0) throw allInTheWay({ ...told, handOvers: [] })

  const inWay = new Set(met.flatMap((one) => one.shifts.map(({ assignmentId }) => assignmentId)))
  if (ids.some((id) => !inWay.has(id)) || new Set(ids).size < ids.length)
    throw wrongField('shifts', 'must name shifts that are in the way, each once')
  const handOvers = await notTakenOver(trx, author, outcomes, { shifts, people, wanted })
  if (met.some(({ leave }) => leave.length > 0) || inWay.size > ids.length || handOvers.length > 0)
    throw allInTheWay({ ...told, handOvers })
  return book(trx, author, [...outcomes.map(asChange), ...changes], { overrides })
}

const takerOf = (one: ShiftOutcome) => (one.outcome === 'handOver' ? one.providerId : [])
const asChange = (one: ShiftOutcome): ShiftChange => {
  const seen = { of: 'assignment', id: one.assignmentId, version: one.version } as const
  if (one.outcome === 'cancel') return { ...seen, kind: 'cancel' }
  return { ...seen, kind: 'change', to: { providerId: one.outcome === 'open' ? null : one.providerId } }
}
const isChanged = (shift: Assignment | undefined, version: number) =>
  shift?.status !== 'confirmed' || shift.version !== version

/** The shifts of which something is to become; one that is not there, or not theirs, is a 404. */
const shiftsFor = async (trx: Db, { accountId, scope }: Author, outcomes: readonly ShiftOutcome[]) => {
  const ids = outcomes.map(({ assignmentId }) => assignmentId)
  const rows = ids.length === 0 ? [] : await shiftsById(trx, accountId, ids)
  const shifts = new Map(rows.map((shift) => [shift.assignmentId, shift]))
  for (const id of ids) {
    const shift = shifts.get(id)
    if (!shift || !isWithin(scope, shift.hospitalId)) throw missing('assignment')
  }
  return shifts
}

/** What stands in the way of each of them, of those in whose way something stands. */
const allMet = async (trx: Db, accountId: number, wanted: readonly Wanted[]) => {
  const all: (InTheWay & { wanted: Wanted })[] = []
  for (const one of wanted) {
    const found = await inTheWayOfLeave(trx, accountId, one)
    if (found.shifts.length + found.leave.length > 0) all.push({ wanted: one, ...found })
  }
  return all
}

const toldOf = ({ wanted, shifts, leave }: InTheWay & { wanted: Wanted }, scope: Scope): Facts['people'][number] => ({
  wanted: toldLeave(wanted),
  leave,
  shifts: shifts.map((shift) => {
    const told = shiftWithin(scope, metShift(shift))
    return { ...told, version: told.assignmentId === null ? null : shift.version }
  }),
})

type Known = {
  shifts: ReadonlyMap<number, Assignment>
  people: ReadonlyMap<string, Person>
  wanted: readonly Wanted[]
}

/**
 * The shifts that cannot be handed over as is asked: what each meets, with whom it is to be, at the end of the booking.
 * @throws ApiError that names the field, for who cannot take anything over
 */
const notTakenOver = async (
  trx: Db,
  { accountId, scope }: Author,
  outcomes: readonly ShiftOutcome[],
  { shifts, people, wanted }: Known,
): Promise<Facts['handOvers']> => {
  const moved = outcomes.flatMap((one): (StaffedShift & { assignmentId: number })[] => {
    const shift = shifts.get(one.assignmentId)
    if (one.outcome !== 'handOver' || !shift) return []
    return [{ ...shift, providerId: one.providerId, providerName: takerIn(one, shift, people, wanted) }]
  })
  if (moved.length === 0) return []
  const found = await inTheWay(trx, accountId, moved, new Set(shifts.keys()))
  const refused = new Map([...found].map(([shift, ways]) => [shift.assignmentId, shiftRefused(shift, ways)]))
  for (const [other, shift] of conflicts(moved, ({ providerId }) => providerId))
    if (!refused.has(shift.assignmentId)) refused.set(shift.assignmentId, shiftsMeet(other, shift))
  return [...refused].map(([assignmentId, error]) => ({ assignmentId, booking: bodyOf(toldWithin(scope, error)) }))
}

/** The name of who takes a shift over. */
const takerIn = (
  { providerId }: Extract<ShiftOutcome, { outcome: 'handOver' }>,
  { scheduledDate }: Assignment,
  people: ReadonlyMap<string, Person>,
  wanted: readonly Wanted[],
) => {
  const taker = people.get(providerId)
  if (!taker?.isActive) throw unknownId('shifts', 'a provider')
  if (taker.lastDay !== null && scheduledDate > taker.lastDay)
    throw wrongField('shifts', `${taker.providerName} works until ${taker.lastDay}`)
  if (wanted.some((one) => one.providerId === providerId))
    throw wrongField('shifts', `${taker.providerName} is to be on leave then`)
  return taker.providerName
}

const bodyOf = (error: unknown): Conflict => {
  if (!(error instanceof ApiError)) throw error
  return parse(Conflict, error.body)
}
