import type { Assignment, ClockChange, HistoryEntry, ShiftType } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** Assignments as the contract shows them, cancelled ones included. */
const select = (db: Db, accountId: number) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('provider as p', (join) =>
      join.onRef('p.accountId', '=', 'a.accountId').onRef('p.providerId', '=', 'a.providerId'),
    )
    .innerJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'a.accountId').onRef('f.hospitalId', '=', 'a.hospitalId'),
    )
    .where('a.accountId', '=', accountId)
    .select([
      'a.assignmentId',
      'a.providerId',
      'p.providerName',
      'a.hospitalId',
      'f.facilityName',
      'a.startsAt',
      'a.endsAt',
      'a.timeZone',
      sql<string>`lower(a.during)`.as('start'),
      sql<string>`upper(a.during)`.as('end'),
      sql<number>`(extract(epoch from upper(a.during) - lower(a.during)) / 60)::integer`.as('elapsedMinutes'),
      'a.scheduledDate',
      'a.shiftType',
      'a.status',
      'a.note',
      'a.version',
      sql<
        Assignment['clockChange']
      >`json_build_object('startsAt', a.starts_clock_change, 'endsAt', a.ends_clock_change)`.as('clockChange'),
    ])

export const assignmentById = (db: Db, accountId: number, assignmentId: number): Promise<Assignment | undefined> =>
  select(db, accountId).where('a.assignmentId', '=', assignmentId).executeTakeFirst()

/** Confirmed assignments that start from one date to another, both included; of some people or places, or of all. */
export const assignmentsBetween = (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  of: { providerIds: string[] | undefined; hospitalIds: string[] | undefined },
): Promise<Assignment[]> => {
  let rows = select(db, accountId)
    .where('a.status', '=', 'confirmed')
    .where('a.scheduledDate', '>=', range.from)
    .where('a.scheduledDate', '<=', range.to)
  if (of.providerIds) rows = rows.where('a.providerId', '=', sql<string>`any(${of.providerIds}::text[])`)
  if (of.hospitalIds) rows = rows.where('a.hospitalId', '=', sql<string>`any(${of.hospitalIds}::text[])`)
  return rows
    .orderBy('a.scheduledDate')
    .orderBy(sql`lower(a.during)`)
    .orderBy('p.sortName')
    .orderBy('a.assignmentId')
    .execute()
}

/** The person's other confirmed assignments that meet `[start, end)`. */
export const meeting = (
  db: Db,
  accountId: number,
  shift: { providerId: string; start: string; end: string },
  except: number | undefined,
): Promise<Assignment[]> =>
  select(db, accountId)
    .where('a.providerId', '=', shift.providerId)
    .where('a.status', '=', 'confirmed')
    .where(sql<boolean>`a.during && tstzrange(${shift.start}, ${shift.end})`)
    .$if(except !== undefined, (rows) => rows.where('a.assignmentId', '!=', except ?? 0))
    .orderBy(sql`lower(a.during)`)
    .execute()

/** The approved leave of a person that a shift's wall times fall into. */
export const leaveMeeting = (
  db: Db,
  accountId: number,
  shift: { providerId: string; startsAt: string; endsAt: string },
) =>
  db
    .selectFrom('leave')
    .where('accountId', '=', accountId)
    .where('providerId', '=', shift.providerId)
    .where('status', '=', 'approved')
    .where(sql<boolean>`start_date < ${shift.endsAt}::timestamp and end_date + 1 > ${shift.startsAt}::timestamp`)
    .select(['leaveId', 'providerId', 'startDate', 'endDate', 'leaveDescription'])
    .orderBy('startDate')
    .executeTakeFirst()

/** What is stored of a shift, times resolved. */
export type ShiftRow = {
  providerId: string
  hospitalId: string
  startsAt: string
  endsAt: string
  timeZone: string
  start: string
  end: string
  scheduledDate: string
  shiftType: ShiftType
  clockChange: { startsAt: ClockChange; endsAt: ClockChange }
  note: string | null
}

const columns = ({ start, end, clockChange, ...row }: ShiftRow) => ({
  ...row,
  during: sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`,
  startsClockChange: clockChange.startsAt,
  endsClockChange: clockChange.endsAt,
})

export const insertAssignment = async (db: Db, accountId: number, row: ShiftRow) =>
  (
    await db
      .insertInto('assignment')
      .values({ accountId, externalId: null, ...columns(row) })
      .returning('assignmentId')
      .executeTakeFirstOrThrow()
  ).assignmentId

/** Writes the row if it still has that version; false when somebody else was first. */
export const updateAssignment = async (
  db: Db,
  key: { accountId: number; assignmentId: number; version: number },
  change: ShiftRow | { status: 'cancelled' },
) =>
  (await db
    .updateTable('assignment')
    .set({
      ...('status' in change ? change : columns(change)),
      version: key.version + 1,
      updatedAt: sql<string>`now()`,
    })
    .where('accountId', '=', key.accountId)
    .where('assignmentId', '=', key.assignmentId)
    .where('version', '=', key.version)
    .where('status', '=', 'confirmed')
    .returning('assignmentId')
    .executeTakeFirst()) !== undefined

export const facilityOf = (db: Db, accountId: number, hospitalId: string) =>
  db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('hospitalId', '=', hospitalId)
    .where('isActive', '=', true)
    .select(['timeZone'])
    .executeTakeFirst()

export const providerOf = (db: Db, accountId: number, providerId: string) =>
  db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .where('isActive', '=', true)
    .select(['providerName'])
    .executeTakeFirst()

export const historyOf = (db: Db, accountId: number, assignmentId: number) =>
  db
    .selectFrom('auditEntry as e')
    .leftJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'e.accountId').onRef('u.userId', '=', 'e.userId'),
    )
    .where('e.accountId', '=', accountId)
    .where('e.objectType', '=', 'assignment')
    .where('e.objectId', '=', String(assignmentId))
    .select(['e.at', 'e.userId', 'u.fullName as userName', 'e.action', 'e.before', 'e.after'])
    .orderBy('e.entryId')
    // `before` and `after` are written by `record` from objects.
    .$castTo<HistoryEntry>()
    .execute()
