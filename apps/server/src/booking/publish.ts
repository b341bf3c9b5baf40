import { createHash } from 'node:crypto'
import {
  ApiError,
  type PublicationConflict,
  type PublishedDiff,
  type PublishedEntry,
  type StaffedAssignment,
} from '@onward/contract'
import { sql } from 'kysely'
import { record, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { assertOpen, daysOfShifts } from './locks.ts'
import { toldShift, worksThere } from './refusals.ts'
import { rulesInForce, type RuleInForce } from './rules.ts'
import { shiftsById, toldById, type ToldAssignment } from './shown-shifts.ts'
import { standing } from './standing.ts'
import { shownVerdicts } from './verdicts.ts'

export type PublishWish = {
  from: string
  to: string
  /** Of some facilities or people; undefined is all of them. */
  hospitalIds: readonly string[] | undefined
  providerIds: readonly string[] | undefined
}
type LeftOut = { assignmentIds: number[]; providerName: string; message: string }
/** What people are told, and what is left out because a rule blocks it. */
export type Publishing = { ids: number[]; diffs: PublishedDiff[]; left: LeftOut[]; rules: readonly RuleInForce[] }

/** Takes the places first, as bookings do, so that nobody writes there meanwhile. */
const takePlaces = async (trx: Db, accountId: number, hospitalIds: readonly string[] | undefined) => {
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

const MINUTE = 60_000
const minutesOf = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / MINUTE

type Side = ToldAssignment | undefined
const told = (shift: Side): PublishedEntry['before'] => {
  if (!shift) return null
  const { hospitalId, facilityName, startsAt, endsAt, timeZone, shiftTypeName } = shift
  return { hospitalId, facilityName, startsAt, endsAt, timeZone, shiftTypeName }
}

/** What becomes of each shift for each person whom it is about: who gives one away is told of it as well as who gets it. */
const diffsOf = (
  before: ReadonlyMap<number, ToldAssignment>,
  after: ReadonlyMap<number, ToldAssignment>,
  ids: readonly number[],
) => {
  const entries = ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was && is && was.providerId === is.providerId) return [entryOf(id, was, is)]
    return [...(was ? [entryOf(id, was, undefined)] : []), ...(is ? [entryOf(id, undefined, is)] : [])]
  })
  return [...Map.groupBy(entries, ({ providerId }) => providerId).values()]
}
const entryOf = (assignmentId: number, was: Side, is: Side) => {
  const { providerId, providerName } = is ?? was ?? { providerId: null, providerName: null }
  const kind: PublishedEntry['kind'] = was && is ? 'changed' : is ? 'added' : 'removed'
  const minutes = { before: was ? minutesOf(was) : 0, after: is ? minutesOf(is) : 0 }
  const starts = [was, is].flatMap((shift) => (shift ? Date.parse(shift.start) : []))
  return {
    providerId,
    providerName,
    minutes,
    starts,
    entry: { assignmentId, kind, before: told(was), after: told(is) },
  }
}

export type MailedUser = { userId: string; emailVerifiedAt: string | null; isClaim: boolean }
/** When it is, and whether the address of a user is known to be theirs. */
type Telling = { now: Date; isKnown: (user: MailedUser) => boolean }
/** Who of these signs in, and so can be told by mail. */
const mailable = async (trx: Db, accountId: number, ids: readonly string[], isKnown: Telling['isKnown']) => {
  const { rows } = await sql<MailedUser>`
    select u.user_id as "userId", u.email_verified_at as "emailVerifiedAt", u.is_claim as "isClaim" from app_user u
    where u.account_id = ${accountId} and u.user_id = any(${[...ids]}::text[]) and u.disabled_at is null
      and u.invited_at is null`.execute(trx)
  return new Set(rows.filter(isKnown).map(({ userId }) => userId))
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
    message,
    assignmentIds: (met[at]?.verdict.shiftIds ?? []).filter((id) => ids.has(id)).map(Number),
  }))
}

/**
 * What would be told, now. Part of the caller's transaction, in which nobody writes at these places any more.
 */
export const planPublishing = async (
  trx: Db,
  author: Author,
  wish: PublishWish,
  { now, isKnown }: Telling,
): Promise<Publishing> => {
  const { accountId } = author
  await takePlaces(trx, accountId, wish.hospitalIds)
  const all = await unpublished(trx, accountId, wish)
  const before = new Map((await toldById(trx, accountId, all)).map((shift) => [shift.assignmentId, shift]))
  const rows = (await shiftsById(trx, accountId, all)).filter(({ status }) => status === 'confirmed')
  const rules = await rulesInForce(trx, accountId)
  const left = await blocked(trx, author, rules, wish, rows)
  const out = new Set(left.flatMap(({ assignmentIds }) => assignmentIds))
  const ids = all.filter((id) => !out.has(id))
  const after = new Map(rows.map((shift) => [shift.assignmentId, shift]))
  const groups = diffsOf(before, after, ids)
  const users = await mailable(
    trx,
    accountId,
    groups.flatMap(([one]) => one?.providerId ?? []),
    isKnown,
  )
  const diffs = groups.map((group): PublishedDiff => {
    const { providerId, providerName } = group[0] ?? { providerId: null, providerName: null }
    const lies = group.some(({ starts }) => starts.some((start) => start > now.getTime()))
    return {
      providerId,
      providerName,
      minutesBefore: group.reduce((sum, { minutes }) => sum + minutes.before, 0),
      minutesAfter: group.reduce((sum, { minutes }) => sum + minutes.after, 0),
      // What is past tells nobody anything.
      isMailed: lies && providerId !== null && users.has(providerId),
      entries: group.map(({ entry }) => entry),
    }
  })
  return {
    ids,
    left,
    rules,
    diffs: diffs.toSorted((one, other) => ((one.providerName ?? '') < (other.providerName ?? '') ? -1 : 1)),
  }
}

/** Two shifts of one person that people would be told of at once, because the change of one of them is not told with the other. */
const assertNobodyTwice = async (trx: Db, accountId: number, people: readonly string[]) => {
  const { rows } = await sql<{ one: number; other: number }>`
    select a.assignment_id as one, b.assignment_id as other
    from told_assignment a
    join told_assignment b on b.account_id = a.account_id and b.provider_id = a.provider_id
      and b.assignment_id > a.assignment_id and b.during && a.during and b.status = 'confirmed'
    where a.account_id = ${accountId} and a.provider_id = any(${[...people]}::text[]) and a.status = 'confirmed'
    limit 1`.execute(trx)
  const [found] = rows
  if (!found) return
  const shifts = (await toldById(trx, accountId, [found.one, found.other])).filter(
    (shift): shift is ToldAssignment & StaffedAssignment => shift.providerId !== null,
  )
  const [first] = shifts
  throw new ApiError(409, {
    message: `${first ? worksThere(first, first.timeZone) : 'Somebody works'} as people were told: publish what has become of that too`,
    reason: 'overlap',
    facts: { shifts: shifts.map((shift) => ({ ...toldShift(shift), assignmentId: shift.assignmentId })) },
  } satisfies PublicationConflict)
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * Tells people: what was planned is as it is now, for everybody. The places' horizons go as far, unless only some people are told.
 * @returns the id of the publication
 * @throws ApiError 409 `PublicationConflict`
 */
export const publishPlanned = async (trx: Db, author: Author, wish: PublishWish, { ids, diffs, rules }: Publishing) => {
  const { accountId, userId } = author
  await assertOpen(trx, accountId, () => daysOfShifts(trx, accountId, ids))
  await sql`update assignment set unpublished = null where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await sql`delete from published_assignment where account_id = ${accountId} and assignment_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await assertNobodyTwice(
    trx,
    accountId,
    diffs.flatMap(({ providerId }) => providerId ?? []),
  )
  if (wish.providerIds === undefined)
    await sql`
      update facility set published_until = ${wish.to}::date, version = version + 1
      where account_id = ${accountId} and published_until >= ${wish.from}::date - 1 and published_until < ${wish.to}::date
        ${wish.hospitalIds ? sql`and hospital_id = any(${[...wish.hospitalIds]}::text[])` : sql``}`.execute(trx)
  const { publicationId } = await trx
    .insertInto('publication')
    .values({
      accountId,
      userId,
      fromDate: wish.from,
      toDate: wish.to,
      hospitalIds: wish.hospitalIds ? [...wish.hospitalIds] : null,
      providerIds: wish.providerIds ? [...wish.providerIds] : null,
      entries: JSON.stringify(diffs),
      rules: JSON.stringify(rules),
      entriesHash: sha256(diffs),
      rulesHash: sha256(rules),
    })
    .returning('publicationId')
    .executeTakeFirstOrThrow()
  const { from, to, hospitalIds = null, providerIds = null } = wish
  await record(trx, author, {
    accountId,
    userId,
    action: 'publication.created',
    objectId: publicationId,
    after: { publicationId, from, to, hospitalIds, providerIds, shifts: ids.length, people: diffs.length },
  })
  return publicationId
}
