import { createHash } from 'node:crypto'
import {
  ApiError,
  type MinutesOnDates,
  type PublicationConflict,
  type PublishedDiff,
  type StaffedAssignment,
} from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import { record, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { assertOpen, daysOfShifts } from './locks.ts'
import { knownRows, mailedIds, notePublished } from './noted-changes.ts'
import { byId, diffsBetween, peopleOf, type Shifts, type Telling } from './published-diffs.ts'
import { metShift, worksThere } from './refusals.ts'
import { rulesInForce, type RuleInForce } from './rules.ts'
import { isWithin, shiftWithin, type Scope } from './scope.ts'
import { shiftsById, toldById, type ToldAssignment } from './shown-shifts.ts'
import { standing } from './standing.ts'
import { knownMinutes, minutesOnDates } from './told-minutes.ts'
import { shownVerdicts } from './verdicts.ts'

export type PublishWish = {
  from: string
  to: string
  /** Of some facilities or people; undefined is all of them. */
  hospitalIds: readonly string[] | undefined
  providerIds: readonly string[] | undefined
}
type LeftOut = { assignmentIds: number[]; providerName: string; reason: 'rule' | 'elsewhere'; message: string }
/** What people are told, and what is left out because a rule blocks it or it is about a facility where the author does not plan. */
export type Publishing = {
  ids: number[]
  diffs: PublishedDiff[]
  onDates: MinutesOnDates
  /** Of the diffs, as it is kept. */
  entriesHash: string
  left: LeftOut[]
  rules: readonly RuleInForce[]
  places: readonly { hospitalId: string; publishedUntil: string | null }[]
}

/**
 * Takes the places first, as bookings do: nobody else publishes there, or closes them, meanwhile. Bookings go on; whoever changes
 * one of the shifts that are told waits for it alone.
 */
export const takePlaces = async (trx: Db, accountId: number, hospitalIds: readonly string[] | undefined) => {
  const rows = await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .$if(hospitalIds !== undefined, (all) =>
      all.where('hospitalId', '=', sql<string>`any(${hospitalIds ?? []}::text[])`),
    )
    .select(['hospitalId', 'publishedUntil'])
    .orderBy('hospitalId')
    .forNoKeyUpdate()
    .execute()
  return rows
}

/** What has been drafted: by where and whose it is now, and by what people were told of it. */
const unpublished = async (trx: Db, accountId: number, { from, to, hospitalIds, providerIds }: PublishWish) => {
  const some = (row: 'a' | 'p') => sql`(
    ${sql.ref(`${row}.scheduled_date`)} between ${from}::date and ${to}::date
    ${hospitalIds ? sql`and ${sql.ref(`${row}.hospital_id`)} = any(${[...hospitalIds]}::text[])` : sql``}
    ${providerIds ? sql`and ${sql.ref(`${row}.provider_id`)} = any(${[...providerIds]}::text[])` : sql``})`
  const { rows } = await sql<{ id: number }>`
    select a.assignment_id as id from assignment a
    left join published_assignment p on p.account_id = a.account_id and p.assignment_id = a.assignment_id
    where a.account_id = ${accountId} and a.unpublished is not null
      and (a.status = 'confirmed' or p.assignment_id is not null) and (${some('a')} or ${some('p')})
    order by a.assignment_id
    for no key update of a`.execute(trx)
  return rows.map(({ id }) => id)
}

/** What rules block of these shifts, as they stand. */
const blocked = async (
  trx: Db,
  author: Author,
  rules: readonly RuleInForce[],
  wish: PublishWish,
  shifts: readonly ToldAssignment[],
) => {
  const ids = new Set(shifts.map(({ assignmentId }) => String(assignmentId)))
  const providerIds = [...new Set(shifts.flatMap(({ providerId }) => providerId ?? []))]
  const blocking = rules.filter(({ severity }) => severity === 'block')
  const found = await standing(trx, author.accountId, { days: wish, rules: blocking, providerIds })
  const met = found.filter(({ verdict }) => verdict.shiftIds.some((id) => ids.has(id)))
  const { verdicts } = await shownVerdicts(
    trx,
    author.accountId,
    met.map(({ verdict }) => verdict),
    {
      scope: author.scope,
      placeOf: (id) => shifts.find(({ assignmentId }) => String(assignmentId) === id)?.hospitalId,
    },
  )
  return verdicts.map(({ providerName, message }, at): LeftOut => ({
    providerName,
    reason: 'rule',
    message,
    assignmentIds: (met[at]?.verdict.shiftIds ?? []).filter((id) => ids.has(id)).map(Number),
  }))
}

/** What was told at one facility and is by now at another: whoever plans at one of them alone tells nothing of the other. */
const elsewhere = (scope: Scope, before: Shifts, after: Shifts, ids: readonly number[]) =>
  ids.flatMap((id): LeftOut[] => {
    const sides = [before.get(id), after.get(id)].flatMap((side) => side ?? [])
    const own = sides.filter(({ hospitalId }) => isWithin(scope, hospitalId))
    return own.length === sides.length
      ? []
      : [{ assignmentIds: [id], providerName: own[0]?.providerName ?? '', reason: 'elsewhere', message: BETWEEN }]
  })
const BETWEEN = 'Moved between facilities: whoever plans at both publishes it'

/** What would be told, now. Part of the caller's transaction, in which nobody writes these shifts any more. */
export const planPublishing = async (
  trx: Db,
  author: Author,
  wish: PublishWish,
  telling: Telling,
): Promise<Publishing> => {
  const { accountId } = author
  const places = await takePlaces(trx, accountId, wish.hospitalIds)
  const all = await unpublished(trx, accountId, wish)
  const before = byId(await toldById(trx, accountId, all))
  const rows = (await shiftsById(trx, accountId, all)).filter(({ status }) => status === 'confirmed')
  const after = byId(rows)
  const rules = await rulesInForce(trx, accountId)
  const moved = elsewhere(author.scope, before, after, all)
  const apart = new Set(moved.flatMap(({ assignmentIds }) => assignmentIds))
  const theirs = rows.filter(({ assignmentId }) => !apart.has(assignmentId))
  const left = [...moved, ...(await blocked(trx, author, rules, wish, theirs))]
  const out = new Set(left.flatMap(({ assignmentIds }) => assignmentIds))
  const ids = all.filter((id) => !out.has(id))
  const between = { before, after, ids }
  const diffs = await diffsBetween(trx, accountId, between, telling)
  const people = peopleOf(diffs)
  const of = { ...author, ...wish }
  const onDates = minutesOnDates(of, await knownMinutes(trx, of, people), people, between)
  return { ids, left, rules, diffs, onDates, entriesHash: sha256(diffs), places }
}

/** Two shifts of one person that people would be told of at once, because the change of one of them is not told with the other. */
export const assertNobodyTwice = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  people: readonly string[],
) => {
  // Shifts that are told as they are never meet, the store sees to that: one of two is what was told of a shift that is otherwise by now.
  const { rows } = await sql<{ one: number; other: number }>`
    select p.assignment_id as one, o.assignment_id as other
    from published_assignment p
    cross join lateral (
      select a.assignment_id from assignment a
      where a.account_id = p.account_id and a.provider_id = p.provider_id and a.during && p.during
        and a.status = 'confirmed' and a.unpublished is null
      union all
      select k.assignment_id from published_assignment k
      where k.account_id = p.account_id and k.provider_id = p.provider_id and k.during && p.during
        and k.assignment_id > p.assignment_id
    ) o
    where p.account_id = ${accountId} and p.provider_id = any(${[...people]}::text[])
    limit 1`.execute(trx)
  const [found] = rows
  if (!found) return
  const shifts = (await toldById(trx, accountId, [found.one, found.other]))
    .filter((shift): shift is ToldAssignment & StaffedAssignment => shift.providerId !== null)
    .map((shift) => shiftWithin(scope, metShift(shift)))
  const [first] = shifts
  throw new ApiError(409, {
    message: `${first ? worksThere(first, first.timeZone) : 'Somebody works'} as people were told: publish what has become of that too`,
    reason: 'overlap',
    facts: { shifts },
  } satisfies PublicationConflict)
}

/** As text in which nothing depends on the order of keys (RFC 8785): whoever has a value again, from wherever, has the same text. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
/** The SHA-256 of a value in its canonical form, in hexadecimal. */
export const sha256 = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex')

/**
 * Tells people: what was planned is as it is now, for everybody. The places' horizons go as far, unless only some people are told.
 * @returns the id of the publication
 * @throws ApiError 409 `PublicationConflict`
 */
export const publishPlanned = async (
  trx: Db,
  author: Author,
  wish: PublishWish,
  { ids, diffs, entriesHash, rules, places }: Publishing,
) => {
  const { accountId, userId } = author
  const { from, to, hospitalIds = null, providerIds = null } = wish
  await assertOpen(trx, accountId, () => daysOfShifts(trx, accountId, ids))
  const moved = providerIds === null ? movedBy(places, wish) : []
  // Before anything is written: what people know until now is kept with it.
  const { publicationId } = await trx
    .insertInto('publication')
    .values({
      accountId,
      userId,
      fromDate: from,
      toDate: to,
      hospitalIds: hospitalIds && [...hospitalIds],
      providerIds: providerIds && [...providerIds],
      entries: JSON.stringify(diffs),
      rules: JSON.stringify(rules),
      entriesHash,
      rulesHash: sha256(rules),
      told: sql<string>`(
        select jsonb_agg(jsonb_build_object('id', a.assignment_id, 'version', a.version, 'was', to_jsonb(p)))
        from assignment a
        left join published_assignment p on p.account_id = a.account_id and p.assignment_id = a.assignment_id
        where a.account_id = ${accountId} and a.assignment_id = any(${ids}::bigint[]))`,
      horizons: JSON.stringify(moved),
    })
    .returning('publicationId')
    .executeTakeFirstOrThrow()
  await notePublished(trx, { accountId, publicationId }, diffs, await knownRows(trx, accountId, mailedIds(diffs)))
  await sql`update assignment set unpublished = null where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await sql`delete from published_assignment where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await assertNobodyTwice(trx, author, peopleOf(diffs))
  if (moved.length > 0)
    await sql`
      update facility set published_until = ${to}::date, version = version + 1
      where account_id = ${accountId} and hospital_id = any(${moved.map(({ hospitalId }) => hospitalId)}::text[])`.execute(
      trx,
    )
  await record(trx, author, {
    accountId,
    userId,
    action: 'publication.created',
    objectId: publicationId,
    after: { publicationId, from, to, hospitalIds, providerIds, shifts: ids.length, people: diffs.length },
  })
  return publicationId
}

/** The places whose horizons go as far as these days: those that they join. */
const movedBy = (places: Publishing['places'], { from, to }: PublishWish) =>
  places.flatMap(({ hospitalId, publishedUntil }) =>
    publishedUntil !== null && publishedUntil >= addDays(from, -1) && publishedUntil < to
      ? [{ hospitalId, before: publishedUntil }]
      : [],
  )
