import { AdminCalendarRow, ProviderScheduleRow } from '@onward/contract'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { columns, peopleAndPlaces, places, seenBy, type Seer, type ShownField } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'

export type Selection = { providerIds: string[]; hospitalIds: string[] }
/** Whose rows, and at which facilities. */
type Of = { accountId: number; scope: Scope }

/** The fields of a calendar's row, as the contract names them. */
const fieldsOf = <E extends Partial<Record<ShownField, unknown>>>(entries: E) =>
  columns(Object.keys(entries) as (keyof E & ShownField)[]) // The keys that `E` is made of.
const adminColumns = fieldsOf(AdminCalendarRow.entries)
const { leaveDescription: _, ...shift } = ProviderScheduleRow.entries
const providerColumns = fieldsOf(shift)

const first = (month: string) => sql`${`${month}-01`}::date`
const inMonth = (month: string) =>
  sql`a.scheduled_date >= ${first(month)} and a.scheduled_date < ${first(month)} + interval '1 month'`

/** The month's assignments as JSON text of `AdminCalendarRow[]`, by date, start and name; all that somebody works, or a selection. */
export const adminRows = async (db: Db, { accountId, scope }: Of, month: string, selection?: Selection) => {
  const within = scope ? sql`and a.hospital_id = any(${scope}::text[])` : sql``
  const chosen = selection
    ? sql`and a.provider_id = any(${selection.providerIds}::text[]) and a.hospital_id = any(${selection.hospitalIds}::text[])`
    : sql``
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(row), '[]')::text as json
    from (
      select ${adminColumns} from assignment a ${peopleAndPlaces}
      where a.account_id = ${accountId} and a.status = 'confirmed' and a.provider_id is not null
        and ${inMonth(month)} ${chosen} ${within}
      order by a.scheduled_date, lower(a.during), p.sort_name, a.assignment_id
    ) as row`.execute(db)
  return rows[0]?.json ?? '[]'
}

/** One provider's days with an assignment or approved leave, by date; null where a day has only the other. */
export const providerRows = async (
  db: Db,
  { accountId, scope, ownId }: Seer & { accountId: number },
  providerId: string,
  month: string,
) => {
  const { rows } = await sql<ProviderScheduleRow>`
    with shift as (
      select ${providerColumns} from ${seenBy(accountId, { scope, ownId })} a ${places}
      where a.account_id = ${accountId} and a.provider_id = ${providerId} and a.status = 'confirmed' and ${inMonth(month)}
    ), absence as (
      select day::date as date, l.leave_description as "leaveDescription"
      from leave l
      cross join lateral generate_series(
        greatest(l.start_date, ${first(month)}),
        least(l.end_date, (${first(month)} + interval '1 month - 1 day')::date),
        interval '1 day'
      ) as day
      where l.account_id = ${accountId} and l.provider_id = ${providerId} and l.status = 'approved'
    )
    select * from shift
    full join absence using (date)
    order by date, "start"`.execute(db)
  return rows
}

export const providersList = (db: Db, { accountId, scope }: Of) =>
  db
    .selectFrom('provider')
    .$if(scope !== undefined, (rows) => rows.where(mayWorkWithin(scope, sql`provider`)))
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .select(['providerId as userId', 'providerName'])
    .orderBy('sortName')
    .orderBy('providerId')
    .execute()

export const facilityList = (db: Db, { accountId, scope }: Of) =>
  db
    .selectFrom('facility')
    .$if(scope !== undefined, (rows) => rows.where('hospitalId', '=', sql<string>`any(${scope ?? []}::text[])`))
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .select(['hospitalId', 'facilityName', 'timeZone', 'code', 'tone', 'publishedUntil'])
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
