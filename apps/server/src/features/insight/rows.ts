import type { Assignment, Currency, InsightRow, InsightRows } from '@onward/contract'
import { usualTimes } from '@onward/scheduling'
import { shiftsById, toldById } from '#server/booking/shown-shifts.ts'
import type { Asked } from './asked.ts'
import type { Ground, Unit } from './covered.ts'

/** One that a number counts, and how much of it it is. */
export type Counted = Pick<Unit, 'assignmentId'> & {
  state: InsightRow['state']
  amount: number
  /** Of a place without a shift. */
  unit?: Unit
}

/** Units by date, then by when their type usually begins, then by name of the place. */
export const inOrder = (
  units: readonly Unit[],
  { types, facilities }: Pick<Ground, 'types' | 'facilities'>,
): Unit[] => {
  const places = new Map([...facilities.keys()].map((id, at) => [id, at]))
  const startOf = ({ shiftTypeId }: Unit) => types.get(shiftTypeId)?.startsAt ?? '99'
  return units.toSorted(
    (a, b) =>
      compare(a.date, b.date) ||
      compare(startOf(a), startOf(b)) ||
      (places.get(a.hospitalId) ?? 0) - (places.get(b.hospitalId) ?? 0) ||
      (a.assignmentId ?? Infinity) - (b.assignmentId ?? Infinity) ||
      0,
  )
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const countedUnit = (unit: Unit): Counted => ({
  assignmentId: unit.assignmentId,
  state: unit.state,
  amount: 1,
  unit,
})

type Known = Pick<Ground, 'facilities' | 'types' | 'specialties'>

/** A place that is needed and has no shift, with the usual times of its type. */
const placeRow = ({ facilities, types, specialties }: Known, unit: Unit, amount: number): InsightRow | undefined => {
  const facility = facilities.get(unit.hospitalId)
  const type = types.get(unit.shiftTypeId)
  if (!facility || !type) return undefined
  const times = usualTimes(type, unit.date)
  return {
    assignmentId: null,
    providerId: null,
    providerName: null,
    hospitalId: unit.hospitalId,
    facilityName: facility.facilityName,
    facilityCode: facility.code,
    facilityTone: facility.tone,
    timeZone: facility.timeZone,
    date: unit.date,
    startsAt: times?.startsAt ?? null,
    endsAt: times?.endsAt ?? null,
    shiftTypeId: unit.shiftTypeId,
    shiftTypeName: type.shiftTypeName,
    partOfDay: type.partOfDay,
    specialtyId: unit.specialtyId,
    specialtyName: unit.specialtyId === null ? null : (specialties.get(unit.specialtyId) ?? null),
    elapsedMinutes: null,
    publication: null,
    state: unit.state,
    amount,
  }
}

const shiftRow = ({ facilities }: Known, shift: Assignment, { state, amount }: Counted): InsightRow => ({
  assignmentId: shift.assignmentId,
  providerId: shift.providerId,
  providerName: shift.providerName,
  hospitalId: shift.hospitalId,
  facilityName: shift.facilityName,
  facilityCode: shift.facilityCode,
  facilityTone: facilities.get(shift.hospitalId)?.tone ?? null,
  timeZone: shift.timeZone,
  date: shift.scheduledDate,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  shiftTypeId: shift.shiftTypeId,
  shiftTypeName: shift.shiftTypeName,
  partOfDay: shift.shiftType,
  specialtyId: shift.specialtyId,
  specialtyName: shift.specialtyName,
  elapsedMinutes: shift.elapsedMinutes,
  publication: shift.publication,
  state: shift.status === 'cancelled' ? 'cancelled' : state,
  amount,
})

/** A row for each as the contract shows it; undefined where a shift has gone since it was counted. */
export const rowsFor = async (
  { db, accountId, isTold }: Asked,
  known: Known,
  counted: readonly Counted[],
): Promise<(InsightRow | undefined)[]> => {
  const ids = counted.flatMap(({ assignmentId }) => assignmentId ?? [])
  const stored = ids.length === 0 ? [] : await (isTold ? toldById : shiftsById)(db, accountId, ids)
  const shifts = new Map(stored.map((shift) => [shift.assignmentId, shift]))
  return counted.map((one) => {
    const { assignmentId, unit, amount } = one
    if (assignmentId === undefined) return unit && placeRow(known, unit, amount)
    const shift = shifts.get(assignmentId)
    return shift && shiftRow(known, shift, one)
  })
}

/** The same without those that have gone. */
export const shownRows = async (asked: Asked, known: Known, counted: readonly Counted[]): Promise<InsightRow[]> =>
  (await rowsFor(asked, known, counted)).flatMap((row) => row ?? [])

/** A list before it is cut into pages: files have all of it. */
export type Listed = {
  asked: Asked
  known: Known
  counted: readonly Counted[]
  /** In what the amounts are, where they are money. */
  money?: Currency
}

/** One page of what a number counts, and what all of it comes to. */
export const pageOf = async (
  { asked, known, counted }: Listed,
  { page, perPage }: { page: number; perPage: number },
): Promise<InsightRows> => ({
  rows: await shownRows(asked, known, counted.slice((page - 1) * perPage, page * perPage)),
  total: counted.length,
  sum: counted.reduce((sum, { amount }) => sum + amount, 0),
  asOf: new Date(asked.now).toISOString(),
})
