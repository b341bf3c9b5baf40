import { isStaffed, type Leave, type StaffedAssignment } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { LeaveRow, ShiftRow } from './changes.ts'
import { leavesById } from './shown-leave.ts'
import { shiftsById } from './shown-shifts.ts'

/** A shift that is about to be written; `assignmentId` when it is stored already, somewhere else. */
export type WantedShift = Pick<ShiftRow, 'startsAt' | 'endsAt' | 'start' | 'end'> & {
  providerId: string
  assignmentId?: number
}
/** What stands in the way of one shift or leave, each by its start. */
export type InTheWay = { shifts: StaffedAssignment[]; leave: Leave[] }
type Met = { at: number; assignmentId: number | null; leaveId: number | null }

/**
 * What is stored that these shifts would meet: other confirmed shifts of their people, and approved leave.
 * @param moving shifts that are written in the same booking, and so are in nobody's way where they stand
 * @returns what each of them meets; one that meets nothing is not in there
 */
export const inTheWay = async <W extends WantedShift>(
  trx: Db,
  accountId: number,
  wanted: readonly W[],
  moving: ReadonlySet<number>,
): Promise<Map<W, InTheWay>> => {
  const list = wanted.map(({ assignmentId, providerId, startsAt, endsAt, start, end }, at) => ({
    at,
    assignmentId,
    providerId,
    startsAt,
    endsAt,
    start,
    end,
  }))
  const { rows } = await sql<Met>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g(
        at integer, "assignmentId" bigint, "providerId" text, "startsAt" timestamp, "endsAt" timestamp,
        "start" timestamptz, "end" timestamptz)
      limit ${list.length}::bigint
    )
    select g.at, a.assignment_id as "assignmentId", null::bigint as "leaveId"
    from given g
    join assignment a on a.account_id = ${accountId} and a.provider_id = g."providerId" and a.status = 'confirmed'
      and a.during && tstzrange(g."start", g."end") and a.assignment_id is distinct from g."assignmentId"
    union all
    select g.at, null, l.leave_id
    from given g
    join leave l on l.account_id = ${accountId} and l.provider_id = g."providerId" and l.status = 'approved'
      and l.start_date < g."endsAt" and l.end_date + 1 > g."startsAt"`.execute(trx)
  const met = rows.filter(({ assignmentId }) => assignmentId === null || !moving.has(assignmentId))
  if (met.length === 0) return new Map()
  const shifts = new Map(
    (await shiftsById(trx, accountId, idsOf(met, 'assignmentId')))
      .filter(isStaffed)
      .map((shift) => [shift.assignmentId, shift]),
  )
  const leave = new Map((await leavesById(trx, accountId, idsOf(met, 'leaveId'))).map((row) => [row.leaveId, row]))
  const found = new Map<W, InTheWay>()
  for (const [at, ways] of Map.groupBy(met, ({ at }) => at)) {
    const one = wanted[at]
    if (!one) continue
    found.set(one, {
      shifts: ways
        .flatMap(({ assignmentId }) => shifts.get(assignmentId ?? 0) ?? [])
        .sort((a, b) => (a.start < b.start ? -1 : 1)),
      leave: ways
        .flatMap(({ leaveId }) => leave.get(leaveId ?? 0) ?? [])
        .sort((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    })
  }
  return found
}
const idsOf = (met: readonly Met[], key: 'assignmentId' | 'leaveId') => [
  ...new Set(met.map((one) => one[key]).filter((id) => id !== null)),
]

/** What is stored that leave would meet: confirmed shifts whose facility-local time falls on it, and other approved leave. */
export const inTheWayOfLeave = async (
  trx: Db,
  accountId: number,
  { leaveId, providerId, startDate, endDate }: LeaveRow & { leaveId?: number },
): Promise<InTheWay> => {
  const { rows } = await sql<Omit<Met, 'at'>>`
    select assignment_id as "assignmentId", null::bigint as "leaveId" from assignment
    where account_id = ${accountId} and provider_id = ${providerId} and status = 'confirmed'
      and starts_at < ${endDate}::date + 1 and ends_at > ${startDate}::date
    union all
    select null, leave_id from leave
    where account_id = ${accountId} and provider_id = ${providerId} and status = 'approved'
      and start_date <= ${endDate}::date and end_date >= ${startDate}::date
      and leave_id is distinct from ${leaveId ?? null}::bigint`.execute(trx)
  const met = rows.map((row) => ({ at: 0, ...row }))
  if (met.length === 0) return { shifts: [], leave: [] }
  return {
    shifts: (await shiftsById(trx, accountId, idsOf(met, 'assignmentId'))).filter(isStaffed),
    leave: await leavesById(trx, accountId, idsOf(met, 'leaveId')),
  }
}
