import type { HoursBy } from '@onward/contract'
import { firstDay, monthOf } from '@onward/scheduling'
import { asOfOneMoment, WORKED, type WorkedForm as Form } from '#server/kept-months.ts'
import { AMOUNTS, eachIn, eachOf, readEach, type Amounts, type ReadEach } from './amounts.ts'
import { isHere, type Asked } from './asked.ts'
import { byDefinitions, catchUp, divided, readMonths, type Digest } from './digests.ts'
import type { Counting } from './placed.ts'
import type { Range } from './insight.queries.ts'
import { packedCells, unpackedCells, type Named, type PackedCells } from './packed-cells.ts'
import { USUAL, type Measures } from './worked.ts'

/** What alike shifts of one month come to. */
type Cell = Counting<Readonly<Amounts>>

/** What the cells of each form are told apart by. */
const NAMED: Record<Form, readonly Named[]> = {
  cells: ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'],
  people: ['providerId'],
  places: ['hospitalId', 'shiftTypeId'],
}

const unpacked = (month: string, packed: PackedCells): Cell[] => unpackedCells(packed, firstDay(month), AMOUNTS)

const packedIn = (cells: readonly Cell[], form: Form) => JSON.stringify(packedCells(cells, NAMED[form], AMOUNTS))

/** What the shifts of months come to, person by person. */
export const WORKED_MONTHS: Digest<Record<Form, PackedCells>, 'cells', ReadEach, Cell> = {
  kept: WORKED,
  whole: 'cells',
  madeBy: byDefinitions,
  read: (db, accountId, range, touched) => readEach({ db, accountId, scope: undefined }, range, touched),
  cellsOf: (read) => Map.groupBy<string, Cell>(eachOf(read, USUAL), ({ shift }) => monthOf(shift.date)),
  ownerOf: ({ shift }) => shift.providerId,
  packed: (cells) => ({
    cells: packedIn(cells, 'cells'),
    people: packedIn(cells, 'people'),
    places: packedIn(cells, 'places'),
  }),
  unpacked,
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
): Promise<Cell[]> => {
  const form = formFor(asked, measures, by)
  const { edges, months } = divided(range)
  if (form === undefined || months.length === 0) return eachIn(asked, range, measures)
  const { inStep, behind, beside } = await asOfOneMoment(asked.db, async (trx) => {
    const whole = await readMonths(WORKED_MONTHS, trx, asked, new Map(months.map((month) => [month, form])))
    const beside = []
    for (const edge of edges) beside.push(await readEach({ ...asked, db: trx }, edge))
    return { ...whole, beside }
  })
  const cells = inStep
    .flatMap(({ month, packed }) => unpacked(month, packed))
    .concat(
      behind ? await catchUp(WORKED_MONTHS, asked, behind) : [],
      beside.flatMap((read): Cell[] => eachOf(read, USUAL)),
    )
  return asked.places === undefined ? cells : cells.filter(({ shift }) => isHere(asked, shift))
}
