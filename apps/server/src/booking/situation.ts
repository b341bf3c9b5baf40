import { sql } from 'kysely'
import { MOST_JUDGED_DAYS, wrongField } from '@onward/contract'
import { addDays, dayNumber, daysBetween, type LocalDate } from '@onward/scheduling'
import {
  holidaysOf,
  peopleFor,
  reachOf,
  type JudgedContract,
  type JudgedCredential,
  type JudgedLeave,
  type JudgedPerson,
  type JudgedRequirement,
  type JudgedShift,
  type Rule,
  type Situation,
} from '@onward/scheduling/judge'
import { judgedShift, type StoredShift } from '@onward/scheduling/zoned'
import type { Db } from '#server/db.ts'
import { columns } from './shown-shifts.ts'

type Days = { from: LocalDate; to: LocalDate }
type Of<T> = T & { providerId: string }

const open = (date: string | null) => (date === null ? null : dayNumber(date))
const minutes = (hours: number | null) => (hours === null ? null : Math.round(hours * 60))
const byPerson = <T extends { providerId: string }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.providerId)

/** Days that have a year of days to either side: no schedule has others, and no rule could look around them. */
export const canBeJudged = ({ from, to }: Days): boolean => from >= '0003-01-01' && to < '9998-01-01'

/** @throws ApiError 400 for days that are no range, too many, or too far away to be judged */
export const checkJudgedDays = ({ from, to }: Days): void => {
  if (to < from) throw wrongField('to', 'must not be before from')
  if (daysBetween(from, to) >= MOST_JUDGED_DAYS)
    throw wrongField('to', `must be within ${MOST_JUDGED_DAYS} days from the first one`)
  if (!canBeJudged({ from, to })) throw wrongField('from', 'must be of the years 3 to 9997')
}

/** What is stored of a shift and the judge asks for. */
export const judgedOf = ({ assignmentId, shiftType, ...shift }: StoredRow): JudgedShift =>
  judgedShift({ ...shift, shiftId: String(assignmentId), partOfDay: shiftType })
export type StoredRow = Omit<StoredShift, 'shiftId' | 'partOfDay'> & {
  assignmentId: number
  shiftType: StoredShift['partOfDay']
}

/** Confirmed shifts with a minute on these days, and a day to either side for other zones. As one value: thousands of rows take longer. */
const shiftsOf = async (db: Db, accountId: number, ids: readonly string[], { from, to }: Days) => {
  const { rows } = await sql<{ shifts: StoredRow[] }>`
    select coalesce(json_agg(row), '[]') as shifts from (
      select ${columns(['assignmentId', 'providerId', 'hospitalId', 'shiftTypeId', 'shiftType', 'specialtyId'])},
        ${columns(['start', 'end', 'startsAt', 'endsAt', 'timeZone'])}
      from assignment a
      where a.account_id = ${accountId} and a.provider_id = any(${ids}::text[]) and a.status = 'confirmed'
        and a.during && tstzrange(${addDays(from, -1)}::date, ${addDays(to, 2)}::date)
    ) as row`.execute(db)
  return (rows[0]?.shifts ?? []).map(judgedOf)
}

const leaveOf = async (db: Db, accountId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('leave')
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${ids}::text[])`)
    .where('status', '=', 'approved')
    .select(['providerId', 'startDate', 'endDate'])
    .execute()
  return rows.map(({ providerId, startDate, endDate }): Of<JudgedLeave> => ({
    providerId,
    from: dayNumber(startDate),
    to: dayNumber(endDate),
    status: 'approved',
  }))
}

const contractsOf = async (db: Db, accountId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('contract')
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${ids}::text[])`)
    .select(['providerId', 'validFrom', 'validTo', 'fte', 'targetHours', 'leastHours', 'mostHours', 'packId'])
    .execute()
  return rows.map((row): Of<JudgedContract> => ({
    providerId: row.providerId,
    from: dayNumber(row.validFrom),
    to: open(row.validTo),
    fte: row.fte,
    target: minutes(row.targetHours),
    least: minutes(row.leastHours),
    most: minutes(row.mostHours),
    packId: row.packId,
  }))
}

const credentialsOf = async (db: Db, accountId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('credential')
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${ids}::text[])`)
    .select(['providerId', 'credentialTypeId', 'hospitalId', 'validFrom', 'validTo', 'isRevoked'])
    .execute()
  return rows.map(({ validFrom, validTo, ...row }): Of<JudgedCredential> => ({
    ...row,
    from: open(validFrom),
    to: open(validTo),
  }))
}

const requirementsOf = (db: Db, accountId: number): Promise<JudgedRequirement[]> =>
  db
    .selectFrom('requirement')
    .where('accountId', '=', accountId)
    .select(['credentialTypeId', 'hospitalId', 'shiftTypeId', 'specialtyId'])
    .execute()

/** What all people of an account are judged on: read once, however many they are. */
export const groundOf = async (db: Db, accountId: number) => ({
  ...(await db
    .selectFrom('account')
    .where('accountId', '=', accountId)
    .select(['weekStartsOn', sql<number>`(extract(epoch from now()) / 60)::double precision`.as('now')])
    .executeTakeFirstOrThrow()),
  requirements: await requirementsOf(db, accountId),
  holidays: await db.selectFrom('holiday').where('accountId', '=', accountId).select(['hospitalId', 'date']).execute(),
})
export type Ground = Awaited<ReturnType<typeof groundOf>>

const idsOf = async (
  db: Db,
  accountId: number,
  table: 'providerSpecialty' | 'providerFacility',
  ids: readonly string[],
) => {
  const id = table === 'providerSpecialty' ? 'specialtyId' : 'hospitalId'
  const rows = await db
    .selectFrom(table)
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${ids}::text[])`)
    .select(['providerId', sql<string>`${sql.ref(id)}`.as('id')])
    .execute()
  return byPerson(rows)
}

/**
 * What is stored of these people, and of whom rules pair them with, as wide around the days as the rules look. People who are
 * only there for a pair are part of it: whoever asks about some people leaves verdicts about others out.
 */
export const situationOf = async (
  db: Db,
  accountId: number,
  providerIds: readonly string[],
  days: Days,
  rules: readonly Rule[],
  { holidays, ...ground }: Ground,
): Promise<Situation> => {
  const ids = peopleFor(rules, providerIds)
  const { before, after } = reachOf(rules)
  const shifts = await shiftsOf(db, accountId, ids, { from: addDays(days.from, -before), to: addDays(days.to, after) })
  const ownShifts = byPerson(shifts)
  const leave = byPerson(await leaveOf(db, accountId, ids))
  const contracts = byPerson(await contractsOf(db, accountId, ids))
  const credentials = byPerson(await credentialsOf(db, accountId, ids))
  const specialties = await idsOf(db, accountId, 'providerSpecialty', ids)
  const facilities = await idsOf(db, accountId, 'providerFacility', ids)
  const people = ids.map((providerId): JudgedPerson => ({
    providerId,
    specialtyIds: (specialties.get(providerId) ?? []).map(({ id }) => id),
    hospitalIds: (facilities.get(providerId) ?? []).map(({ id }) => id),
    contracts: contracts.get(providerId) ?? [],
    credentials: credentials.get(providerId) ?? [],
    leave: leave.get(providerId) ?? [],
    shifts: ownShifts.get(providerId) ?? [],
  }))
  return {
    ...ground,
    people,
    holidays: holidaysOf(
      holidays,
      shifts.map(({ hospitalId }) => hospitalId),
    ),
    range: { from: dayNumber(days.from), to: dayNumber(days.to) },
  }
}
