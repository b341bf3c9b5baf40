import type { StabilityRow, StabilityRows } from '@onward/contract'
import { isWithin } from '#server/booking/scope.ts'
import type { Asked } from './asked.ts'
import { facilitiesAt } from './insight.queries.ts'
import type { LoggedShift } from './shift-logs.ts'
import type { FeltChange, FoundOpening } from './stability.counted.ts'
import { peopleNamed, usersNamed } from './stability.queries.ts'

const MINUTE = 60_000
const momentOf = (at: number) => new Date(at).toISOString()

/** A row before its people and places have names. */
type Item = Omit<StabilityRow, 'before' | 'after' | 'userName' | 'isElsewhere'> & {
  before: LoggedShift | null
  after: LoggedShift | null
}
/** A list before it is cut into pages: files have all of it. */
export type StabilityListed = { asked: Asked; items: readonly Item[] }

export const changeItem = ({ kind, event, before, after, date, notice, band }: FeltChange): Item => ({
  what: kind,
  at: momentOf(event.at),
  date,
  userId: event.userId,
  assignmentId: event.assignmentId,
  before,
  after,
  notice: band,
  noticeMinutes: Math.floor(notice / MINUTE),
  endedAt: null,
  fillMinutes: null,
})

export const openingItem = ({ opened, outcome, ended, took, of, date }: FoundOpening): Item => ({
  what: outcome,
  at: momentOf(opened.at),
  date,
  userId: opened.userId,
  assignmentId: opened.assignmentId,
  before: of,
  after: outcome === 'filled' && ended?.kind === 'written' ? (ended.after?.shift ?? null) : null,
  notice: null,
  noticeMinutes: null,
  endedAt: ended ? momentOf(ended.at) : null,
  fillMinutes: took === null ? null : Math.floor(took / MINUTE),
})

/** Items as the contract shows them: what is at a facility of which the reader is told nothing is left out, and that it is. */
export const stabilityRows = async (
  { db, accountId, scope }: Asked,
  items: readonly Item[],
): Promise<StabilityRow[]> => {
  const sides = items.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  const users = await usersNamed(
    db,
    accountId,
    items.flatMap(({ userId }) => userId ?? []),
  )
  const people = await peopleNamed(
    db,
    accountId,
    sides.flatMap(({ providerId }) => providerId ?? []),
  )
  const facilities = new Map((await facilitiesAt(db, accountId, scope, scope)).map((one) => [one.hospitalId, one]))
  const shown = (side: LoggedShift | null): StabilityRow['before'] => {
    if (side === null || !isWithin(scope, side.hospitalId)) return null
    const { providerId, hospitalId, timeZone, startsAt, endsAt } = side
    return {
      providerId,
      providerName: providerId === null ? null : (people.get(providerId) ?? providerId),
      hospitalId,
      facilityName: facilities.get(hospitalId)?.facilityName ?? hospitalId,
      timeZone,
      startsAt,
      endsAt,
    }
  }
  return items.map((item) => ({
    ...item,
    userName: item.userId === null ? null : (users.get(item.userId) ?? null),
    before: shown(item.before),
    after: shown(item.after),
    isElsewhere: item.after !== null && !isWithin(scope, item.after.hospitalId),
  }))
}

/** One page of what a number counts, and what all of it comes to. */
export const stabilityPage = async (
  { asked, items }: StabilityListed,
  { page, perPage }: { page: number; perPage: number },
): Promise<StabilityRows> => ({
  rows: await stabilityRows(asked, items.slice((page - 1) * perPage, page * perPage)),
  total: items.length,
  sum: items.length,
  asOf: momentOf(asked.now),
})
