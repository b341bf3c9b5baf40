import type { ShiftType } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { AssignmentRow } from './assignments.ts'
import type { Placed } from './unique.ts'

type Rows = readonly Placed<AssignmentRow>[]

/** How the store knows an imported row: as it is, otherwise, changed here since, cancelled, or somebody else's; one that is not listed is new. */
export type State = {
  line: number
  assignmentId: number
  version: number
  note: string | null
  /** The type that it has, and whether it stands at the row's times. */
  shiftType: ShiftType
  shiftTypeId: string
  isAtTimes: boolean
  state: 'same' | 'other' | 'ours' | 'cancelled' | 'alien'
}

/** A note without what a file cannot have: control characters, and blanks around it. */
const asInFiles = sql`nullif(btrim(regexp_replace(a.note, '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]', '', 'g'),
  ${' \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'}), '')`

/** @param hasNote whether the file says anything about notes */
export const statesOf = async (trx: Db, accountId: number, rows: Rows, hasNote: boolean): Promise<State[]> =>
  (
    await sql<State>`
      select g.line, a.assignment_id as "assignmentId", a.version, a.note,
        a.shift_type as "shiftType", coalesce(a.shift_type_id, a.shift_type) as "shiftTypeId",
        (a.starts_at, a.ends_at) = (g."startsAt", g."endsAt") as "isAtTimes", case
        when a.assignment_id = g."shiftId" and a.provider_id <> g."providerId" then 'alien'
        when a.status = 'cancelled' then 'cancelled'
        when a.provider_id is not distinct from g."providerId"
          and (a.hospital_id, a.starts_at, a.ends_at, a.time_zone, a.during)
          = (g."hospitalId", g."startsAt", g."endsAt", g."timeZone", tstzrange(g."start", g."end"))
          and (g."isTypeByTimes" or a.shift_type = g."shiftType")
          and (not ${hasNote}::boolean or ${asInFiles} is not distinct from g.note) then 'same'
        when (
          select e.action from audit_entry e
          where e.account_id = a.account_id and e.object_type = 'assignment' and e.object_id = a.assignment_id::text
          order by e.entry_id desc limit 1
        ) in ('assignment.changed', 'assignment.restored') then 'ours'
        else 'other' end as state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
        line integer, "externalId" text, "providerId" text, "hospitalId" text, "startsAt" timestamp, "endsAt" timestamp,
        "timeZone" text, "start" timestamptz, "end" timestamptz, "shiftType" text, "isTypeByTimes" boolean, note text, "shiftId" bigint)
      cross join lateral (
        select b.*, 0 as rank from assignment b where b.account_id = ${accountId} and b.assignment_id = g."shiftId"
          and (b.external_id is null or b.external_id like '%,%')
        union all
        select b.*, 1 as rank from assignment b where b.account_id = ${accountId} and b.external_id = g."externalId"
        order by rank limit 1) a`.execute(trx)
  ).rows

/** A new row that may be an earlier one with another start, and when that one starts. */
type Double = { line: number; startsAt: string; externalId: string }

/**
 * Of new rows without an id of their own, those whose person has another shift there on that day that a file brought without
 * one: each such shift, the earliest first.
 */
export const doublesOf = async (
  trx: Db,
  accountId: number,
  rows: readonly Placed<AssignmentRow>[],
): Promise<Double[]> =>
  (
    await sql<Double>`
      select g.line, a.starts_at as "startsAt", a.external_id as "externalId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
        line integer, "providerId" text, "hospitalId" text, "scheduledDate" date)
      join assignment a on a.account_id = ${accountId} and a.provider_id = g."providerId"
        and a.hospital_id = g."hospitalId" and a.scheduled_date = g."scheduledDate" and a.status = 'confirmed'
        and a.external_id like '%,%'
      order by g.line, a.starts_at`.execute(trx)
  ).rows

/** Whose shifts the rows change hands from: the people that stand in the store for them. */
export const ownersOf = async (trx: Db, accountId: number, rows: Rows) =>
  (
    await trx
      .selectFrom('assignment')
      .where('accountId', '=', accountId)
      .where(({ eb, or }) =>
        or([
          eb('externalId', '=', sql<string>`any(${rows.map(({ externalId }) => externalId)}::text[])`),
          eb('assignmentId', '=', sql<number>`any(${rows.flatMap(({ shiftId }) => shiftId ?? [])}::bigint[])`),
        ]),
      )
      .select('providerId')
      .distinct()
      .execute()
  ).flatMap(({ providerId }) => providerId ?? [])
