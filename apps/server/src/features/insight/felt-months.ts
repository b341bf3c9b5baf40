import { firstDay, lastDay, monthOf } from '@onward/scheduling'
import { NOTICE_BANDS, noticeBand, noticeOf, type ChangeKind, type NoticeBand } from '@onward/scheduling/insight'
import { isWithin } from '#server/booking/scope.ts'
import { asOfOneMoment, FELT } from '#server/kept-months.ts'
import type { Asked } from './asked.ts'
import { byDefinitions, catchUp, divided, readMonths, type Digest } from './digests.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import { logsAround, type LoggedShift, type ShiftLog } from './shift-logs.ts'
import {
  changesOf,
  isImported,
  openingsOf,
  openingsSince,
  type AnyChange,
  type CountedChange,
  type CountedOpening,
  type FoundOpening,
} from './stability.counted.ts'
import { AROUND } from './stability.queries.ts'

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
/** A shift that became open and was filled, or went where nobody had to wait any more. */
type Ended = [at: number, assignmentId: number, day: string, hospitalId: string, took: number | null]
/**
 * What people felt in a month, as it is kept: by what was written around it, and so the same whenever it is made. Of other shifts
 * that became open what became of them is asked when it is read, for nothing of that is written in this month.
 */
type Felt = { month: string; changes: Change[]; ended: Ended[]; others: number[] }

const packedChange = ({ assignmentId, event: { at, userId }, kind, date, of, before, after }: AnyChange): Change => {
  const bandOf = (side: LoggedShift) => noticeBand(noticeOf(at, { before: side, after: null }))
  const other = of === before ? after : before
  const own = [of.providerId, of.hospitalId, bandOf(of)] as const
  return [at, assignmentId, kind, date.slice(-2), userId, ...own, other && other.hospitalId, other && bandOf(other)]
}
const packedEnded = ({ assignmentId, opened, date, of, took }: FoundOpening): Ended => [
  opened.at,
  assignmentId,
  date.slice(-2),
  of.hospitalId,
  took,
]
type Timed = readonly [at: number, assignmentId: number, ...rest: unknown[]]
const byTime = ([at, id]: Timed, [otherAt, otherId]: Timed) => at - otherAt || id - otherId

const DAY = 86_400_000
/** Whether something was done when a month may have been anywhere on earth: as its entries are read. */
const isAround = (month: string, { at }: { at: number }) =>
  at >= Date.parse(firstDay(month)) - AROUND.before * DAY && at < Date.parse(lastDay(month)) + AROUND.after * DAY

type Read = { range: Range; logs: ReadonlyMap<number, ShiftLog> }
const isOn = ({ from, to }: Range, { date }: { date: string }) => date >= from && date <= to
const feltIn = ({ range, logs }: Read): Felt[] => {
  const isAsked = (one: { date: string }) => isOn(range, one)
  const months = new Map(
    monthsIn(range).map(({ month }): [string, Felt] => [month, { month, changes: [], ended: [], others: [] }]),
  )
  for (const change of changesOf(logs).filter(isAsked))
    months.get(monthOf(change.date))?.changes.push(packedChange(change))
  for (const [id, { log }] of logs)
    for (const month of new Set(openingsOf(id, log, 0).map(({ date }) => monthOf(date)))) {
      // Without what was read for other months.
      const own = log.filter((event) => isAround(month, event))
      const found = openingsOf(id, own, 0).filter((one) => monthOf(one.date) === month && isAsked(one))
      const isEnded = !isImported(own) && found.every(({ ended }) => ended !== undefined)
      if (isEnded) months.get(month)?.ended.push(...found.map(packedEnded))
      else months.get(month)?.others.push(id)
    }
  return [...months.values()].map(({ month, changes, ended, others }) => ({
    month,
    changes: changes.sort(byTime),
    ended: ended.sort(byTime),
    others: others.sort((one, other) => one - other),
  }))
}

/** What people felt in months, and which shifts became open in them. */
export const FELT_MONTHS: Digest<{ felt: Felt[] }, 'felt', Read, Felt> = {
  kept: FELT,
  whole: 'felt',
  madeBy: byDefinitions,
  read: async (db, accountId, range) => ({ range, logs: await logsAround({ db, accountId }, range) }),
  cellsOf: (read) => Map.groupBy(feltIn(read), ({ month }) => month),
  ownerOf: () => '',
  packed: (cells) => ({ felt: JSON.stringify(cells) }),
  unpacked: (_, cells) => cells,
}

const isShorter = (one: NoticeBand, other: NoticeBand) => NOTICE_BANDS.indexOf(one) < NOTICE_BANDS.indexOf(other)
const changesTold = (scope: Asked['scope'], { month, changes }: Felt) =>
  changes.map(([at, assignmentId, kind, day, userId, providerId, hospitalId, own, otherId, other]): CountedChange => {
    // By notice alone one would know when it begins at a place of which one is told nothing.
    const isOther = other !== null && otherId !== null && isShorter(other, own) && isWithin(scope, otherId)
    const band = isOther ? other : own
    return { assignmentId, kind, band, date: `${month}-${day}`, of: { hospitalId, providerId }, event: { at, userId } }
  })
const openingsEnded = ({ month, ended }: Felt) =>
  ended.map(([at, assignmentId, day, hospitalId, took]): CountedOpening => {
    const outcome = took === null ? 'gone' : 'filled'
    return {
      assignmentId,
      outcome,
      took,
      date: `${month}-${day}`,
      of: { hospitalId, providerId: null },
      opened: { at },
    }
  })
const otherOpenings = async (asked: Asked, range: Range, felt: readonly Felt[]): Promise<CountedOpening[]> => {
  const others = new Map(felt.map(({ month, others: ids }) => [month, new Set(ids)]))
  const ids = new Set(felt.flatMap((one) => one.others))
  const found = await openingsSince(asked, range, [...ids])
  return found.filter(({ assignmentId, date }) => others.get(monthOf(date))?.has(assignmentId))
}

/**
 * What people felt on these dates and a little around them, at every place, and which shifts became open: whole months of digests,
 * and the days at the ends of the trail.
 */
export const feltOn = async (asked: Asked, range: Range) => {
  const { db, accountId, scope } = asked
  const { months, edges } = divided(range)
  const forms = new Map(months.map((month) => [month, 'felt'] as const))
  const { ends, inStep, behind } = await asOfOneMoment(db, async (trx) => {
    const ends: Read[] = []
    for (const edge of edges) ends.push(await FELT_MONTHS.read(trx, accountId, edge))
    return { ends, ...(await readMonths(FELT_MONTHS, trx, asked, forms)) }
  })
  const felt = [
    ...ends.flatMap(feltIn),
    ...inStep.flatMap(({ packed }) => packed),
    ...(behind ? await catchUp(FELT_MONTHS, asked, behind) : []),
  ]
  const changes = felt.flatMap((one) => changesTold(scope, one))
  return { changes, openings: [...felt.flatMap(openingsEnded), ...(await otherOpenings(asked, range, felt))] }
}
