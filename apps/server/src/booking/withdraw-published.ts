import {
  ApiError,
  type LeftTold,
  type MinutesOnDates,
  type PublishedDiff,
  type WithdrawalRefused,
} from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import { record, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { assertOpen } from './locks.ts'
import { knownRows, notePublished } from './noted-changes.ts'
import { assertNobodyTwice, sha256, takePlaces } from './publish.ts'
import { assertAsShown, byId, diffsBetween, peopleOf, type Telling } from './published-diffs.ts'
import { rulesInForce } from './rules.ts'
import { isWithin } from './scope.ts'
import { toldById } from './shown-shifts.ts'
import { knownMinutes, minutesOnDates } from './told-minutes.ts'

type Horizon = { hospitalId: string; facilityName: string; before: string; after: string }
/** What is taken back: nothing where `withdrawalId` is null. */
export type Withdrawal = {
  withdrawalId: number | null
  diffs: PublishedDiff[]
  onDates: MinutesOnDates | null
  entriesHash: string | null
  left: LeftTold[]
  horizons: Horizon[]
}

type Kept = {
  from: string
  to: string
  hospitalIds: string[] | null
  providerIds: string[] | null
  entries: PublishedDiff[]
  entriesHash: string
  horizons: { hospitalId: string; before: string }[] | null
  isKept: boolean
  withdraws: number | null
}
const keptOf = async (trx: Db, accountId: number, publicationId: number) => {
  const { rows } = await sql<Kept>`
    select from_date as "from", to_date as "to", hospital_ids as "hospitalIds", provider_ids as "providerIds", entries,
      entries_hash as "entriesHash", horizons, told is not null as "isKept", withdraws
    from publication where account_id = ${accountId} and publication_id = ${publicationId}`.execute(trx)
  return rows[0]
}

/** Each shift that a publication told, `s`, beside what it is by now, `a`, what people know of it otherwise, `k`, and what they knew, `w`. */
const toldBy = (accountId: number, publicationId: number) => sql`
  publication p
  cross join lateral jsonb_to_recordset(p.told) as s(id bigint, version integer, was jsonb)
  left join lateral jsonb_populate_record(null::published_assignment, s.was) w on s.was is not null
  left join assignment a on a.account_id = ${accountId} and a.assignment_id = s.id
  left join published_assignment k on k.account_id = ${accountId} and k.assignment_id = s.id
  where p.account_id = ${accountId} and p.publication_id = ${publicationId}`

const placesOf = async (trx: Db, accountId: number, publicationId: number) => {
  const { rows } = await sql<{ hospitalId: string }>`
    select distinct h as "hospitalId" from (
      select unnest(array[a.hospital_id, k.hospital_id, w.hospital_id]) as h from ${toldBy(accountId, publicationId)}) all_of
    where h is not null`.execute(trx)
  return rows.map(({ hospitalId }) => hospitalId)
}

type Day = { hospitalId: string; date: string }
type Row = { id: number; why: LeftTold['reason'] | null; days: Day[] }
/**
 * What becomes of each shift. People know it as it was told while the version that they know is the one that they were told; who
 * is on leave by now is not given back what was in its way.
 */
const judged = async (trx: Db, accountId: number, publicationId: number, now: Date): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select s.id, case
      when lower(w.during) <= ${now} or lower(case when a.unpublished is null then a.during else k.during end) <= ${now}
        then 'begun'
      when s.version is distinct from (case when a.unpublished is null then a.version else k.version end) or exists (
        select from leave l where l.account_id = ${accountId} and l.provider_id = w.provider_id and l.status = 'approved'
          and l.start_date < w.ends_at and l.end_date + 1 > w.starts_at) then 'later'
      when exists (
        select from facility f where f.account_id = ${accountId} and f.hospital_id in (a.hospital_id, w.hospital_id)
          and f.published_until is null) then 'apart'
      end as why,
      (select coalesce(jsonb_agg(jsonb_build_object('hospitalId', d.h, 'date', d.date)), '[]') from (values
        (a.hospital_id, a.scheduled_date), (k.hospital_id, k.scheduled_date), (w.hospital_id, w.scheduled_date)) d(h, date)
        where d.h is not null) as days
    from ${toldBy(accountId, publicationId)}
    order by s.id`.execute(trx)
  return rows
}

/** People know again what they knew before, of these shifts alone. */
const giveBack = async (trx: Db, accountId: number, publicationId: number, ids: readonly number[]) => {
  await sql`delete from published_assignment where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await sql`
    insert into published_assignment
    select w.* from publication p
    cross join lateral jsonb_to_recordset(p.told) as s(id bigint, was jsonb)
    cross join lateral jsonb_populate_record(null::published_assignment, s.was) w
    where p.account_id = ${accountId} and p.publication_id = ${publicationId} and s.was is not null
      and s.id = any(${ids}::bigint[])`.execute(trx)
  await sql`
    update assignment a set unpublished = case when exists (
      select from published_assignment k where k.account_id = a.account_id and k.assignment_id = a.assignment_id)
      then 'changed' else 'draft' end
    where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[])`.execute(trx)
}

/**
 * How far each place goes back: to where it was, and in any case before the first day that is a draft again. Days that have
 * passed stay told.
 */
const horizonsAfter = async (
  trx: Db,
  accountId: number,
  kept: Kept,
  places: readonly string[],
  drafted: Day[],
  now: Date,
) => {
  const { rows } = await sql<{ hospitalId: string; facilityName: string; until: string; yesterday: string }>`
    select f.hospital_id as "hospitalId", f.facility_name as "facilityName", f.published_until as until,
      (${now}::timestamptz at time zone f.time_zone)::date - 1 as yesterday
    from facility f
    where f.account_id = ${accountId} and f.hospital_id = any(${[...places]}::text[]) and f.published_until is not null
    order by f.sort_name, f.hospital_id`.execute(trx)
  return rows.flatMap(({ hospitalId, facilityName, until, yesterday }): Horizon[] => {
    const moved = kept.horizons?.find((one) => one.hospitalId === hospitalId)
    const days = drafted.filter((day) => day.hospitalId === hospitalId).map(({ date }) => addDays(date, -1))
    const back = moved && until === kept.to ? latest(moved.before, yesterday) : until
    const after = [back, ...days].reduce(earliest)
    return after < until ? [{ hospitalId, facilityName, before: until, after }] : []
  })
}
const earliest = (one: string, other: string) => (one < other ? one : other)
const latest = (one: string, other: string) => (one > other ? one : other)

const SAID = {
  withdrawn: 'This publication has been withdrawn',
  withdrawal: 'This withdraws a publication: publish again what it took back',
  unkept: 'What people knew before this publication was not kept: plan otherwise and publish that',
} as const
const refused = (reason: WithdrawalRefused['reason']) =>
  new ApiError(409, { message: SAID[reason], reason } satisfies WithdrawalRefused)

/**
 * Takes back what a publication told, as far as it has not begun and people know it still: they know again what they knew
 * before. Part of the caller's transaction.
 * @throws ApiError 403 where it reaches places that are not the author's, 409 `WithdrawalRefused`, `PublicationChanged` or
 * `PublicationConflict`, 423
 */
export const withdrawPublished = async (
  trx: Db,
  author: Author,
  { publicationId, shownHash }: { publicationId: number; shownHash: string | undefined },
  telling: Telling,
): Promise<Withdrawal> => {
  const { accountId, userId, scope } = author
  const { now } = telling
  const kept = await keptOf(trx, accountId, publicationId)
  if (!kept) throw new ApiError(404, { message: 'There is no such publication' })
  if (kept.withdraws !== null) throw refused('withdrawal')
  if (!kept.isKept) throw refused('unkept')
  const moved = (kept.horizons ?? []).map(({ hospitalId }) => hospitalId)
  const places = [...new Set([...(await placesOf(trx, accountId, publicationId)), ...moved])]
  if ([...places, ...(kept.hospitalIds ?? [])].some((hospitalId) => !isWithin(scope, hospitalId)))
    throw new ApiError(403, { message: 'This publication reaches facilities at which you do not plan' })
  await takePlaces(trx, accountId, places)
  // Asked once nobody else withdraws it or publishes there.
  if (await isWithdrawn(trx, accountId, publicationId)) throw refused('withdrawn')
  await sql`
    select from assignment a where a.account_id = ${accountId} and a.assignment_id in (
      select s.id from publication p cross join lateral jsonb_to_recordset(p.told) as s(id bigint)
      where p.account_id = ${accountId} and p.publication_id = ${publicationId})
    order by a.assignment_id for no key update`.execute(trx)
  const rows = await judged(trx, accountId, publicationId, now)
  const left = leftOf(kept.entries, rows)
  const back = rows.filter(({ why }) => why === null)
  if (back.length === 0) {
    assertAsShown(shownHash, { entriesHash: null, ids: [], diffs: [] })
    return { withdrawalId: null, diffs: [], onDates: null, entriesHash: null, left, horizons: [] }
  }
  const days = back.flatMap((row) => row.days)
  await assertOpen(trx, accountId, async () =>
    days.map(({ hospitalId, date }) => ({ hospitalId, from: date, to: date })),
  )

  const ids = back.map(({ id }) => id)
  const before = byId(await toldById(trx, accountId, ids))
  const rowsBefore = await knownRows(trx, accountId, ids)
  const of = { accountId, scope, from: kept.from, to: kept.to }
  const known = await knownMinutes(trx, of, peopleOf(kept.entries))
  await giveBack(trx, accountId, publicationId, ids)
  const between = { before, after: byId(await toldById(trx, accountId, ids)), ids }
  const diffs = await diffsBetween(trx, accountId, between, telling)
  const onDates = minutesOnDates(of, known, peopleOf(diffs), between)
  // After what it takes back: neither can be exchanged without the other.
  const entriesHash = sha256([kept.entriesHash, diffs])
  assertAsShown(shownHash, { entriesHash, ids, diffs })
  await assertNobodyTwice(trx, author, peopleOf(diffs))
  const horizons = await horizonsAfter(trx, accountId, kept, places, days, now)
  for (const { hospitalId, after: until } of horizons)
    await sql`update facility set published_until = ${until}::date, version = version + 1
      where account_id = ${accountId} and hospital_id = ${hospitalId}`.execute(trx)
  const rules = await rulesInForce(trx, accountId)
  const { publicationId: withdrawalId } = await trx
    .insertInto('publication')
    .values({
      accountId,
      userId,
      fromDate: kept.from,
      toDate: kept.to,
      hospitalIds: kept.hospitalIds,
      providerIds: kept.providerIds,
      entries: JSON.stringify(diffs),
      rules: JSON.stringify(rules),
      entriesHash,
      rulesHash: sha256(rules),
      withdraws: publicationId,
    })
    .returning('publicationId')
    .executeTakeFirstOrThrow()
  await notePublished(trx, { accountId, publicationId: withdrawalId }, diffs, rowsBefore)
  await record(trx, author, {
    accountId,
    userId,
    action: 'publication.withdrawn',
    objectId: publicationId,
    after: { publicationId: withdrawalId, shifts: ids.length, people: peopleOf(diffs).length, left: left.length },
  })
  return { withdrawalId, diffs, onDates, entriesHash, left, horizons }
}

const isWithdrawn = async (trx: Db, accountId: number, publicationId: number) => {
  const { rows } = await sql`
    select from publication where account_id = ${accountId} and withdraws = ${publicationId}`.execute(trx)
  return rows.length > 0
}

/** What stays told, as the publication told it: to whom it gave it, or from whom it took it away. */
const leftOf = (entries: readonly PublishedDiff[], rows: readonly Row[]): LeftTold[] => {
  const told = new Map<number, Omit<LeftTold, 'reason'>>()
  for (const { providerName, entries: own } of entries)
    for (const { assignmentId, before, after } of own) {
      const shift = after ?? before
      if (shift && (after || !told.has(assignmentId))) told.set(assignmentId, { assignmentId, providerName, shift })
    }
  return rows.flatMap(({ id, why }) => {
    const one = told.get(id)
    return why !== null && one ? [{ ...one, reason: why }] : []
  })
}
