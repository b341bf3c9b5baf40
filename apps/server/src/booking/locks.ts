import { ApiError, type Locked, type PeriodLock } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** Whoever writes shifts or leave shares it; whoever closes a period has it alone, and so waits for what is under way. */
const HELD = 12
const holdOpen = (trx: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock_shared(${HELD}, ${accountId}::integer)`.execute(trx)
export const holdClosing = (trx: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock(${HELD}, ${accountId}::integer)`.execute(trx)

/** What the contract shows of a lock `l`, with its facility `f` and who set it `u`. */
export const shownLocks = sql`
  select l.lock_id as "lockId", l.hospital_id as "hospitalId", f.facility_name as "facilityName",
    l.from_date as "from", l.to_date as "to", l.reason, l.user_id as "userId", u.full_name as "userName", l.at
  from period_lock l
  left join facility f on f.account_id = l.account_id and f.hospital_id = l.hospital_id
  left join app_user u on u.account_id = l.account_id and u.user_id = l.user_id`

/** Days at places, or of leave, which is at none. */
type Days = { hospitalId: string | null; from: string; to: string }
const meets = (lock: PeriodLock, { hospitalId, from, to }: Days) =>
  lock.from <= to && lock.to >= from && (lock.hospitalId === null || lock.hospitalId === hospitalId)

export const locked = (lock: PeriodLock) => {
  const where = lock.facilityName === null ? '' : ` at ${lock.facilityName}`
  const by = lock.userName === null ? '' : ` by ${lock.userName}`
  const message = `${lock.from} to ${lock.to} is closed${where}${by}: ${lock.reason}`
  return new ApiError(423, { message, reason: 'locked', facts: { lock } } satisfies Locked)
}

/**
 * Nothing of this is closed, nor will be before the transaction ends.
 * @param asked tells the days that are written, and is asked only where something is closed at all
 * @throws ApiError 423 `Locked`
 */
export const assertOpen = async (trx: Db, accountId: number, asked: () => Promise<readonly Days[]>) => {
  await holdOpen(trx, accountId)
  const { rows } =
    await sql<PeriodLock>`${shownLocks} where l.account_id = ${accountId} order by l.from_date, l.lock_id`.execute(trx)
  if (rows.length === 0) return
  const days = await asked()
  const lock = rows.find((one) => days.some((some) => meets(one, some)))
  if (lock) throw locked(lock)
}

/** Says whether a date at a facility is closed; until the transaction ends it stays so. */
export const closedDays = async (trx: Db, accountId: number) => {
  await holdOpen(trx, accountId)
  const { rows } = await sql<PeriodLock>`${shownLocks} where l.account_id = ${accountId}`.execute(trx)
  return (hospitalId: string, date: string) => rows.some((lock) => meets(lock, { hospitalId, from: date, to: date }))
}

/** On which days, and where, stored shifts begin. */
export const daysOfShifts = async (trx: Db, accountId: number, ids: readonly number[]): Promise<Days[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Days>`
    select distinct hospital_id as "hospitalId", scheduled_date as "from", scheduled_date as "to" from assignment
    where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(trx)
  return rows
}
/** The days of stored leave. */
export const daysOfLeave = async (trx: Db, accountId: number, ids: readonly number[]): Promise<Days[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Days>`
    select distinct null::text as "hospitalId", start_date as "from", end_date as "to" from leave
    where account_id = ${accountId} and leave_id = any(${ids}::bigint[])`.execute(trx)
  return rows
}
