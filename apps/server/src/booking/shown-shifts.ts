import type { Assignment } from '@onward/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db.ts'

const instant = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
// Quicker than to_char, which counts in a month of 100,000.
const wall = (column: RawBuilder<unknown>) => sql`replace(left(${column}::text, 16), ' ', 'T')`

/** Each field of an assignment, of a row `a` beside its `p` and `f`: the same value whether it leaves as a row or as JSON. */
const fields = {
  assignmentId: sql`a.assignment_id`,
  providerId: sql`a.provider_id`,
  providerName: sql`p.provider_name`,
  hospitalId: sql`a.hospital_id`,
  facilityName: sql`f.facility_name`,
  /** What the admin's calendar calls it. */
  hospitalName: sql`f.facility_name`,
  startsAt: wall(sql`a.starts_at`),
  endsAt: wall(sql`a.ends_at`),
  timeZone: sql`a.time_zone`,
  start: instant(sql`lower(a.during)`),
  end: instant(sql`upper(a.during)`),
  elapsedMinutes: sql`(extract(epoch from upper(a.during) - lower(a.during)) / 60)::integer`,
  scheduledDate: sql`a.scheduled_date`,
  /** What a provider's calendar calls it. */
  date: sql`a.scheduled_date`,
  shiftType: sql`a.shift_type`,
  status: sql`a.status`,
  note: sql`a.note`,
  version: sql`a.version`,
  clockChange: sql`json_build_object('startsAt', a.starts_clock_change, 'endsAt', a.ends_clock_change)`,
} satisfies Record<keyof Assignment | 'hospitalName' | 'date', RawBuilder<unknown>>
export type ShownField = keyof typeof fields

/** Columns in the contract's spelling, for a `select` from `a` with `peopleAndPlaces`. */
export const columns = (names: readonly ShownField[]) =>
  // Written as it is: an identifier of Kysely's would be put in the store's spelling.
  sql.join(names.map((name) => sql`${fields[name]} as ${sql.raw(`"${name}"`)}`))

const { hospitalName: _, date: __, ...own } = fields
// Its keys are the keys of the literal above.
const everyColumn = columns(Object.keys(own) as (keyof Assignment)[])

/** Joins the place `f` of an assignment `a`; enough for fields that do not name the person. */
export const places = sql`join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id`
/** Joins the person `p` and the place `f` of an assignment `a`. */
export const peopleAndPlaces = sql`
  join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
  ${places}`

/** Whole assignments as the contract shows them; `from` names the rows `a`, a table or what a statement returned. */
export const shownShifts = (from: RawBuilder<unknown>) => sql`select ${everyColumn} from ${from} ${peopleAndPlaces}`

/** Assignments by their ids, cancelled ones included, by start. */
export const shiftsById = async (db: Db, accountId: number, ids: readonly number[]): Promise<Assignment[]> =>
  (
    await sql<Assignment>`${shownShifts(sql`assignment a`)}
      where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[])
      order by lower(a.during), a.assignment_id`.execute(db)
  ).rows

/** One assignment, cancelled or not. */
export const shiftById = async (db: Db, accountId: number, id: number) => (await shiftsById(db, accountId, [id]))[0]
