import { sql, type RawBuilder } from 'kysely'
import type { Author } from '#server/audit.ts'
import { noted } from './noted.ts'

/** When leave is over: once its last day is over everywhere. */
export const leaveUntil = (lastDay: RawBuilder<unknown>) =>
  sql<Date>`((${lastDay} + 1)::timestamp at time zone 'UTC' + interval '12 hours')`

/** Of the rows `l` that a statement has just created. */
export const notedNewLeave = ({ userId }: Author) =>
  noted(
    'leave',
    userId,
    sql`select l.account_id, l.leave_id as id, l.provider_id, ${leaveUntil(sql`l.end_date`)} as until, null::jsonb as known
      from l`,
  )

/** Of the rows `l` that a statement has just written over, which it has read before as `earlier`. */
export const notedChangedLeave = ({ userId }: Author) =>
  noted(
    'leave',
    userId,
    sql`
      select l.account_id, l.leave_id as id, e."providerId" as provider_id, ${leaveUntil(sql`e."endDate"`)} as until,
        to_jsonb(e) as known
      from earlier e join l on l.leave_id = e."leaveId"
      union all
      select l.account_id, l.leave_id, l.provider_id, ${leaveUntil(sql`l.end_date`)}, null
      from l where l.status = 'approved'`,
  )
