import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db.ts'
import type { AssignmentRow } from './assignments.ts'
import type { Placed } from './unique.ts'

type Rows = readonly Placed<AssignmentRow>[]
/** Who imports, for the audit trail. */
export type Author = { accountId: number; userId: string | null; requestId: string }

const given = (rows: Rows) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
  line integer, "externalId" text, "providerId" text, "hospitalId" text, "startsAt" timestamp, "endsAt" timestamp,
  "timeZone" text, "start" timestamptz, "end" timestamptz, "scheduledDate" date, "startsClockChange" text,
  "endsClockChange" text, "shiftType" text, note text)`

/** How the store knows an imported row: as it is, otherwise, or cancelled; a row that is not listed is new. */
export type State = { line: number; state: 'same' | 'other' | 'cancelled' }

/** @param hasNote whether the file says anything about notes */
export const statesOf = async (trx: Db, accountId: number, rows: Rows, hasNote: boolean): Promise<State[]> =>
  (
    await sql<State>`
      select g.line, case
        when a.status = 'cancelled' then 'cancelled'
        when (a.provider_id, a.hospital_id, a.starts_at, a.ends_at, a.time_zone, a.during, a.shift_type)
          = (g."providerId", g."hospitalId", g."startsAt", g."endsAt", g."timeZone", tstzrange(g."start", g."end"), g."shiftType")
          and (not ${hasNote}::boolean or a.note is not distinct from g.note) then 'same'
        else 'other' end as state
      from ${given(rows)}
      join assignment a on a.account_id = ${accountId} and a.external_id = g."externalId"`.execute(trx)
  ).rows

/** Takes rows that will change out of everybody's way, so that two of them may trade places. Only inside a transaction. */
export const setAside = (trx: Db, accountId: number, rows: Rows) =>
  trx
    .updateTable('assignment')
    .set({ status: 'cancelled' })
    .where('accountId', '=', accountId)
    .where('externalId', '=', sql<string>`any(${rows.map(({ externalId }) => externalId)}::text[])`)
    .execute()

/** A line of the file that the store has no room for, and what is in its way. */
export type Clash = { line: number; reason: string }

/** Everything confirmed and every approved leave that the rows would meet. */
export const clashesOf = async (trx: Db, accountId: number, rows: Rows): Promise<Clash[]> => {
  const wall = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD HH24:MI')`
  const { rows: clashes } = await sql<Clash>`
    with given as materialized (select * from ${given(rows)})
    select g.line, p.provider_name || ' already works at ' || f.facility_name || ' from '
      || ${wall(sql`a.starts_at`)} || ' to ' || ${wall(sql`a.ends_at`)} as reason
    from given g
    join assignment a on a.account_id = ${accountId} and a.provider_id = g."providerId" and a.status = 'confirmed'
      and a.during && tstzrange(g."start", g."end")
    join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
    join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id
    union all
    select g.line, p.provider_name || ' is on leave from ' || l.start_date || ' to ' || l.end_date
      || ' (' || l.leave_description || ')'
    from given g
    join leave l on l.account_id = ${accountId} and l.provider_id = g."providerId" and l.status = 'approved'
      and l.start_date < g."endsAt" and l.end_date + 1 > g."startsAt"
    join provider p on p.account_id = l.account_id and p.provider_id = l.provider_id`.execute(trx)
  return clashes
}

/** An assignment as the contract shows it, for the audit trail; of a row `a`, beside `p` and `f`. */
const shown = sql`jsonb_build_object(
  'assignmentId', a.assignment_id, 'providerId', a.provider_id, 'providerName', p.provider_name,
  'hospitalId', a.hospital_id, 'facilityName', f.facility_name,
  'startsAt', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'endsAt', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'),
  'timeZone', a.time_zone,
  'start', to_char(lower(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'end', to_char(upper(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'elapsedMinutes', (extract(epoch from upper(a.during) - lower(a.during)) / 60)::integer,
  'scheduledDate', a.scheduled_date, 'shiftType', a.shift_type, 'status', 'confirmed', 'note', a.note,
  'version', a.version, 'clockChange', jsonb_build_object('startsAt', a.starts_clock_change, 'endsAt', a.ends_clock_change))`
const people = sql`
  join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
  join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id`

/** Creates the rows, each with its entry in the audit trail. */
export const insertRows = (trx: Db, { accountId, userId, requestId }: Author, rows: Rows) =>
  sql`
  with a as (
    insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
      shift_type, starts_clock_change, ends_clock_change, note, external_id)
    select ${accountId}::integer, "providerId", "hospitalId", "startsAt", "endsAt", "timeZone", tstzrange("start", "end"),
      "scheduledDate", "shiftType", "startsClockChange", "endsClockChange", note, "externalId"
    from ${given(rows)}
    returning *
  )
  insert into audit_entry (account_id, user_id, action, object_type, object_id, after, request_id)
  select ${accountId}::integer, ${userId}, 'assignment.imported', 'assignment', a.assignment_id::text, ${shown}, ${requestId}
  from a ${people}`.execute(trx)

/** Changes the rows, each with its entry in the audit trail. They must have been set aside. */
export const updateRows = (trx: Db, { accountId, userId, requestId }: Author, rows: Rows, hasNote: boolean) =>
  sql`
  with given as materialized (select * from ${given(rows)}),
  earlier as (
    select a.assignment_id, ${shown} as before
    from given g join assignment a on a.account_id = ${accountId} and a.external_id = g."externalId" ${people}
  ),
  a as (
    update assignment set
      provider_id = g."providerId", hospital_id = g."hospitalId", starts_at = g."startsAt", ends_at = g."endsAt",
      time_zone = g."timeZone", during = tstzrange(g."start", g."end"), scheduled_date = g."scheduledDate",
      shift_type = g."shiftType", starts_clock_change = g."startsClockChange", ends_clock_change = g."endsClockChange",
      note = case when ${hasNote}::boolean then g.note else assignment.note end,
      status = 'confirmed', version = version + 1, updated_at = now()
    from given g
    where assignment.account_id = ${accountId} and assignment.external_id = g."externalId"
    returning assignment.*
  )
  insert into audit_entry (account_id, user_id, action, object_type, object_id, before, after, request_id)
  select ${accountId}::integer, ${userId}, 'assignment.imported', 'assignment', a.assignment_id::text, earlier.before, ${shown},
    ${requestId}
  from a join earlier on earlier.assignment_id = a.assignment_id ${people}`.execute(trx)
