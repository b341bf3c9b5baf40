import type { PublishedDiff } from '@onward/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Range } from './insight.queries.ts'

/** A shift as an entry of the audit trail has it. */
export type StateRow = [
  providerId: string | null,
  hospitalId: string,
  start: string,
  end: string,
  startsAt: string,
  endsAt: string,
  timeZone: string,
  status: string,
  /** Null in entries of before anything was published apart. */
  publication: 'published' | 'draft' | 'changed' | null,
]
export type EntryRow = {
  /** Milliseconds since 1970. */
  at: number
  userId: string | null
  action: string
  assignmentId: number
  isUndo: boolean
  before: StateRow | null
  after: StateRow | null
}

const state = (
  row: RawBuilder<unknown>,
) => sql`case when ${row} is not null then jsonb_build_array(${row}->'providerId',
  ${row}->'hospitalId', ${row}->'start', ${row}->'end', ${row}->'startsAt', ${row}->'endsAt', ${row}->'timeZone',
  ${row}->'status', ${row}->'publication') end`
const entries = (where: RawBuilder<unknown>) => sql<EntryRow>`
  select (extract(epoch from e.at) * 1000)::double precision as at, e.user_id as "userId", e.action,
    e.object_id::bigint as "assignmentId", b.undoes is not null as "isUndo",
    ${state(sql`e.before`)} as before, ${state(sql`e.after`)} as after
  from audit_entry e left join batch b on b.account_id = e.account_id and b.batch_id = e.batch_id
  where ${where}
  order by e.entry_id`

const ACTIONS = [
  'assignment.created',
  'assignment.imported',
  'assignment.changed',
  'assignment.cancelled',
  'assignment.restored',
]
/** How many days before and after some dates are read: dates are those of a facility, and elsewhere it is another one by then. */
export const AROUND = { before: 2, after: 3 }
/** As moments, since no index finds a moment by a date for whoever sees the rows of one account alone. */
const startAround = ({ from }: Pick<Range, 'from'>) => sql`(${from}::date - ${sql.lit(AROUND.before)})::timestamptz`
const endAround = ({ to }: Pick<Range, 'to'>) => sql`(${to}::date + ${sql.lit(AROUND.after)})::timestamptz`
const isAround = (at: RawBuilder<unknown>, range: Range) =>
  sql`${at} >= ${startAround(range)} and ${at} < ${endAround(range)}`
/** Of new shifts those of nobody: people are told of no others that change. In the words of its index. */
const isHeeded = sql`e.object_type = 'assignment' and (e.before is not null or e.after->>'providerId' is null)
  and e.action = any(${ACTIONS}::text[])`

/** What was done to shifts around these dates, in its order. */
export const entriesAround = async (db: Db, accountId: number, range: Range) =>
  (await entries(sql`e.account_id = ${accountId} and ${isAround(sql`e.at`, range)} and ${isHeeded}`).execute(db)).rows

const ofShifts = (accountId: number, ids: readonly number[]) =>
  sql`e.account_id = ${accountId} and e.object_type = 'assignment' and e.object_id = any(${ids.map(String)}::text[])`

/** What was done to these shifts before the time around some dates. */
export const entriesBefore = async (db: Db, accountId: number, range: Range, ids: readonly number[]) =>
  (await entries(sql`${ofShifts(accountId, ids)} and e.at < ${startAround(range)}`).execute(db)).rows

/** What was done to these shifts around some dates and ever since. */
export const entriesSince = async (db: Db, accountId: number, range: Range, ids: readonly number[]) =>
  (
    await entries(sql`${ofShifts(accountId, ids)} and e.at >= ${startAround(range)}
      and (e.at >= ${endAround(range)} or ${isHeeded})`).execute(db)
  ).rows

export type PublicationRow = { at: number; userId: string | null; entries: PublishedDiff[] }

const publications = (where: RawBuilder<unknown>) => sql<PublicationRow>`
  select (extract(epoch from p.at) * 1000)::double precision as at, p.user_id as "userId", p.entries
  from publication p where ${where} order by p.at, p.publication_id`

/** What people were told around these dates. */
export const publicationsAround = async (db: Db, accountId: number, range: Range) =>
  (await publications(sql`p.account_id = ${accountId} and ${isAround(sql`p.at`, range)}`).execute(db)).rows

/** What was taken back of what people had been told before the time around some dates. */
export const withdrawalsBefore = async (db: Db, accountId: number, range: Range) =>
  (
    await publications(
      sql`p.account_id = ${accountId} and p.withdraws is not null and p.at < ${startAround(range)}`,
    ).execute(db)
  ).rows

/** Which of these shifts there are: not among them are those of an import that is under way, or that was taken back. */
export const shiftsThere = async (db: Db, accountId: number, ids: readonly number[]) => {
  const { rows } = await sql<{ assignmentId: number }>`
    select assignment_id as "assignmentId"
    from assignment where account_id = ${accountId} and assignment_id = any(${[...ids]}::bigint[])`.execute(db)
  return new Set(rows.map(({ assignmentId }) => assignmentId))
}

/** What shifts ask for, by their ids. */
export const specialtiesAsked = async (db: Db, accountId: number, ids: readonly number[]) => {
  const { rows } = await sql<{ assignmentId: number; specialtyId: string | null }>`
    select assignment_id as "assignmentId", specialty_id as "specialtyId"
    from assignment where account_id = ${accountId} and assignment_id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ assignmentId, specialtyId }) => [assignmentId, specialtyId]))
}

/** The first thing that each of these people is trained for. */
export const firstSpecialties = async (db: Db, accountId: number, ids: readonly string[]) => {
  const { rows } = await sql<{ providerId: string; specialtyId: string }>`
    select distinct on (provider_id) provider_id as "providerId", specialty_id as "specialtyId"
    from provider_specialty where account_id = ${accountId} and provider_id = any(${[...ids]}::text[])
    order by provider_id, place`.execute(db)
  return new Map(rows.map(({ providerId, specialtyId }) => [providerId, specialtyId]))
}

/** The names of people, as they are called now. */
export const peopleNamed = async (db: Db, accountId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .select(['providerId', 'providerName'])
    .execute()
  return new Map(rows.map(({ providerId, providerName }) => [providerId, providerName]))
}

/** The names of users, as they are called now. */
export const usersNamed = async (db: Db, accountId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('appUser')
    .where('accountId', '=', accountId)
    .where('userId', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .select(['userId', 'fullName'])
    .execute()
  return new Map(rows.map(({ userId, fullName }) => [userId, fullName]))
}
