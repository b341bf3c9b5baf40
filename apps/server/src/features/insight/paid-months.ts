import type { CostBy, CostFigures } from '@onward/contract'
import { firstDay, lastDay, monthOf } from '@onward/scheduling'
import { asOfOneMoment, PAID, type WorkedForm as Form } from '#server/kept-months.ts'
import { isHere, type Asked } from './asked.ts'
import { premiumsIn, ratesIn } from './cost.queries.ts'
import { costsIn, costsOf, readCosts, type ReadCosts } from './costs.ts'
import { catchUp, divided, readMonths, type Digest } from './digests.ts'
import { paidBy } from './in-force.ts'
import type { Range } from './insight.queries.ts'
import { packedCells, unpackedCells, type Named, type PackedCells } from './packed-cells.ts'
import type { Counting } from './placed.ts'
import { USUAL } from './worked.ts'

/** What alike shifts of one month cost. */
type Cell = Counting<Readonly<CostFigures>>
/** Rows by person need to be told apart by nothing else; the budgets beside them are of facilities. */
type Forms = Record<Exclude<Form, 'people'>, PackedCells> & { people: { people: PackedCells; places: PackedCells } }

/** In the order in which they are kept, so that the last ones are mostly nothing. */
const KEPT = [
  'shifts',
  'minutes',
  'total',
  'base',
  'night',
  'weekend',
  'overtime',
  'call',
  'holiday',
  'unrated',
] as const satisfies (keyof CostFigures)[]

const packedBy = (cells: readonly Cell[], ...named: Named[]) => packedCells(cells, named, KEPT)

const unpacked = (month: string, packed: PackedCells): Cell[] => unpackedCells(packed, firstDay(month), KEPT)

/** What the shifts of months cost, person by person. */
export const PAID_MONTHS: Digest<Forms, 'cells', ReadCosts, Cell> = {
  kept: PAID,
  whole: 'cells',
  madeBy: async (months, db, accountId) => {
    const [first, last] = [months[0], months.at(-1)]
    if (first === undefined || last === undefined) return new Map()
    const range = { from: firstDay(first), to: lastDay(last) }
    const by = paidBy(await ratesIn(db, accountId, range), await premiumsIn(db, accountId, range))
    return new Map(months.map((month) => [month, by(month)]))
  },
  read: (db, accountId, range, touched) => readCosts({ db, accountId, scope: undefined }, range, touched),
  cellsOf: (read) => Map.groupBy<string, Cell>(costsOf(read, USUAL), ({ shift }) => monthOf(shift.date)),
  ownerOf: ({ shift }) => shift.providerId,
  packed: (cells) => ({
    cells: JSON.stringify(packedBy(cells, 'providerId', 'hospitalId', 'shiftTypeId', 'specialtyId')),
    people: JSON.stringify({ people: packedBy(cells, 'providerId'), places: packedBy(cells, 'hospitalId') }),
    places: JSON.stringify(packedBy(cells, 'hospitalId', 'shiftTypeId')),
  }),
  unpacked,
}

/** The smallest form that tells apart what is asked for; undefined where none does: the days of cells are not known. */
const formFor = (asked: Asked, overtimeAfter: number, by: readonly CostBy[]): Form | undefined => {
  const isUsual = overtimeAfter === USUAL.overtimeAfter
  if (!isUsual || asked.scope !== undefined || by.includes('weekday')) return undefined
  // Who asks for none of their own counts as what they are trained for.
  const isBySpecialty = by.includes('specialty') || asked.specialtyId !== undefined
  const isByPerson = isBySpecialty || by.includes('person') || asked.providerIds !== undefined
  const isByPlace = isBySpecialty || by.includes('facility') || by.includes('shiftType') || asked.places !== undefined
  if (isByPerson && (isByPlace || asked.shiftTypeIds !== undefined)) return 'cells'
  return isByPerson ? 'people' : 'places'
}

/** What shifts cost by what is asked; and by facility and month, where that tells no facilities apart and they have budgets. */
type Costs = { costs: Cell[]; atPlaces?: Cell[] }

/**
 * What shifts that begin on these dates at those places cost, by what is asked: of whole months by their digests, where there are
 * such, and shift by shift for the rest.
 */
export const costSumsIn = async (
  asked: Asked,
  range: Range,
  overtimeAfter: number,
  by: readonly CostBy[],
): Promise<Costs> => {
  const form = formFor(asked, overtimeAfter, by)
  const { edges, months } = divided(range)
  if (form === undefined || months.length === 0) return { costs: await costsIn(asked, range, { overtimeAfter }) }
  const { inStep, behind, beside } = await asOfOneMoment(asked.db, async (trx) => {
    const whole = await readMonths(PAID_MONTHS, trx, asked, new Map(months.map((month) => [month, form])))
    const beside = []
    for (const edge of edges) beside.push(await readCosts({ ...asked, db: trx }, edge))
    return { ...whole, beside }
  })
  const anew = [
    ...(behind ? await catchUp(PAID_MONTHS, asked, behind) : []),
    ...beside.flatMap((read): Cell[] => costsOf(read, USUAL)),
  ]
  const costs = inStep.flatMap((one) => unpacked(one.month, one.form === 'people' ? one.packed.people : one.packed))
  const atPlaces = inStep.flatMap((one) => (one.form === 'people' ? unpacked(one.month, one.packed.places) : []))
  // A budget is for all people: of some of them there is nothing to hold beside it.
  const isOfAll = form === 'people' && asked.providerIds === undefined
  return {
    costs: [...costs, ...anew].filter(({ shift }) => form === 'people' || isHere(asked, shift)),
    ...(isOfAll && { atPlaces: [...atPlaces, ...anew] }),
  }
}
