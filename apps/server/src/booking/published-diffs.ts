import { ApiError, type PublicationChanged, type PublishedDiff, type PublishedEntry } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { ToldAssignment } from './shown-shifts.ts'

type Side = ToldAssignment | undefined
/** One side of what becomes of a shift; note and specialty where they are other than on the other side. */
const told = (shift: Side, other: Side): PublishedEntry['before'] => {
  if (!shift) return null
  const { hospitalId, facilityName, startsAt, endsAt, timeZone, shiftTypeName, note, specialtyId, specialtyName } =
    shift
  const seen = { hospitalId, facilityName, startsAt, endsAt, timeZone, shiftTypeName }
  return {
    ...seen,
    ...(other && other.note !== note && { note }),
    ...(other && other.specialtyId !== specialtyId && { specialtyName }),
  }
}

export type Shifts = ReadonlyMap<number, ToldAssignment>
/** Shifts by their ids. */
export const byId = (shifts: readonly ToldAssignment[]): Shifts =>
  new Map(shifts.map((shift) => [shift.assignmentId, shift]))

/** What becomes of each shift for each person whom it is about: who gives one away is told of it as well as who gets it. */
const groupsOf = (before: Shifts, after: Shifts, ids: readonly number[]) => {
  const entries = ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was && is && was.providerId === is.providerId) return [entryOf(id, was, is)]
    return [...(was ? [entryOf(id, was, undefined)] : []), ...(is ? [entryOf(id, undefined, is)] : [])]
  })
  return [...Map.groupBy(entries, ({ providerId }) => providerId).values()]
}
/** What becomes of a shift for somebody who has it before, after or both. */
export const entryOf = (assignmentId: number, was: Side, is: Side) => {
  const { providerId, providerName } = is ?? was ?? { providerId: null, providerName: null }
  const kind: PublishedEntry['kind'] = was && is ? 'changed' : is ? 'added' : 'removed'
  const minutes = { before: was?.elapsedMinutes ?? 0, after: is?.elapsedMinutes ?? 0 }
  const starts = [was, is].flatMap((shift) => (shift ? Date.parse(shift.start) : []))
  return {
    providerId,
    providerName,
    minutes,
    starts,
    entry: { assignmentId, kind, before: told(was, is), after: told(is, was) },
  }
}

export type MailedUser = { userId: string; emailVerifiedAt: string | null; isClaim: boolean }
/** When it is, and whether the address of a user is known to be theirs. */
export type Telling = { now: Date; isKnown: (user: MailedUser) => boolean }
/** Who of these signs in, and so can be told by mail. */
const mailable = async (trx: Db, accountId: number, ids: readonly string[], isKnown: Telling['isKnown']) => {
  const { rows } = await sql<MailedUser>`
    select u.user_id as "userId", u.email_verified_at as "emailVerifiedAt", u.is_claim as "isClaim" from app_user u
    where u.account_id = ${accountId} and u.user_id = any(${[...ids]}::text[]) and u.disabled_at is null
      and u.invited_at is null`.execute(trx)
  return new Set(rows.filter(isKnown).map(({ userId }) => userId))
}

/** What each person is told whose shifts were otherwise before, by their names. */
export const diffsBetween = async (
  trx: Db,
  accountId: number,
  { before, after, ids }: { before: Shifts; after: Shifts; ids: readonly number[] },
  { now, isKnown }: Telling,
): Promise<PublishedDiff[]> => {
  const groups = groupsOf(before, after, ids)
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
  return diffs.toSorted((one, other) => ((one.providerName ?? '') < (other.providerName ?? '') ? -1 : 1))
}
/** Whom these are about; what is open is about nobody. */
export const peopleOf = (diffs: readonly PublishedDiff[]) => diffs.flatMap(({ providerId }) => providerId ?? [])

type Shown = { entriesHash: string | null; ids: readonly number[]; diffs: readonly PublishedDiff[] }
/**
 * What is about to be told is what was shown, where it is said what that was.
 * @throws ApiError 409 `PublicationChanged`
 */
export const assertAsShown = (shown: string | undefined, { entriesHash, ids, diffs }: Shown) => {
  if (shown === undefined || shown === entriesHash) return
  throw new ApiError(409, {
    message: 'What there is to tell has changed since it was shown: nothing is told',
    reason: 'changed',
    facts: { entriesHash, shifts: ids.length, people: peopleOf(diffs).length },
  } satisfies PublicationChanged)
}
