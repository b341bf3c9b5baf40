import {
  changesIn,
  noticeBand,
  noticeOf,
  openingsIn,
  type Change,
  type NoticeBand,
  type Opening,
} from '@onward/scheduling/insight'
import { today } from '@onward/scheduling/zoned'
import { isWithin } from '#server/booking/scope.ts'
import type { Asked } from './asked.ts'
import type { Range } from './insight.queries.ts'
import { logsSince, type Logged, type LoggedShift, type ShiftLog } from './shift-logs.ts'
import { firstSpecialties, shiftsThere, specialtiesAsked } from './stability.queries.ts'

/**
 * A change by which somebody lost or found otherwise what was theirs; `of` is the shift as it was somebody's, whose place and person
 * it is about.
 */
export type AnyChange = Change<Logged, LoggedShift> & { assignmentId: number; of: LoggedShift; date: string }
/** One as a reader is told of it. */
export type FeltChange = AnyChange & {
  /** Milliseconds from the change to the start of the shift, by those of its sides of which the reader is told. */
  notice: number
  band: NoticeBand
}
/** As much of it as figures count. */
export type CountedChange = Pick<FeltChange, 'assignmentId' | 'kind' | 'band' | 'date'> & {
  of: Pick<LoggedShift, 'hospitalId' | 'providerId'>
  event: Pick<Logged, 'at' | 'userId'>
}
/** A shift that became open; `of` as it was then. */
export type FoundOpening = Opening<Logged> & { assignmentId: number; of: LoggedShift; date: string }
/** As much of it as figures count. */
export type CountedOpening = Pick<FoundOpening, 'assignmentId' | 'outcome' | 'took' | 'date'> & {
  of: Pick<LoggedShift, 'hospitalId' | 'providerId'>
  opened: Pick<Logged, 'at'>
}

/** Which of them the report is about: at its facilities, on its dates there, and of what is trained for. */
const askedOnly = async <One extends Pick<CountedChange, 'of' | 'date' | 'assignmentId'>>(
  { db, accountId, places, specialtyId }: Asked,
  { from, to }: Range,
  all: readonly One[],
): Promise<One[]> => {
  const here = places === undefined ? undefined : new Set(places)
  const found = all.filter(
    ({ of, date }) => date >= from && date <= to && (here === undefined || here.has(of.hospitalId)),
  )
  if (specialtyId === undefined) return found
  const asked = await specialtiesAsked(
    db,
    accountId,
    found.map(({ assignmentId }) => assignmentId),
  )
  const trained = await firstSpecialties(
    db,
    accountId,
    found.flatMap(({ of }) => of.providerId ?? []),
  )
  return found.filter(({ of, assignmentId }) => {
    const own = of.providerId === null ? undefined : trained.get(of.providerId)
    return (asked.get(assignmentId) ?? own) === specialtyId
  })
}

const dateOf = (at: number, { timeZone }: LoggedShift) => today(new Date(at), timeZone)

/** The changes that these logs come to. */
export const changesOf = (logs: ReadonlyMap<number, ShiftLog>): AnyChange[] =>
  [...logs].flatMap(([assignmentId, { log, known }]) =>
    changesIn(log, known).flatMap((change) => {
      const of = change.kind === 'restored' ? change.after : change.before
      return of ? [{ ...change, assignmentId, of, date: dateOf(change.event.at, of) }] : []
    }),
  )

/** Those of these changes that are asked for, the latest first. */
export const changesAsked = async <One extends CountedChange>(asked: Asked, range: Range, all: readonly One[]) =>
  (await askedOnly(asked, range, all)).sort(
    (one, other) => other.event.at - one.event.at || one.assignmentId - other.assignmentId,
  )

/** The changes that people felt on these dates, the latest first. */
export const changesOn = (asked: Asked, range: Range, logs: ReadonlyMap<number, ShiftLog>): Promise<FeltChange[]> => {
  // By notice alone one would know when it begins at a place of which one is told nothing.
  const toldOf = (side: LoggedShift | null) => (side !== null && isWithin(asked.scope, side.hospitalId) ? side : null)
  const all = changesOf(logs).map((change) => {
    const notice = noticeOf(change.event.at, { before: toldOf(change.before), after: toldOf(change.after) })
    return { ...change, notice, band: noticeBand(notice) }
  })
  return changesAsked(asked, range, all)
}

/** When a shift became open, by its log. */
export const openingsOf = (assignmentId: number, log: readonly Logged[], now: number): FoundOpening[] =>
  openingsIn(log, now).flatMap((opening) => {
    const of = opening.opened.kind === 'written' ? opening.opened.after?.shift : null
    return of ? [{ ...opening, assignmentId, of, date: dateOf(opening.opened.at, of) }] : []
  })

export const isImported = (log: readonly Logged[]) => log.some(({ action }) => action === 'assignment.imported')

/** When these shifts became open around some dates or after them, and what became of them since. */
export const openingsSince = async ({ db, accountId, now }: Asked, range: Range, ids: readonly number[]) => {
  const logs = [...(await logsSince({ db, accountId }, range, ids))]
  // An import is seen by nobody before its end: what it wrote until then, nobody looks to fill.
  const imported = logs.flatMap(([id, log]) => (isImported(log) ? id : []))
  const there = await shiftsThere(db, accountId, imported)
  return logs.flatMap(([id, log]) => (!isImported(log) || there.has(id) ? openingsOf(id, log, now) : []))
}

/** Those of these openings that are asked for, the latest first. */
export const openingsAsked = async <One extends CountedOpening>(asked: Asked, range: Range, all: readonly One[]) =>
  (await askedOnly(asked, range, all)).sort(
    (one, other) => other.opened.at - one.opened.at || one.assignmentId - other.assignmentId,
  )

/** The shifts that became open on these dates, the latest first, and what became of them since. */
export const openingsOn = async (asked: Asked, range: Range, logs: ReadonlyMap<number, ShiftLog>) => {
  const opened = [...logs].flatMap(([id, { log }]) => (openingsIn(log, asked.now).length > 0 ? id : []))
  return openingsAsked(asked, range, await openingsSince(asked, range, opened))
}
