import type { HoursBy } from '@onward/contract'
import { addMonths, firstDay, lastDay, monthOf } from '@onward/scheduling'
import { setImmediate as breath } from 'node:timers/promises'
import type { Db } from '#server/db.ts'
import { keepMonth, keptMonths, monthsToKeep, snapshotOf, type Form } from '#server/kept-months.ts'
import { AMOUNTS, eachIn, eachOf, readEach, type Amounts } from './amounts.ts'
import { isHere, type Asked } from './asked.ts'
import { DEFINITIONS } from './definitions.ts'
import type { Counting, Placed } from './placed.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import { USUAL, type Measures } from './worked.ts'

/** What alike shifts of one month come to. */
type Cell = Counting<Amounts>
/** A cell as it is kept: what it is of, and its amounts in their order. */
type Packed = [
  providerId: string,
  hospitalId: string,
  shiftTypeId: string,
  specialtyId: string | null,
  ...amounts: number[],
]
type Named = Exclude<keyof Placed, 'date'>

/** What the cells of each form are told apart by. */
const NAMED: Record<Form, readonly Named[]> = {
  cells: ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'],
  people: ['providerId'],
  places: ['hospitalId', 'shiftTypeId'],
}

const unpacked = (month: string, packed: readonly Packed[]): Cell[] => {
  const date = firstDay(month)
  return packed.map(([providerId, hospitalId, shiftTypeId, specialtyId, ...amounts]) => {
    const [shifts = 0, minutes = 0, drafts = 0, nights = 0, weekends = 0, holidays = 0, calls = 0, ...rest] = amounts
    const [overtime = 0, turnarounds = 0] = rest
    return {
      shift: { providerId, hospitalId, shiftTypeId, specialtyId, date },
      figures: { shifts, minutes, drafts, nights, weekends, holidays, calls, overtime, turnarounds },
    }
  })
}

/** What cells come to in a form, as text that is the same whenever they are. */
const packed = (cells: readonly Cell[], form: Form): string => {
  const named = new Set(NAMED[form])
  const [isPerson, isPlace, isType, isSpecialty] = NAMED.cells.map((name) => named.has(name))
  const sums = new Map<string, Packed>()
  for (const { shift, figures } of cells) {
    const providerId = isPerson ? shift.providerId : ''
    const hospitalId = isPlace ? shift.hospitalId : ''
    const shiftTypeId = isType ? shift.shiftTypeId : ''
    const specialtyId = isSpecialty ? shift.specialtyId : null
    // No id holds the character that stands between them.
    const key = `${providerId}\u0000${hospitalId}\u0000${shiftTypeId}\u0000${specialtyId ?? ''}`
    const known = sums.get(key)
    if (known) for (const [at, name] of AMOUNTS.entries()) known[FIRST + at] = Number(known[FIRST + at]) + figures[name]
    else sums.set(key, [providerId, hospitalId, shiftTypeId, specialtyId, ...AMOUNTS.map((name) => figures[name])])
  }
  return JSON.stringify([...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum))
}
/** Where the amounts of a packed cell begin. */
const FIRST = 4

/** The days of a range that are no whole months, and those that are. */
const divided = (range: Range) => {
  const parts = monthsIn(range).map((part) => ({
    ...part,
    isWhole: part.from === firstDay(part.month) && part.to === lastDay(part.month),
  }))
  return {
    edges: parts.filter(({ isWhole }) => !isWhole).map(({ from, to }): Range => ({ from, to })),
    months: parts.flatMap(({ month, isWhole }) => (isWhole ? month : [])),
  }
}
const daysOf = (first: string, last = first): Range => ({ from: firstDay(first), to: lastDay(last) })

/** Months side by side, as ranges. */
const runsOf = (months: readonly string[]): Range[] => {
  const runs: { first: string; last: string }[] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && addMonths(run.last, 1) === month) run.last = month
    else runs.push({ first: month, last: month })
  }
  return runs.map(({ first, last }) => daysOf(first, last))
}

/** In one state of the store, that of a moment, from the first statement to the last. */
const asOfOneMoment = <Found>(db: Db, read: (trx: Db) => Promise<Found>): Promise<Found> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

type Own = Pick<Asked, 'accountId'>
const keptOf = (trx: Db, { accountId }: Own, months: readonly string[], form: Form) =>
  keptMonths<Packed[]>(trx, accountId, { months, form, madeBy: DEFINITIONS })

/** What has to be read for these months: digests as far as they are in step, and shifts for the rest. */
const readMonths = async (trx: Db, { accountId }: Own, months: readonly string[], form: Form) => {
  const everywhere = { db: trx, accountId, scope: undefined }
  const found = await keptOf(trx, everywhere, months, form)
  const kept = found.filter(({ touched }) => touched.length === 0)
  const mendable = found.flatMap(({ month, touched }) => (touched.length > 0 && !touched.includes('') ? month : []))
  const known = new Set([...kept.map(({ month }) => month), ...mendable])
  const mended = []
  const whole = mendable.length > 0 ? await keptOf(trx, everywhere, mendable, 'cells') : []
  for (const { month, cells, touched } of whole)
    mended.push({ month, cells, touched, read: await readEach(everywhere, daysOf(month), touched) })
  const made = []
  for (const range of runsOf(months.filter((month) => !known.has(month)))) made.push(await readEach(everywhere, range))
  const isBehind = mended.length + made.length > 0
  return { kept, behind: isBehind ? { snapshot: await snapshotOf(trx), mended, made } : undefined }
}
type Behind = NonNullable<Awaited<ReturnType<typeof readMonths>>['behind']>

const digestOf = (month: string, snapshot: string, cells: readonly Cell[]) => ({
  month,
  snapshot,
  madeBy: DEFINITIONS,
  cells: packed(cells, 'cells'),
  people: packed(cells, 'people'),
  places: packed(cells, 'places'),
})

/** The cells of months that had no digest in step: of their people who were touched anew, or of all. */
function* madeOf({ mended, made }: Behind): Generator<{ month: string; cells: Cell[] }> {
  for (const { month, cells, touched, read } of mended) {
    const anew = new Set(touched)
    const others = unpacked(month, cells).filter(({ shift }) => !anew.has(shift.providerId))
    yield { month, cells: [...others, ...eachOf(read, USUAL)] }
  }
  for (const read of made) {
    const byMonth = Map.groupBy(eachOf(read, USUAL), ({ shift }) => monthOf(shift.date))
    for (const { month } of monthsIn(read.range)) yield { month, cells: byMonth.get(month) ?? [] }
  }
}

/** Makes what is behind, and keeps it for whoever asks next. */
const catchUp = async (db: Db, { accountId }: Own, behind: Behind) => {
  const all: Cell[] = []
  for (const { month, cells } of madeOf(behind)) {
    for (const cell of cells) all.push(cell)
    await breath()
    // An answer does not depend on whether there is room to keep what it came from.
    await keepMonth(db, accountId, digestOf(month, behind.snapshot, cells)).catch(() => undefined)
  }
  return all
}

/**
 * Makes every digest of an account anew, of its shifts.
 * @returns how many there are, and of which months one that was taken to be in step was not
 */
export const rebuildMonths = async (db: Db, accountId: number) => {
  const months = await monthsToKeep(db, accountId)
  const wrong: string[] = []
  for (const month of months) {
    const { kept, read, snapshot } = await asOfOneMoment(db, async (trx) => ({
      kept: await keptOf(trx, { accountId }, [month], 'cells'),
      read: await readEach({ db: trx, accountId, scope: undefined }, daysOf(month)),
      snapshot: await snapshotOf(trx),
    }))
    const digest = digestOf(month, snapshot, eachOf(read, USUAL))
    if (kept.some(({ touched, cells }) => touched.length === 0 && JSON.stringify(cells) !== digest.cells))
      wrong.push(month)
    await keepMonth(db, accountId, digest)
  }
  return { months: months.length, wrong }
}

/** Where the days of cells do not matter, nor what was agreed on them. */
const COUNTED_BY = ['person', 'facility', 'specialty', 'shiftType', 'month'] as const
type CountedBy = (typeof COUNTED_BY)[number]
const isCountedBy = (by: HoursBy): by is CountedBy => COUNTED_BY.some((one) => one === by)

/** The smallest form that tells apart what is asked for; undefined where none does. */
const formFor = (asked: Asked, measures: Partial<Measures>, by: readonly HoursBy[]): Form | undefined => {
  const { overtimeAfter, restHours } = { ...USUAL, ...measures }
  const isUsual = overtimeAfter === USUAL.overtimeAfter && restHours === USUAL.restHours
  if (!isUsual || asked.scope !== undefined || asked.isTold || !by.every(isCountedBy)) return undefined
  // Who asks for none of their own counts as what they are trained for.
  const isBySpecialty = by.includes('specialty') || asked.specialtyId !== undefined
  const isByPerson = isBySpecialty || by.includes('person') || asked.providerIds !== undefined
  const isByPlace = isBySpecialty || by.includes('facility') || by.includes('shiftType') || asked.places !== undefined
  if (isByPerson && (isByPlace || asked.shiftTypeIds !== undefined)) return 'cells'
  return isByPerson ? 'people' : 'places'
}

/**
 * What shifts that begin on these dates at those places come to, by what is asked: of whole months by their digests, where there
 * are such, and shift by shift for the rest.
 */
export const sumsIn = async (
  asked: Asked,
  range: Range,
  measures: Partial<Measures>,
  by: readonly HoursBy[],
): Promise<Counting<Amounts>[]> => {
  const form = formFor(asked, measures, by)
  const { edges, months } = divided(range)
  if (form === undefined || months.length === 0) return eachIn(asked, range, measures)
  const { kept, behind, beside } = await asOfOneMoment(asked.db, async (trx) => {
    const whole = await readMonths(trx, asked, months, form)
    const beside = []
    for (const edge of edges) beside.push(await readEach({ ...asked, db: trx }, edge))
    return { ...whole, beside }
  })
  const cells = [
    kept.flatMap(({ month, cells }) => unpacked(month, cells)),
    behind ? await catchUp(asked.db, asked, behind) : [],
    beside.flatMap((read): Cell[] => eachOf(read, USUAL)),
  ].flat()
  return asked.places === undefined ? cells : cells.filter(({ shift }) => isHere(asked, shift))
}
