import { addDays, datesFrom, daysBetween, firstDay, lastDay, weekday, type FacilityDemand } from '@onward/scheduling'
import { NO_FIGURES, passed, type CoveredFigures } from '@onward/scheduling/insight'
import type { Db } from '#server/db.ts'
import { demandSaid } from '#server/demand-said.ts'
import { asOfOneMoment, COVERED, type CoveredForm as Form } from '#server/kept-months.ts'
import { isHere, type Asked } from './asked.ts'
import { coveredOf, entriesAt, groundOf, isWanted, overAt, type Ground, type Tally } from './covered.ts'
import { catchUp, divided, keptIn, readMonths, type Digest, type InStep } from './digests.ts'
import { shiftsAlike, type AlikeRow, type Range } from './insight.queries.ts'

/** In the order in which they are kept, so that the last ones are mostly nothing. What is unfilled is for the clock to say. */
const FIGURES = [
  'required',
  'filled',
  'wished',
  'over',
  'notPosted',
  'filledDrafts',
  'open',
  'openDrafts',
  'beyond',
] as const satisfies (keyof CoveredFigures)[]

/** A day of the month, or a weekday, with the figures up to the last that is not nothing. */
type PackedFigures = [at: number, ...figures: number[]]
/** Of a facility by shift type and specialty. */
type Packed = [hospitalId: string, of: [shiftTypeId: string, specialtyId: string | null, on: PackedFigures[]][]]

const dayOf = (date: string) => Number(date.slice(8))
const atOf: Record<Form, (date: string) => number> = { days: dayOf, weekdays: weekday }

const sortedBy = <Value>(map: ReadonlyMap<string, Value>) => [...map].sort(([one], [other]) => (one < other ? -1 : 1))

const packed = (tallies: readonly Tally[], form: Form): string => {
  const all: Packed[] = []
  for (const [hospitalId, here] of sortedBy(Map.groupBy(tallies, (tally) => tally.hospitalId))) {
    const of: Packed[1] = []
    // No id holds the character that stands between them.
    const alike = Map.groupBy(here, ({ shiftTypeId, specialtyId }) => `${shiftTypeId}\u0000${specialtyId ?? ''}`)
    for (const [, own] of sortedBy(alike)) {
      const sums = new Map<number, number[]>()
      for (const { date, figures } of own) {
        const at = atOf[form](date)
        const sum = sums.get(at) ?? FIGURES.map(() => 0)
        sums.set(
          at,
          FIGURES.map((name, place) => (sum[place] ?? 0) + figures[name]),
        )
      }
      const on = [...sums]
        .sort(([one], [other]) => one - other)
        .map(([at, sum]): PackedFigures => [at, ...sum.slice(0, sum.findLastIndex((figure) => figure !== 0) + 1)])
      const [first] = own
      if (first) of.push([first.shiftTypeId, first.specialtyId, on])
    }
    all.push([hospitalId, of])
  }
  return JSON.stringify(all)
}

/** Of a weekday: the first such date of the month, which stands for all of them. */
const dateOf = (month: string, form: Form, at: number) => {
  const first = firstDay(month)
  return addDays(first, form === 'days' ? at - 1 : (at - weekday(first) + 7) % 7)
}

const unpacked = (month: string, kept: readonly Packed[], form: Form): Tally[] => {
  const dates = Array.from({ length: 32 }, (_, at) => dateOf(month, form, at))
  return kept.flatMap(([hospitalId, of]) =>
    of.flatMap(([shiftTypeId, specialtyId, on]) =>
      on.map(([at, ...sums]): Tally => {
        const figures = { ...NO_FIGURES }
        for (const [place, name] of FIGURES.entries()) figures[name] = sums[place] ?? 0
        return { hospitalId, date: dates[at] ?? '', shiftTypeId, specialtyId, figures }
      }),
    ),
  )
}

type Read = { range: Range; alike: AlikeRow[]; said: ReadonlyMap<string, FacilityDemand> }
const readCovered = async (
  db: Db,
  accountId: number,
  range: Range,
  hospitalIds?: readonly string[],
): Promise<Read> => ({
  range,
  alike: await shiftsAlike(db, accountId, range, hospitalIds, false),
  said: await demandSaid(db, accountId, range, hospitalIds),
})

const NOTHING_SAID: FacilityDemand = { patterns: [], days: [], holidays: new Set() }

/** As it is ahead, of facilities that say nothing too: whether one does is asked of all dates of a report. */
const talliesOf = ({ range, alike, said }: Read): Tally[] => {
  const rows = Map.groupBy(alike, ([hospitalId]) => hospitalId)
  const dates = datesFrom(range.from, daysBetween(range.from, range.to) + 1)
  return [...new Set([...rows.keys(), ...said.keys()])].flatMap((hospitalId) =>
    entriesAt(hospitalId, said.get(hospitalId) ?? NOTHING_SAID, rows.get(hospitalId) ?? [], dates, () => false),
  )
}

/** What facilities need in months beside what is there, facility by facility. */
export const COVERED_MONTHS: Digest<Form, Packed[], Read, Tally> = {
  kept: COVERED,
  whole: 'days',
  read: readCovered,
  cellsOf: (read) => Map.groupBy(talliesOf(read), ({ date }) => date.slice(0, 7)),
  ownerOf: ({ hospitalId }) => hospitalId,
  packed,
  unpacked,
}

/** What is counted on dates, or on all dates of a month with the same weekday, and what is known beside it. */
export type Counted = Ground & {
  tallies: readonly Tally[]
  /** How many shifts are at facilities that say nothing. */
  unasked: number
  /** On which dates somebody is missing who may still be found, with how many: of all, or of the first ones. */
  gaps: readonly Gap[]
}
type Gap = { date: string; missing: number }

const aheadIn = ({ figures: { open, notPosted } }: Tally) => open + notPosted
const gapsIn = (tallies: readonly Tally[]): Gap[] =>
  tallies.flatMap((tally) => (aheadIn(tally) > 0 ? { date: tally.date, missing: aheadIn(tally) } : []))
const missingIn = (gaps: readonly Gap[]) => gaps.reduce((sum, { missing }) => sum + missing, 0)

/** What is asked for of tallies as they are ahead, as it is by now. */
const asOfNow = (asked: Asked, { facilities, types, said }: Ground) => {
  const overThere = new Map([...facilities].map(([id, facility]) => [id, overAt(asked.now, facility)]))
  return (all: readonly Tally[]) => {
    const tallies: Tally[] = []
    let unasked = 0
    for (const tally of all) {
      const { hospitalId, shiftTypeId, date, figures } = tally
      if (!isHere(asked, tally) || !isWanted(asked, tally)) continue
      if (!said.has(hospitalId)) unasked += figures.over + figures.beyond
      else if (aheadIn(tally) > 0 && overThere.get(hospitalId)?.(types.get(shiftTypeId), date))
        tallies.push({ ...tally, figures: passed(figures) })
      else tallies.push(tally)
    }
    return { tallies, unasked }
  }
}
type AsOfNow = ReturnType<typeof asOfNow>

/** A date here is at most a day from that of UTC. */
const ZONES = 1
/** Of a shift type, at most. */
const LONGEST_DAYS = 7

/** Whether all of a month is over or all of it is ahead, wherever it is: between these the clock says it of each date. */
const isDecided = (month: string, now: number) => {
  const here = new Date(now).toISOString().slice(0, 10)
  return lastDay(month) < addDays(here, -(LONGEST_DAYS + ZONES + 1)) || firstDay(month) > addDays(here, ZONES + 1)
}

/** The sums of months in step, and so many gaps by their dates. */
const readSums = async (
  trx: Db,
  asked: Asked,
  sumsOf: AsOfNow,
  inStep: readonly InStep<Packed[], Form>[],
  wanted: number,
) => {
  const sums: ReturnType<AsOfNow>[] = []
  const gaps: Gap[] = []
  for (const { month, packed: kept, form } of inStep.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    const own = sumsOf(unpacked(month, kept, form))
    sums.push(own)
    const ahead = gapsIn(own.tallies)
    if (ahead.length === 0 || missingIn(gaps) >= wanted) continue
    if (form === 'days') gaps.push(...ahead)
    else
      for (const { packed: days } of await keptIn(COVERED_MONTHS, trx, asked, [month], 'days'))
        gaps.push(...gapsIn(sumsOf(unpacked(month, days, 'days')).tallies))
  }
  return { sums, gaps }
}

/**
 * What facilities need on these dates beside what is there: of whole months by their digests, where there are such, and day by day
 * for the rest.
 * @param isByDay whether every date is told apart
 * @param wanted of how many gaps the dates are asked for
 */
export const countedIn = async (asked: Asked, range: Range, isByDay: boolean, wanted: number): Promise<Counted> => {
  const { edges, months } = divided(range)
  if (asked.scope !== undefined || months.length === 0) {
    const { entries, unasked, ...ground } = await coveredOf(asked, range, false)
    return { ...ground, tallies: entries, unasked: unasked.count, gaps: gapsIn(entries) }
  }
  const formOf = (month: string): Form => (isByDay || !isDecided(month, asked.now) ? 'days' : 'weekdays')
  const { ground, sumsOf, behind, beside, known } = await asOfOneMoment(asked.db, async (trx) => {
    const ground = await groundOf({ ...asked, db: trx }, range)
    const sumsOf = asOfNow(asked, ground)
    const forms = new Map(months.map((month) => [month, formOf(month)]))
    const { inStep, behind } = await readMonths(COVERED_MONTHS, trx, asked, forms)
    const beside = []
    for (const edge of edges) beside.push(await readCovered(trx, asked.accountId, edge, asked.places))
    return { ground, sumsOf, behind, beside, known: await readSums(trx, asked, sumsOf, inStep, wanted) }
  })
  const anew = [
    ...beside.map((read) => sumsOf(talliesOf(read))),
    ...(behind ? [sumsOf(await catchUp(COVERED_MONTHS, asked, behind))] : []),
  ]
  const all = [...known.sums, ...anew]
  return {
    ...ground,
    tallies: all.flatMap(({ tallies }) => tallies),
    unasked: all.reduce((sum, { unasked }) => sum + unasked, 0),
    gaps: [...known.gaps, ...anew.flatMap(({ tallies }) => gapsIn(tallies))],
  }
}
