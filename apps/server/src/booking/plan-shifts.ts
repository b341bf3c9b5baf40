import { ApiError, wrongField, type Assignment } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { given, type NewShift, type ShiftChange, type Some } from './changes.ts'
import type { Person } from './people.ts'
import { unknownId, type NamedShift } from './refusals.ts'
import { resolved } from './resolved.ts'
import { atOnce, type Refusing } from './refusing.ts'
import { isWithin } from './scope.ts'
import { rowsSeen } from './seen.ts'
import { kindsFor, specialtyOf, typeOf, type Kinds } from './shift-kinds.ts'
import { shiftsById } from './shown-shifts.ts'

type People = ReadonlyMap<string, Person>
type Places = ReadonlyMap<string, { facilityName: string; timeZone: string }>
/** What new shifts are checked against. */
export type Known = { people: People; places: Places; kinds: Kinds }

/** A change with the row that it begins with and the one that it ends with. */
export type PlannedShift =
  | { kind: 'create'; after: NamedShift }
  | { kind: 'change'; before: Assignment; after: NamedShift }
  | { kind: 'restore'; before: Assignment; after: NamedShift }
  | { kind: 'cancel'; before: Assignment }

/**
 * What the changes come to, each checked. The people's rows have been taken.
 * @throws ApiError 404 or 400 that names the field, 409 for a row that is no longer as its writer saw it
 */
export const planShifts = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  changes: readonly ShiftChange[],
  people: People,
  refusing: Refusing = atOnce,
): Promise<PlannedShift[]> => {
  const mine = async (ids: number[]) =>
    (await shiftsById(trx, accountId, ids)).filter(({ hospitalId }) => isWithin(scope, hospitalId))
  const refused = new Set<number>()
  const rowOf = await rowsSeen(changes, 'assignment', mine, {
    ...refusing,
    refuse: (error, at) => {
      refused.add(at)
      refusing.refuse(error, at)
    },
  })
  const needed = changes.flatMap((change) => {
    if (change.kind === 'create') return change.row.hospitalId
    if (change.kind === 'cancel') return []
    const { hospitalId } = rowOf(change)
    return change.kind === 'restore' || isMoved(change.to) ? [change.to.hospitalId ?? hospitalId] : []
  })
  const known = await knownFor(trx, { accountId, scope }, changes, needed, people)
  const planned = (change: ShiftChange, at: number): PlannedShift => {
    if (change.kind === 'create') return { kind: 'create', after: newShift(change.row, undefined, known) }
    const before = rowOf(change)
    // Of what was refused nothing is made any more.
    if (change.kind === 'cancel' || refused.has(at)) return { kind: 'cancel', before }
    const after = changedShift(before, change.to, known)
    if (before.status !== 'cancelled') return { kind: 'change', before, after }
    // Whoever has left meanwhile, or a place that is closed, is not scheduled again.
    workerOf(after.providerId, after.scheduledDate, people)
    if (!known.places.has(after.hospitalId)) throw unknownId('hospitalId', 'a facility')
    return { kind: 'restore', before, after }
  }
  return changes.map((change, at) => {
    try {
      return planned(change, at)
    } catch (error) {
      if (error instanceof ApiError) refusing.refuse(error, at)
      throw error
    }
  })
}

/** What new shifts at these facilities are checked against; until the transaction ends it stays so. The people's rows have been taken. */
export const knownFor = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  changes: readonly ShiftChange[],
  hospitalIds: readonly string[],
  people: People,
): Promise<Known> => ({
  people,
  places: await placesOf(
    trx,
    accountId,
    hospitalIds.filter((hospitalId) => isWithin(scope, hospitalId)),
  ),
  kinds: await kindsFor(trx, accountId, changes),
})

/** The active facilities among these; until the transaction ends none of them is closed or gets another zone. Publishing goes on. */
const placesOf = async (trx: Db, accountId: number, ids: readonly string[]): Promise<Places> => {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('hospitalId', 'in', ids)
    .where('isActive', '=', true)
    .select(['hospitalId', 'facilityName', 'timeZone'])
    // In the order in which whoever closes or publishes some takes them.
    .orderBy('hospitalId')
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ hospitalId, ...place }) => [hospitalId, place]))
}

const isMoved = ({ hospitalId, startsAt, endsAt }: Some<NewShift>) =>
  hospitalId !== undefined || startsAt !== undefined || endsAt !== undefined

/** The active person's name. */
export const nameOf = (providerId: string, people: People) => {
  const person = people.get(providerId)
  if (!person?.isActive) throw unknownId('providerId', 'a provider')
  return person.providerName
}

/**
 * The name of who works on that date; null while nobody does.
 * @throws ApiError that names the field
 */
const workerOf = (providerId: string | null, scheduledDate: string, people: People) => {
  if (providerId === null) return null
  const providerName = nameOf(providerId, people)
  const lastDay = people.get(providerId)?.lastDay ?? null
  if (lastDay !== null && scheduledDate > lastDay)
    throw wrongField('providerId', `works until ${lastDay}`, { providerName, lastDay })
  return providerName
}

/**
 * A new shift as it will be stored: wall times resolved in the facility's zone.
 * @throws ApiError that names the field
 */
export const newShift = (shift: NewShift, before: Assignment | undefined, known: Known): NamedShift => {
  const { providerId, hospitalId, startsAt, endsAt } = shift
  const place = known.places.get(hospitalId)
  if (!place) throw unknownId('hospitalId', 'a facility')
  const { facilityName, timeZone } = place
  if (providerId !== null) nameOf(providerId, known.people)
  const { start, end, scheduledDate, clockChange } = resolved({ startsAt, endsAt, timeZone })
  const times = { startsAt, endsAt, timeZone, start, end, scheduledDate, clockChange }
  const providerName = workerOf(providerId, scheduledDate, known.people)
  const kind = typeOf(shift, shift, before, known.kinds)
  const specialtyId = specialtyOf(shift.specialtyId, before, known.kinds)
  return {
    providerId,
    providerName,
    hospitalId,
    facilityName,
    ...times,
    ...kind,
    specialtyId,
    note: shift.note || null,
  }
}

/**
 * A stored shift as it will be: what is left out stays. Its times are resolved anew only when a time or the facility is given:
 * a word in its note does not move a shift whose facility has another zone by now.
 * @throws ApiError that names the field
 */
const changedShift = (before: Assignment, to: Some<NewShift>, known: Known): NamedShift => {
  const { shiftType, shiftTypeId, ...kept } = before
  const hasTimes = to.startsAt !== undefined || to.endsAt !== undefined
  const isTyped = to.shiftType !== undefined || to.shiftTypeId !== undefined
  if (isMoved(to)) {
    const moved = newShift({ ...kept, ...given(to) }, before, known)
    // Elsewhere at the same times it is called as before, whatever its type goes by now.
    return hasTimes || isTyped ? moved : { ...moved, shiftType, shiftTypeId }
  }
  const kind = isTyped ? typeOf(to, before, before, known.kinds) : { shiftType, shiftTypeId }
  const specialtyId = specialtyOf(to.specialtyId, before, known.kinds)
  const after = { ...before, ...given(to), ...kind, specialtyId, ...(to.note === '' && { note: null }) }
  return to.providerId === undefined
    ? after
    : { ...after, providerName: workerOf(to.providerId, before.scheduledDate, known.people) }
}
