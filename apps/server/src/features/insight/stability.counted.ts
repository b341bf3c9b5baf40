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
import { logsAfter, type Logged, type LoggedShift, type ShiftLog } from './shift-logs.ts'
import { firstSpecialties, shiftsThere, specialtiesAsked } from './stability.queries.ts'

/** A change that somebody felt; `of` is the shift as it was somebody's, whose place and person it is about. */
export type FeltChange = Change<Logged, LoggedShift> & {
  of: LoggedShift
  date: string
  /** Milliseconds from the change to the start of the shift, by those of its sides of which the reader is told. */
  notice: number
  band: NoticeBand
}
/** A shift that became open; `of` as it was then. */
export type FoundOpening = Opening<Logged> & { of: LoggedShift; date: string }

/** Which of them the report is about: at its facilities, on its dates there, and of what is trained for. */
const askedOnly = async <One extends { of: LoggedShift; date: string; assignmentId: number }>(
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

/** The changes that people felt on these dates, the latest first. */
export const changesOn = async (asked: Asked, range: Range, logs: ReadonlyMap<number, ShiftLog>) => {
  // By notice alone one would know when it begins at a place of which one is told nothing.
  const toldOf = (side: LoggedShift | null) => (side !== null && isWithin(asked.scope, side.hospitalId) ? side : null)
  const all = [...logs].flatMap(([assignmentId, { log, known }]) =>
    changesIn(log, known).flatMap((change) => {
      const of = change.kind === 'restored' ? change.after : change.before
      if (!of) return []
      const { at } = change.event
      const notice = noticeOf(at, { before: toldOf(change.before), after: toldOf(change.after) })
      return [{ ...change, assignmentId, of, notice, band: noticeBand(notice), date: dateOf(at, of) }]
    }),
  )
  const found: FeltChange[] = await askedOnly(asked, range, all)
  return found.sort((one, other) => other.event.at - one.event.at || one.event.assignmentId - other.event.assignmentId)
}

/** Those of these shifts that became open. An import is seen by nobody before its end: what it wrote until then, nobody looks to fill. */
const openedOf = async ({ db, accountId, now }: Asked, logs: ReadonlyMap<number, ShiftLog>) => {
  const opened = [...logs].filter(([, { log }]) => openingsIn(log, now).length > 0)
  const isImported = ({ log }: ShiftLog) => log.some(({ action }) => action === 'assignment.imported')
  const imported = opened.flatMap(([id, own]) => (isImported(own) ? id : []))
  const there = await shiftsThere(db, accountId, imported)
  return opened.flatMap(([id, own]) => (!isImported(own) || there.has(id) ? id : []))
}

/** The shifts that became open on these dates, the latest first, and what became of them since. */
export const openingsOn = async (asked: Asked, range: Range, logs: ReadonlyMap<number, ShiftLog>) => {
  const opened = await openedOf(asked, logs)
  const later = await logsAfter(asked, range, opened)
  const all = opened.flatMap((assignmentId) => {
    const log = [...(logs.get(assignmentId)?.log ?? []), ...(later.get(assignmentId) ?? [])]
    return openingsIn(log, asked.now).flatMap((opening) => {
      const of = opening.opened.kind === 'written' ? opening.opened.after?.shift : null
      return of ? [{ ...opening, assignmentId, of, date: dateOf(opening.opened.at, of) }] : []
    })
  })
  const found: FoundOpening[] = await askedOnly(asked, range, all)
  return found.sort(
    (one, other) => other.opened.at - one.opened.at || one.opened.assignmentId - other.opened.assignmentId,
  )
}
