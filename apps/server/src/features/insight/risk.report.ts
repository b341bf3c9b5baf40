import type { InsightRisk, RiskCell, RiskFigures, RiskInput, RiskShiftsInput } from '@onward/contract'
import { callOutChance, riskOf, withStandby, type RiskLine } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { assertRange, type Asked } from './asked.ts'
import { facilitiesShown } from './coverage.report.ts'
import { coveredOf, groundOf, unitsOf, type Covered, type Entry, type Unit } from './covered.ts'
import { callOutsSaid, severalOnDate } from './risk.queries.ts'
import { countedUnit, inOrder, type Listed } from './rows.ts'

type Input = InferOutput<typeof RiskInput>
type ShiftsInput = InferOutput<typeof RiskShiftsInput>
/** What is needed on a date that is not over, and who is booked on it. */
type Ahead = Entry & { line: NonNullable<Entry['line']> }

const isAhead = (entry: Entry): entry is Ahead => entry.line !== undefined && !entry.line.isOver && entry.line.least > 0

const bookedOn = ({ line: { filled, extra, over } }: Ahead) => [...filled, ...extra, ...over]
const missingOn = ({ line: { least, filled } }: Ahead) => least - filled.length

type Rates = Awaited<ReturnType<typeof callOutsSaid>>

/** One facility on one date. */
const cellOf = (
  entries: readonly Ahead[],
  place: Pick<RiskCell, 'hospitalId' | 'date'>,
  { types }: Covered,
  rates: Rates,
  several: ReadonlyMap<number, string>,
): RiskCell => {
  const chances = entries.map(({ shiftTypeId }) =>
    callOutChance(rates, place.hospitalId, types.get(shiftTypeId)?.partOfDay ?? 'custom'),
  )
  const counts = {
    ...place,
    required: entries.reduce((sum, { line }) => sum + line.least, 0),
    booked: entries.reduce((sum, entry) => sum + bookedOn(entry).length, 0),
    missing: entries.reduce((sum, entry) => sum + missingOn(entry), 0),
  }
  const known = chances.flatMap((chance) => chance ?? [])
  if (known.length < entries.length)
    return { ...counts, chance: null, expectedMissing: null, isDrawn: false, standby: null }
  const lines = entries.map((entry, at): RiskLine => ({
    least: entry.line.least,
    people: bookedOn(entry).map(({ assignmentId }) => ({
      who: assignmentId === undefined ? undefined : several.get(assignmentId),
      chance: known[at] ?? 0,
    })),
  }))
  const { short, missing, isDrawn } = riskOf(lines)
  const standby = withStandby(lines, known)
  const helped = standby && entries[standby.at]
  return {
    ...counts,
    chance: short,
    expectedMissing: missing,
    isDrawn,
    standby: helped
      ? { chance: standby.risk.short, shiftTypeId: helped.shiftTypeId, specialtyId: helped.specialtyId }
      : null,
  }
}

const figuresOf = (cells: readonly RiskCell[]): RiskFigures => {
  const sum = (of: (cell: RiskCell) => number | null) => cells.reduce((total, cell) => total + (of(cell) ?? 0), 0)
  const unknown = cells.filter(({ chance }) => chance === null).length
  return {
    required: sum(({ required }) => required),
    booked: sum(({ booked }) => booked),
    missing: sum(({ missing }) => missing),
    shortDays: sum(({ chance }) => chance),
    expectedMissing: sum(({ expectedMissing }) => expectedMissing),
    days: cells.length - unknown,
    unknown,
  }
}

/** How likely facilities are to have fewer than they need, on dates that are not over. */
export const riskReport = async (asked: Asked, { from, to }: Input): Promise<InsightRisk> => {
  const range = { from, to }
  assertRange(range)
  const covered = await coveredOf(asked, range, true)
  const rates = await callOutsSaid(asked.db, asked.accountId)
  const several = await severalOnDate(asked.db, asked.accountId, range, asked.places)
  const byDay = Map.groupBy(covered.entries.filter(isAhead), ({ date, hospitalId }) => `${date} ${hospitalId}`)
  const cells = [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entries]) =>
      cellOf(entries, { date: key.slice(0, 10), hospitalId: key.slice(11) }, covered, rates, several),
    )
  const byPlace = Map.groupBy(cells, ({ hospitalId }) => hospitalId)
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    facilities: facilitiesShown(covered),
    total: figuresOf(cells),
    byFacility: [...covered.facilities.keys()].flatMap((hospitalId) => {
      const own = byPlace.get(hospitalId)
      return own ? [{ hospitalId, ...figuresOf(own) }] : []
    }),
    cells,
    names: {
      shiftTypes: Object.fromEntries([...covered.types.values()].map((one) => [one.shiftTypeId, one.shiftTypeName])),
      specialties: Object.fromEntries(covered.specialties),
    },
  }
}

const figureHas =
  (figure: ShiftsInput['figure']) =>
  ({ state }: Unit): boolean => {
    const isMissing = state === 'open' || state === 'notPosted'
    switch (figure) {
      case 'booked':
        return !isMissing
      case 'missing':
        return isMissing
      case 'required':
        return isMissing || state === 'filled'
    }
  }

/** What a number of risk counts. */
export const riskShifts = async (asked: Asked, { from, to, figure, at, date }: ShiftsInput): Promise<Listed> => {
  assertRange({ from, to })
  const ground = await groundOf(asked, { from, to })
  if (date !== undefined && (date < from || date > to)) return { asked, known: ground, counted: [] }
  const covered = await coveredOf(asked, { from: date ?? from, to: date ?? to }, true, ground)
  const units = covered.entries
    .filter((entry) => isAhead(entry) && (at === undefined || entry.hospitalId === at))
    .flatMap(unitsOf)
    .filter(figureHas(figure))
  return { asked, known: ground, counted: inOrder(units, ground).map(countedUnit) }
}
