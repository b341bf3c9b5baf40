import type { Assignment } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Scope } from './scope.ts'

const instant = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
// Quicker than to_char, which counts in a month of 100,000.
const wall = (column: string) => `replace(left(${column}::text, 16), ' ', 'T')`

// A server of before wrote the word alone.
const TYPE = 'coalesce(a.shift_type_id, a.shift_type)'

/** Each field of an assignment, of a row `a` beside its `p` and `f`: the same value whether it leaves as a row or as JSON. */
const fields = {
  assignmentId: 'a.assignment_id',
  providerId: 'a.provider_id',
  providerName: 'p.provider_name',
  hospitalId: 'a.hospital_id',
  facilityName: 'f.facility_name',
  facilityCode: 'f.code',
  startsAt: wall('a.starts_at'),
  endsAt: wall('a.ends_at'),
  timeZone: 'a.time_zone',
  start: instant('lower(a.during)'),
  end: instant('upper(a.during)'),
  elapsedMinutes: '(extract(epoch from upper(a.during) - lower(a.during)) / 60)::integer',
  scheduledDate: 'a.scheduled_date',
  shiftType: 'a.shift_type',
  shiftTypeId: TYPE,
  shiftTypeName: 't.shift_type_name',
  specialtyId: 'a.specialty_id',
  specialtyName: 's.specialty_name',
  status: 'a.status',
  publication: "coalesce(a.unpublished, 'published')",
  note: 'a.note',
  version: 'a.version',
  clockChange: "json_build_object('startsAt', a.starts_clock_change, 'endsAt', a.ends_clock_change)",
} satisfies Record<keyof Assignment, string>
/** The same under the names that the calendars have for them. */
const calendarFields = {
  ...fields,
  hospitalName: fields.facilityName,
  facilityTone: 'f.tone',
  date: fields.scheduledDate,
}
export type ShownField = keyof typeof calendarFields

const listed = (names: readonly ShownField[]) => names.map((name) => `${calendarFields[name]} as "${name}"`).join(', ')

/** Columns in the contract's spelling, for a `select` from `a` with `peopleAndPlaces`. */
export const columns = (names: readonly ShownField[]) => sql.raw(listed(names))

/** One of them alone. */
export const columnOf = (name: ShownField) => sql.raw(calendarFields[name])

const place = 'join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id'
// An open shift has nobody.
const personAndPlace = `left join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id ${place}`
/** Joins the place `f` of an assignment `a`; enough for fields that do not name the person. */
export const places = sql.raw(place)
/** Joins the person `p`, if there is one, and the place `f` of an assignment `a`. */
export const peopleAndPlaces = sql.raw(personAndPlace)

const kind = `join shift_type t on t.account_id = a.account_id and t.shift_type_id = ${TYPE}
  left join specialty s on s.account_id = a.account_id and s.specialty_id = a.specialty_id`
// Its keys are the keys of the literal above.
const allFields = listed(Object.keys(fields) as ShownField[])
const whole = (from: string) => `select ${allFields} from ${from} ${personAndPlace} ${kind}`
/** Whole assignments as the contract shows them, of the table `a`. */
export const shownShifts = sql.raw(whole('assignment a'))
/** Those that people have been told of, as they were told of them. */
const toldShifts = sql.raw(whole('told_assignment a'))

// What both tables of shifts have, and a reader asks for.
const SEEN =
  sql.raw(`account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
  shift_type, shift_type_id, specialty_id, status, starts_clock_change, ends_clock_change, note, version, unpublished`)
/** Who reads: where they plan, and as whom they see their own wherever it is. */
export type Seer = { scope: Scope; ownId: string | undefined }
/**
 * The shifts that somebody may see, as a table: where they plan as it is; what is their own elsewhere as they were told of it.
 */
export const seenBy = (accountId: number, { scope, ownId }: Seer) => {
  if (scope === undefined) return sql`assignment`
  const planned = sql`select ${SEEN} from assignment where account_id = ${accountId} and hospital_id = any(${scope}::text[])`
  const own = sql`select ${SEEN} from told_assignment
    where account_id = ${accountId} and provider_id = ${ownId ?? null} and hospital_id <> all(${scope}::text[])`
  if (ownId === undefined) return sql`(${planned})`
  return scope.length === 0 ? sql`(${own})` : sql`(${planned} union all ${own})`
}
/** Whether somebody who was told of a shift `a` works it no more, or on another day or elsewhere, though nobody has told them so. */
const isRemoved = sql`a.provider_id is not null and exists (select from assignment n
  where n.account_id = a.account_id and n.assignment_id = a.assignment_id and (n.status <> 'confirmed'
    or n.provider_id is distinct from a.provider_id or n.scheduled_date <> a.scheduled_date
    or n.hospital_id <> a.hospital_id))`
/** Those shifts as people were told of them, as a table: where somebody plans; to others nothing is said of it. */
export const removedBy = (accountId: number, { scope }: Seer) => sql`(select ${SEEN}
  from (select *, 'confirmed' as status, 'changed' as unpublished from published_assignment) a
  where account_id = ${accountId} and ${isRemoved} ${scope ? sql`and hospital_id = any(${scope}::text[])` : sql``})`
/** Whole assignments of such a table. */
export const shownOf = (seen: ReturnType<typeof seenBy>) =>
  sql`${sql.raw(`select ${allFields} from`)} ${seen} a ${sql.raw(`${personAndPlace} ${kind}`)}`
/** The same of those that somebody may see. */
export const shownTo = (accountId: number, seer: Seer) => shownOf(seenBy(accountId, seer))
/** The same of the rows `a` that a statement has just written. */
export const shownWritten = sql.raw(whole('a'))

/** Assignments by their ids, cancelled ones included, by start. */
export const shiftsById = async (db: Db, accountId: number, ids: readonly number[]): Promise<Assignment[]> =>
  (
    await sql<Assignment>`${shownShifts}
      where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[])
      order by lower(a.during), a.assignment_id`.execute(db)
  ).rows

/** A shift as people were told of it. */
export type ToldAssignment = Assignment
/** The same as people were told of them; of what they know nothing there is none. */
export const toldById = async (db: Db, accountId: number, ids: readonly number[]): Promise<ToldAssignment[]> =>
  (
    await sql<ToldAssignment>`${toldShifts}
      where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[]) and a.status = 'confirmed'
      order by lower(a.during), a.assignment_id`.execute(db)
  ).rows

/** One assignment, cancelled or not. */
export const shiftById = async (db: Db, accountId: number, id: number) => (await shiftsById(db, accountId, [id]))[0]

/** The same as somebody may see it; undefined where they may not. */
export const shiftSeenBy = async (db: Db, accountId: number, id: number, seer: Seer): Promise<Assignment | undefined> =>
  (
    await sql<Assignment>`${shownTo(accountId, seer)} where a.account_id = ${accountId} and a.assignment_id = ${id}`.execute(
      db,
    )
  ).rows[0]
