import type { Assignment, HistoryEntry } from '@onward/contract'
import { MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import { sql } from 'kysely'
import { OWN_ID } from '#server/booking/own-id.ts'
import type { Scope } from '#server/booking/scope.ts'
import { removedBy, seenBy, shownOf, shownShifts } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'

export type Wanted = {
  from: string
  to: string
  status: 'confirmed' | 'cancelled' | 'all' | 'removed'
  /** Those that nobody works, or those that somebody does. */
  open?: 'true' | 'false' | undefined
  /** Of some people or places, or of all. */
  providerIds: string[] | undefined
  hospitalIds: string[] | undefined
  /** Those too that began before `from` and go on into it. */
  running: boolean
  /** Where the reader plans, and as whom they see their own wherever it is. */
  scope: Scope
  ownId: string | undefined
  page: number
  perPage: number
}

// Each word by itself finds the index that holds its rows.
const inStatus = {
  confirmed: sql`a.status = 'confirmed'`,
  cancelled: sql`a.status = 'cancelled'`,
  all: sql`(a.status = 'confirmed' or a.status = 'cancelled')`,
  // All of their table.
  removed: sql`true`,
}

const staffing = { true: sql`and a.provider_id is null`, false: sql`and a.provider_id is not null` }

// No shift is longer than a week, so the index need not look further back.
const runningFrom = (from: string) => sql`
  a.scheduled_date >= ${from}::date - ${Math.ceil(MAX_SHIFT_HOURS / 24)}::integer
    and (a.scheduled_date >= ${from}::date or a.ends_at > ${from}::date)`

/** One page of the assignments that start from one date to another, both included, and how many there are. */
export const listShifts = async (db: Db, accountId: number, wanted: Wanted) => {
  const { from, to, status, open, providerIds, hospitalIds, running, scope, ownId, page, perPage } = wanted
  const where = sql`
    where a.account_id = ${accountId} and ${inStatus[status]}
      and ${running ? runningFrom(from) : sql`a.scheduled_date >= ${from}::date`} and a.scheduled_date <= ${to}::date
      ${open ? staffing[open] : sql``}
      ${providerIds ? sql`and a.provider_id = any(${providerIds}::text[])` : sql``}
      ${hospitalIds ? sql`and a.hospital_id = any(${hospitalIds}::text[])` : sql``}`
  // The last page that a number can name lies beyond the store's largest one.
  const offset = Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER)
  const seen = (status === 'removed' ? removedBy : seenBy)(accountId, { scope, ownId })
  const { rows: assignments } = await sql<Assignment>`
    ${shownOf(seen)} ${where}
    order by a.scheduled_date, lower(a.during), p.sort_name, a.assignment_id
    limit ${perPage}::bigint offset ${offset}::bigint`.execute(db)
  const isAll = page === 1 && assignments.length < perPage
  return { assignments, total: isAll ? assignments.length : await count(db, seen, where) }
}
const count = async (db: Db, seen: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
  (await sql<{ total: number }>`select count(*)::integer as total from ${seen} a ${where}`.execute(db)).rows[0]
    ?.total ?? 0

/** Of the confirmed ones the ids, by day. */
export const shiftIds = async (
  db: Db,
  accountId: number,
  {
    from,
    to,
    providerIds,
    hospitalIds,
    open,
  }: Pick<Wanted, 'from' | 'to' | 'providerIds' | 'hospitalIds'> & {
    /** Of some people: those too that nobody works. */
    open?: 'true' | undefined
  },
  most: number,
) =>
  (
    await sql<{ id: number }>`
      select a.assignment_id as id from assignment a
      where a.account_id = ${accountId} and a.status = 'confirmed'
        and a.scheduled_date >= ${from}::date and a.scheduled_date <= ${to}::date
        ${providerIds ? sql`and (a.provider_id = any(${providerIds}::text[]) ${open ? sql`or a.provider_id is null` : sql``})` : sql``}
        ${hospitalIds ? sql`and a.hospital_id = any(${hospitalIds}::text[])` : sql``}
      order by a.scheduled_date, a.assignment_id limit ${most}::bigint`.execute(db)
  ).rows.map(({ id }) => id)

/** Some of them as a file has them: with the id by which an import knows each again. */
export const shiftsToExport = async (db: Db, accountId: number, ids: readonly number[]) =>
  (
    await sql<Record<string, unknown>>`
      select s.*, case when a.external_id like '%,%' or a.external_id is null
        then ${OWN_ID} || a.assignment_id else a.external_id end as "externalId"
      from (${shownShifts} where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[])
        and a.status = 'confirmed') s
      join assignment a on a.account_id = ${accountId} and a.assignment_id = s."assignmentId"`.execute(db)
  ).rows

export const historyOf = (db: Db, accountId: number, assignmentId: number) =>
  db
    .selectFrom('auditEntry as e')
    .leftJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'e.accountId').onRef('u.userId', '=', 'e.userId'),
    )
    .where('e.accountId', '=', accountId)
    .where('e.objectType', '=', 'assignment')
    .where('e.objectId', '=', String(assignmentId))
    .select(['e.at', 'e.userId', 'u.fullName as userName', 'e.action', 'e.batchId', 'e.before', 'e.after'])
    .select(
      sql<number>`(
        select count(*)::integer from audit_entry o
        where o.account_id = e.account_id and o.batch_id = e.batch_id and o.entry_id <> e.entry_id
          and o.object_type in ('assignment', 'leave'))`.as('bookedWith'),
    )
    .orderBy('e.entryId')
    // `before` and `after` are written by `record` from objects.
    .$castTo<HistoryEntry>()
    .execute()
