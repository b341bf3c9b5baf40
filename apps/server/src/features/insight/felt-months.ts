import { monthOf } from '@onward/scheduling'
import { NOTICE_BANDS, noticeBand, noticeOf, type ChangeKind, type NoticeBand } from '@onward/scheduling/insight'
import { isWithin } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import { asOfOneMoment, FELT } from '#server/kept-months.ts'
import type { Asked } from './asked.ts'
import { catchUp, divided, readMonths, type Digest } from './digests.ts'
import type { Range } from './insight.queries.ts'
import { logsAround, type LoggedShift, type ShiftLog } from './shift-logs.ts'
import { changesOf, openedOf, type AnyChange, type CountedChange } from './stability.counted.ts'

type Change = [
  at: number,
  assignmentId: number,
  kind: ChangeKind,
  day: string,
  userId: string | null,
  providerId: string | null,
  /** Where it was somebody's, and the notice by its start there. */
  hospitalId: string,
  band: NoticeBand,
  /** The same of what it was otherwise, before or after. */
  otherId: string | null,
  otherBand: NoticeBand | null,
]
/** What people felt in a month, as it is kept. Of what became open it is asked what became of it when it is read. */
type Felt = { month: string; changes: Change[]; opened: number[] }

const packed = ({ assignmentId, event: { at, userId }, kind, date, of, before, after }: AnyChange): Change => {
  const bandOf = (side: LoggedShift) => noticeBand(noticeOf(at, { before: side, after: null }))
  const other = of === before ? after : before
  const own = [of.providerId, of.hospitalId, bandOf(of)] as const
  return [at, assignmentId, kind, date.slice(-2), userId, ...own, other && other.hospitalId, other && bandOf(other)]
}

type Read = { range: Range; logs: ReadonlyMap<number, ShiftLog> }
const feltIn = ({ range: { from, to }, logs }: Read) => {
  const months = new Map<string, Felt>()
  const monthAt = (date: string) => {
    const month = monthOf(date)
    const known = months.get(month) ?? { month, changes: [], opened: [] }
    months.set(month, known)
    return known
  }
  const isOn = ({ date }: { date: string }) => date >= from && date <= to
  for (const change of changesOf(logs).filter(isOn)) monthAt(change.date).changes.push(packed(change))
  const opened = Map.groupBy(openedOf(logs).filter(isOn), ({ assignmentId }) => assignmentId)
  for (const [assignmentId, all] of opened)
    for (const felt of new Set(all.map(({ date }) => monthAt(date)))) felt.opened.push(assignmentId)
  for (const { changes, opened: ids } of months.values()) {
    changes.sort(([at, id], [otherAt, otherId]) => at - otherAt || id - otherId)
    ids.sort((one, other) => one - other)
  }
  return months
}

/** What people felt in months, and which shifts became open in them. */
export const FELT_MONTHS: Digest<{ felt: Felt | null }, 'felt', Read, Felt> = {
  kept: FELT,
  whole: 'felt',
  read: async (db, accountId, range) => ({ range, logs: await logsAround({ db, accountId }, range) }),
  cellsOf: (read) => new Map([...feltIn(read)].map(([month, felt]) => [month, [felt]])),
  ownerOf: () => '',
  packed: ([felt]) => ({ felt: JSON.stringify(felt ?? null) }),
  unpacked: (_, felt) => (felt ? [felt] : []),
}

const isShorter = (one: NoticeBand, other: NoticeBand) => NOTICE_BANDS.indexOf(one) < NOTICE_BANDS.indexOf(other)
const toldIn = (scope: Asked['scope'], { month, changes }: Felt) =>
  changes.map(([at, assignmentId, kind, day, userId, providerId, hospitalId, own, otherId, other]): CountedChange => {
    // By notice alone one would know when it begins at a place of which one is told nothing.
    const isOther = other !== null && otherId !== null && isShorter(other, own) && isWithin(scope, otherId)
    const date = `${month}-${day}`
    return {
      assignmentId,
      kind,
      band: isOther ? other : own,
      date,
      of: { hospitalId, providerId },
      event: { at, userId },
    }
  })

/** The changes that people felt on these dates as figures count them, of every place, and which shifts became open. */
export const feltOn = async (asked: Asked, range: Range) => {
  const { db, accountId, scope } = asked
  const { months, edges } = divided(range)
  const { around, inStep, behind } = await asOfOneMoment(db, async (trx: Db) => {
    const around: Read[] = []
    for (const edge of edges) around.push(await FELT_MONTHS.read(trx, accountId, edge))
    const forms = new Map(months.map((month) => [month, 'felt'] as const))
    return { around, ...(await readMonths(FELT_MONTHS, trx, asked, forms)) }
  })
  const felt = [
    ...around.flatMap((read) => [...feltIn(read).values()]),
    ...inStep.flatMap(({ packed: one }) => one ?? []),
    ...(behind ? await catchUp(FELT_MONTHS, asked, behind) : []),
  ]
  return {
    changes: felt.flatMap((one) => toldIn(scope, one)),
    opened: [...new Set(felt.flatMap((one) => one.opened))],
  }
}
