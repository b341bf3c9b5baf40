import type { Leave } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

const select = (db: Db, accountId: number) =>
  db
    .selectFrom('leave as l')
    .innerJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'l.accountId').onRef('p.providerId', '=', 'l.providerId'),
    )
    .where('l.accountId', '=', accountId)
    .select([
      'l.leaveId',
      'l.providerId',
      'p.providerName',
      'l.startDate',
      'l.endDate',
      'l.leaveDescription',
      'l.status',
      'l.version',
    ])

export const leaveById = (db: Db, accountId: number, leaveId: number): Promise<Leave | undefined> =>
  select(db, accountId).where('l.leaveId', '=', leaveId).executeTakeFirst()

/** Approved leave that touches the dates, both included; of some people or of all. */
export const leaveBetween = (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  providerIds: string[] | undefined,
): Promise<Leave[]> =>
  select(db, accountId)
    .where('l.status', '=', 'approved')
    .where('l.startDate', '<=', range.to)
    .where('l.endDate', '>=', range.from)
    .$if(providerIds !== undefined, (rows) => rows.where('l.providerId', '=', sql<string>`any(${providerIds}::text[])`))
    .orderBy('l.startDate')
    .orderBy('p.sortName')
    .orderBy('l.leaveId')
    .execute()

export type LeaveRow = { providerId: string; startDate: string; endDate: string; leaveDescription: string }

export const insertLeave = async (db: Db, accountId: number, row: LeaveRow) =>
  (
    await db
      .insertInto('leave')
      .values({ accountId, ...row })
      .returning('leaveId')
      .executeTakeFirstOrThrow()
  ).leaveId

/** Writes the row if it still has that version; false when somebody else was first. */
export const updateLeave = async (
  db: Db,
  key: { accountId: number; leaveId: number; version: number },
  change: LeaveRow | { status: 'cancelled' },
) =>
  (await db
    .updateTable('leave')
    .set({ ...change, version: key.version + 1, updatedAt: sql<string>`now()` })
    .where('accountId', '=', key.accountId)
    .where('leaveId', '=', key.leaveId)
    .where('version', '=', key.version)
    .where('status', '=', 'approved')
    .returning('leaveId')
    .executeTakeFirst()) !== undefined

/** The person's confirmed assignments whose facility-local time falls on the leave, by start. */
export const assignmentsDuring = (db: Db, accountId: number, leave: LeaveRow) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'a.accountId').onRef('f.hospitalId', '=', 'a.hospitalId'),
    )
    .where('a.accountId', '=', accountId)
    .where('a.providerId', '=', leave.providerId)
    .where('a.status', '=', 'confirmed')
    .where(sql<boolean>`a.starts_at < ${leave.endDate}::date + 1 and a.ends_at > ${leave.startDate}::date`)
    .select(['a.assignmentId', 'f.facilityName', 'a.startsAt', 'a.endsAt'])
    .orderBy('a.startsAt')
    .execute()

/** Other approved leave of the person on these days. */
export const leaveDuring = (db: Db, accountId: number, leave: LeaveRow, except: number | undefined) =>
  select(db, accountId)
    .where('l.providerId', '=', leave.providerId)
    .where('l.status', '=', 'approved')
    .where('l.startDate', '<=', leave.endDate)
    .where('l.endDate', '>=', leave.startDate)
    .$if(except !== undefined, (rows) => rows.where('l.leaveId', '!=', except ?? 0))
    .executeTakeFirst()

export const providerName = async (db: Db, accountId: number, providerId: string) =>
  (
    await db
      .selectFrom('provider')
      .where('accountId', '=', accountId)
      .where('providerId', '=', providerId)
      .where('isActive', '=', true)
      .select('providerName')
      .executeTakeFirst()
  )?.providerName
