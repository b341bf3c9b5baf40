import type { PeriodLock } from '@onward/contract'
import { sql } from 'kysely'
import { shownLocks } from '#server/booking/locks.ts'
import type { Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

type Wanted = { accountId: number; scope: Scope; page: number; perPage: number }

/** One page of what is closed, and how much there is. */
export const listLocks = async (db: Db, { accountId, scope, page, perPage }: Wanted) => {
  const where = sql`where l.account_id = ${accountId}
    ${scope ? sql`and (l.hospital_id is null or l.hospital_id = any(${[...scope]}::text[]))` : sql``}`
  const { rows: locks } = await sql<PeriodLock>`
    ${shownLocks} ${where} order by l.to_date desc, l.lock_id desc
    limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from period_lock l ${where}`.execute(db)
  return { locks, total: rows[0]?.total ?? 0 }
}

export const lockById = async (db: Db, accountId: number, lockId: number) =>
  (await sql<PeriodLock>`${shownLocks} where l.account_id = ${accountId} and l.lock_id = ${lockId}`.execute(db)).rows[0]

type NewRow = {
  accountId: number
  userId: string | null
  hospitalId: string | null
  from: string
  to: string
  reason: string
}
/** Closes a period; undefined where the facility is none of the account. */
export const insertLock = async (trx: Db, { accountId, userId, hospitalId, from, to, reason }: NewRow) => {
  const { rows } = await sql<{ id: number }>`
    insert into period_lock (account_id, hospital_id, from_date, to_date, reason, user_id)
    select ${accountId}::integer, ${hospitalId}::text, ${from}::date, ${to}::date, ${reason}, ${userId}
    where ${hospitalId}::text is null or exists (
      select from facility where account_id = ${accountId} and hospital_id = ${hospitalId}::text)
    returning lock_id as id`.execute(trx)
  const [made] = rows
  return made && lockById(trx, accountId, made.id)
}
