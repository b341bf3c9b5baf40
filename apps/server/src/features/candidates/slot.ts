import { wrongField, type Assignment, type ShiftType } from '@onward/contract'
import type { JudgedShift } from '@onward/scheduling/judge'
import { judgedShift } from '@onward/scheduling/zoned'
import { missing, unknownId } from '#server/booking/refusals.ts'
import { resolved } from '#server/booking/resolved.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
import { kindsFor, specialtyOf, typeOf } from '#server/booking/shift-kinds.ts'
import { shiftById } from '#server/booking/shown-shifts.ts'
import { canBeJudged } from '#server/booking/situation.ts'
import type { Db } from '#server/db.ts'

export type AskedSlot = {
  assignmentId?: number | undefined
  hospitalId?: string | undefined
  startsAt?: string | undefined
  endsAt?: string | undefined
  shiftTypeId?: string | undefined
  specialtyId?: string | undefined
}

/** What somebody is looked for to work: a shift as it is stored, or one that is not there yet. */
export type Slot = {
  assignmentId: number | undefined
  /** Who works it now, unless it is open, and what they are trained for. */
  providerId: string | undefined
  specialtyIds: string[]
  hospitalId: string
  startsAt: string
  endsAt: string
  timeZone: string
  start: string
  end: string
  scheduledDate: string
  shiftTypeId: string
  shiftType: ShiftType
  specialtyId: string | null
}

/** The id of a shift that is not stored. */
const NEW = 'new:0'

/** A slot as the judge sees it, of nobody yet. */
export const judgedSlot = ({ assignmentId, ...slot }: Slot): JudgedShift => {
  const { hospitalId, shiftTypeId, shiftType: partOfDay, specialtyId, start, end, startsAt, endsAt, timeZone } = slot
  const shiftId = assignmentId === undefined ? NEW : String(assignmentId)
  const what = { shiftId, providerId: '', hospitalId, shiftTypeId, partOfDay, specialtyId }
  return judgedShift({ ...what, start, end, startsAt, endsAt, timeZone })
}

const ofPlace = async (db: Db, accountId: number, hospitalId: string, scope: Scope) => {
  const place = isWithin(scope, hospitalId)
    ? await db
        .selectFrom('facility')
        .where('accountId', '=', accountId)
        .where('hospitalId', '=', hospitalId)
        .where('isActive', '=', true)
        .select('timeZone')
        .executeTakeFirst()
    : undefined
  if (!place) throw unknownId('hospitalId', 'a facility')
  return place.timeZone
}

const theShift = async (db: Db, accountId: number, id: number, scope: Scope) => {
  const shift = await shiftById(db, accountId, id)
  if (!shift || !isWithin(scope, shift.hospitalId)) throw missing('assignment')
  return shift
}

const given = <T>(value: T | undefined, path: string): T => {
  if (value === undefined) throw wrongField(path, 'must be given, or assignmentId')
  return value
}

/** The times as they would be stored; a shift keeps its own unless they are given, or its facility is. */
const timesOf = async (db: Db, accountId: number, asked: AskedSlot, shift: Assignment | undefined, scope: Scope) => {
  const hospitalId = given(asked.hospitalId ?? shift?.hospitalId, 'hospitalId')
  const startsAt = given(asked.startsAt ?? shift?.startsAt, 'startsAt')
  const endsAt = given(asked.endsAt ?? shift?.endsAt, 'endsAt')
  const isAsBefore = hospitalId === shift?.hospitalId && startsAt === shift.startsAt && endsAt === shift.endsAt
  if (isAsBefore) {
    const { timeZone, start, end, scheduledDate } = shift
    return { hospitalId, startsAt, endsAt, timeZone, start, end, scheduledDate }
  }
  const timeZone = await ofPlace(db, accountId, hospitalId, scope)
  const { start, end, scheduledDate } = resolved({ startsAt, endsAt, timeZone })
  return { hospitalId, startsAt, endsAt, timeZone, start, end, scheduledDate }
}

const specialtiesOf = async (db: Db, accountId: number, providerId: string) => {
  const rows = await db
    .selectFrom('providerSpecialty')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .select('specialtyId')
    .execute()
  return rows.map(({ specialtyId }) => specialtyId)
}

/**
 * The slot that is asked about, as a booking would make it.
 * @throws ApiError 404 and 400 that name the field
 */
export const slotOf = async (db: Db, accountId: number, asked: AskedSlot, scope: Scope): Promise<Slot> => {
  const { assignmentId } = asked
  const shift = assignmentId === undefined ? undefined : await theShift(db, accountId, assignmentId, scope)
  const times = await timesOf(db, accountId, asked, shift, scope)
  if (!canBeJudged({ from: times.startsAt.slice(0, 10), to: times.endsAt.slice(0, 10) }))
    throw wrongField('startsAt', 'must be of the years 3 to 9997')
  const row = { providerId: '', ...times, specialtyId: asked.specialtyId }
  const kinds = await kindsFor(db, accountId, [{ of: 'assignment', kind: 'create', row }])
  return {
    ...times,
    ...typeOf(asked, times, shift, kinds),
    specialtyId: specialtyOf(asked.specialtyId, shift, kinds),
    assignmentId,
    providerId: shift?.providerId ?? undefined,
    specialtyIds: shift?.providerId ? await specialtiesOf(db, accountId, shift.providerId) : [],
  }
}
