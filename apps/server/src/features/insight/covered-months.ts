import { addDays, datesFrom, daysBetween, firstDay, lastDay, monthOf, type FacilityDemand } from '@onward/scheduling'
import { passed, type CoveredFigures } from '@onward/scheduling/insight'
import type { Db } from '#server/db.ts'
import { demandSaid } from '#server/demand-said.ts'
import { asOfOneMoment, COVERED } from '#server/kept-months.ts'
import { isHere, type Asked } from './asked.ts'
import { packed, unpacked, unpackedSums, type Forms, type Views } from './covered-forms.ts'
import { coveredOf, entriesAt, groundOf, isWanted, overAt, type Ground, type Tally } from './covered.ts'
import { byDefinitions, catchUp, divided, keptIn, readMonths, type Digest, type InStep } from './digests.ts'
import { shiftsAlike, type AlikeRow, type Range } from './insight.queries.ts'

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
export const COVERED_MONTHS: Digest<Forms, 'days', Read, Tally> = {
  kept: COVERED,
  whole: 'days',
  madeBy: byDefinitions,
  read: readCovered,
  cellsOf: (read) => Map.groupBy(talliesOf(read), ({ date }) => monthOf(date)),
  ownerOf: ({ hospitalId }) => hospitalId,
  packed,
  unpacked: (month, days) => unpacked(month, days, 'days'),
}

type Gap = { date: string; missing: number }
/** What is counted, and what is known beside it. A date is one of its month, with its weekday, where dates are not told apart. */
export type Counted = Ground & {
  views: Views
  /** How many shifts are at facilities that say nothing. */
  unasked: number
  /** On which dates somebody is missing who may still be found, with how many: of all, or of the first ones. */
  gaps: readonly Gap[]
}
type Part = { views: Views; unasked: number }

const partOf = (tallies: readonly Tally[], unasked: number): Part => ({
  views: { places: tallies, specialties: tallies, times: tallies },
  unasked,
})
const joined = (parts: readonly Part[]): Part => ({
  views: {
    places: parts.flatMap(({ views }) => views.places),
    specialties: parts.flatMap(({ views }) => views.specialties),
    times: parts.flatMap(({ views }) => views.times),
  },
  unasked: parts.reduce((sum, { unasked }) => sum + unasked, 0),
})

const aheadIn = ({ open, notPosted }: CoveredFigures) => open + notPosted
const gapsIn = ({ views }: Part): Gap[] =>
  views.times.flatMap(({ date, figures }) => (aheadIn(figures) > 0 ? { date, missing: aheadIn(figures) } : []))
const missingIn = (gaps: readonly Gap[]) => gaps.reduce((sum, { missing }) => sum + missing, 0)

/** What is asked for of tallies as they are ahead, as it is by now. */
const asOfNow = (asked: Asked, { facilities, types, said }: Ground) => {
  const saying = [...facilities].filter(([id]) => said.has(id))
  const overThere = new Map(saying.map(([id, facility]) => [id, overAt(asked.now, facility)]))
  return (all: readonly Tally[]): Part => {
    const tallies: Tally[] = []
    let unasked = 0
    for (const tally of all) {
      const { hospitalId, shiftTypeId, date, figures } = tally
      if (!isHere(asked, tally) || !isWanted(asked, tally)) continue
      if (!said.has(hospitalId)) unasked += figures.over + figures.beyond
      else if (aheadIn(figures) > 0 && overThere.get(hospitalId)?.(types.get(shiftTypeId), date))
        tallies.push({ ...tally, figures: passed(figures) })
      else tallies.push(tally)
    }
    return partOf(tallies, unasked)
  }
}

/** A date here is at most a day from that of UTC. */
const ZONES = 1
/** Of a shift type, at most. */
const LONGEST_DAYS = 7

/** Whether all of a month is over, or all of it ahead, wherever it is; undefined where the clock says it of each date. */
const isOverIn = (month: string, now: number): boolean | undefined => {
  const here = new Date(now).toISOString().slice(0, 10)
  if (lastDay(month) < addDays(here, -(LONGEST_DAYS + ZONES + 1))) return true
  return firstDay(month) > addDays(here, ZONES + 1) ? false : undefined
}

/** The smallest form of a month that tells apart what is asked for. */
const formFor = ({ places, specialtyId, shiftTypeIds, now }: Asked, month: string, isByDay: boolean): keyof Forms => {
  if (isByDay || isOverIn(month, now) === undefined) return 'days'
  return places === undefined && specialtyId === undefined && shiftTypeIds === undefined ? 'sums' : 'weekdays'
}

const partIn = (one: InStep<Forms>, now: number, seen: ReturnType<typeof asOfNow>): Part => {
  if (one.form !== 'sums') return seen(unpacked(one.month, one.packed, one.form))
  const { views, silent } = unpackedSums(one.month, one.packed, isOverIn(one.month, now) === true)
  return joined([{ views, unasked: 0 }, seen(silent)])
}

/** The parts of months in step, and so many gaps by their dates. */
const partsOf = async (
  trx: Db,
  asked: Asked,
  seen: ReturnType<typeof asOfNow>,
  inStep: readonly InStep<Forms>[],
  wanted: number,
) => {
  const parts: Part[] = []
  const gaps: Gap[] = []
  for (const one of inStep.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    const part = partIn(one, asked.now, seen)
    parts.push(part)
    const ahead = gapsIn(part)
    if (ahead.length === 0 || missingIn(gaps) >= wanted) continue
    if (one.form === 'days') gaps.push(...ahead)
    else
      for (const { packed: days } of await keptIn(COVERED_MONTHS, trx, asked, await byDefinitions([one.month]), 'days'))
        gaps.push(...gapsIn(seen(unpacked(one.month, days, 'days'))))
  }
  return { parts, gaps }
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
    const part = partOf(entries, unasked.count)
    return { ...ground, ...part, gaps: gapsIn(part) }
  }
  const forms = new Map(months.map((month) => [month, formFor(asked, month, isByDay)]))
  const { ground, seen, behind, beside, known } = await asOfOneMoment(asked.db, async (trx) => {
    const ground = await groundOf({ ...asked, db: trx }, range)
    const seen = asOfNow(asked, ground)
    const { inStep, behind } = await readMonths(COVERED_MONTHS, trx, asked, forms)
    const beside: Read[] = []
    for (const edge of edges) beside.push(await readCovered(trx, asked.accountId, edge, asked.places))
    return { ground, seen, behind, beside, known: await partsOf(trx, asked, seen, inStep, wanted) }
  })
  const anew = [
    ...beside.map((read) => seen(talliesOf(read))),
    ...(behind ? [seen(await catchUp(COVERED_MONTHS, asked, behind))] : []),
  ]
  return { ...ground, ...joined([...known.parts, ...anew]), gaps: [...known.gaps, ...anew.flatMap(gapsIn)] }
}
