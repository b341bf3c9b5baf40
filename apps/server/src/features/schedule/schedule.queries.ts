import type { ProviderScheduleRow } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

export type Selection = { providerIds: string[]; hospitalIds: string[] }

const shift = sql`
  a.assignment_id as "assignmentId",
  a.hospital_id as "hospitalId",
  replace(left(a.starts_at::text, 16), ' ', 'T') as "startsAt",
  replace(left(a.ends_at::text, 16), ' ', 'T') as "endsAt",
  to_char(lower(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "start",
  to_char(upper(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "end",
  a.time_zone as "timeZone",
  (extract(epoch from upper(a.during) - lower(a.during)) / 60)::integer as "elapsedMinutes",
  a.shift_type as "shiftType",
  a.status,
  a.version`

const first = (month: string) => sql`${`${month}-01`}::date`
const inMonth = (month: string) =>
  sql`a.scheduled_date >= ${first(month)} and a.scheduled_date < ${first(month)} + interval '1 month'`

/** The month's assignments as JSON text of `AdminCalendarRow[]`, by date, start and name; all of them, or a selection. */
export const adminRows = async (db: Db, accountId: number, month: string, selection?: Selection) => {
  const chosen = selection
    ? sql`and a.provider_id = any(${selection.providerIds}::text[]) and a.hospital_id = any(${selection.hospitalIds}::text[])`
    : sql``
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(row), '[]')::text as json
    from (
      select p.provider_name as "providerName", f.facility_name as "hospitalName", a.scheduled_date as "scheduledDate",
        a.provider_id as "providerId", ${shift}
      from assignment a
      join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
      join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id
      where a.account_id = ${accountId} and a.status = 'confirmed' and ${inMonth(month)} ${chosen}
      order by a.scheduled_date, lower(a.during), p.sort_name, a.assignment_id
    ) as row`.execute(db)
  return rows[0]?.json ?? '[]'
}

/** One provider's days with an assignment or approved leave, by date; null where a day has only the other. */
export const providerRows = async (db: Db, accountId: number, providerId: string, month: string) => {
  const { rows } = await sql<ProviderScheduleRow>`
    with shift as (
      select a.scheduled_date, f.facility_name as "facilityName", ${shift}
      from assignment a
      join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id
      where a.account_id = ${accountId} and a.provider_id = ${providerId} and a.status = 'confirmed' and ${inMonth(month)}
    ), absence as (
      select day::date as absence_date, l.leave_description
      from leave l
      cross join lateral generate_series(
        greatest(l.start_date, ${first(month)}),
        least(l.end_date, (${first(month)} + interval '1 month - 1 day')::date),
        interval '1 day'
      ) as day
      where l.account_id = ${accountId} and l.provider_id = ${providerId} and l.status = 'approved'
    )
    select coalesce(scheduled_date, absence_date) as date, leave_description as "leaveDescription",
      "facilityName", "assignmentId", "hospitalId", "startsAt", "endsAt", "start", "end", "timeZone", "elapsedMinutes",
      "shiftType", status, version
    from shift
    full join absence on absence_date = scheduled_date
    order by date, "start"`.execute(db)
  return rows
}

export const providersList = (db: Db, accountId: number) =>
  db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .select(['providerId as userId', 'providerName'])
    .orderBy('sortName')
    .orderBy('providerId')
    .execute()

export const facilityList = (db: Db, accountId: number) =>
  db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .select(['hospitalId', 'facilityName', 'timeZone'])
    .orderBy('sortName')
    .orderBy('hospitalId')
    .execute()

export const isProvider = async (db: Db, accountId: number, providerId: string) =>
  (await db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .select('providerId')
    .executeTakeFirst()) !== undefined
