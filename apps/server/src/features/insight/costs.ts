import type { CostFigures } from '@onward/contract'
import { dayNumber } from '@onward/scheduling'
import { costOf, plus, premiumFinder, premiumMinutes, rateFinder } from '@onward/scheduling/insight'
import { setImmediate as breath } from 'node:timers/promises'
import { readEach } from './amounts.ts'
import { isHere, isOfPeople, isOfType, type Asked } from './asked.ts'
import { premiumsIn, ratesIn, trainedFirst } from './cost.queries.ts'
import { specialtyOf } from './counted.ts'
import type { Range } from './insight.queries.ts'
import type { Counting } from './placed.ts'
import { holidaysAt, measuredIn, USUAL, type Measures, type Reading, type Worked } from './worked.ts'

const nothing = (): CostFigures => ({
  shifts: 0,
  minutes: 0,
  base: 0,
  night: 0,
  weekend: 0,
  holiday: 0,
  overtime: 0,
  call: 0,
  total: 0,
  unrated: 0,
})
const FIGURES = Object.keys(nothing()) as (keyof CostFigures)[]
const add = (to: CostFigures, more: CostFigures) => {
  for (const figure of FIGURES) to[figure] = plus(to[figure], more[figure])
}
/** How costs are added: exactly, or not at all. */
export const ADDING = { nothing, add }

/** Whether what people are trained for says what they are paid. */
export const isByTraining = (rates: readonly { specialtyId: string | null }[]) =>
  rates.some(({ specialtyId }) => specialtyId !== null)

/** What has to be read to say what each shift costs that begins on these dates; of some people alone, or of all. */
export const readCosts = async (reading: Reading, range: Range, providerIds?: readonly string[]) => {
  const { db, accountId } = reading
  const rates = await ratesIn(db, accountId, range)
  return {
    ...(await readEach(reading, range, providerIds)),
    rates,
    premiums: await premiumsIn(db, accountId, range),
    trained: await (isByTraining(rates) ? trainedFirst(db, accountId, providerIds) : []),
  }
}
export type ReadCosts = Awaited<ReturnType<typeof readCosts>>

/**
 * Each of those shifts that are asked for, with how much of each figure it is: the one place that says it, for sums, for digests
 * and for the rows behind them.
 */
export const costsOf = (
  { range, shifts, holidays, rates, premiums, trained }: ReadCosts,
  measures: Measures,
  isAsked: (shift: Worked) => boolean = () => true,
): Counting<CostFigures, Worked>[] => {
  const all = measuredIn(shifts, range, measures).filter(isAsked)
  const byPlace = holidaysAt(holidays, all)
  const findRate = rateFinder(rates)
  const findPremium = premiumFinder(premiums)
  const people = new Map(trained.map((one) => [one.providerId, one]))
  return all.map((shift) => {
    const minutes = shift.end - shift.start
    const day = dayNumber(shift.date)
    const { providerId, hospitalId, shiftTypeId } = shift
    const rate = findRate({ providerId, hospitalId, shiftTypeId, specialtyId: specialtyOf(shift, people), day })
    // A shift without a rate costs something that is not known: it is counted as that, and not as nothing.
    if (!rate) return { shift, figures: { ...nothing(), shifts: 1, minutes, unrated: 1 } }
    const cost = costOf(minutes, rate.perHour, premiumMinutes(shift, byPlace), (kind) =>
      findPremium(kind, { hospitalId, day }),
    )
    return { shift, figures: { shifts: 1, minutes, ...cost, unrated: 0 } }
  })
}

/** What each shift costs that begins on these dates at those places, of those types and people. */
export const costsIn = async (asked: Asked, range: Range, measures: Partial<Measures>) => {
  const read = await readCosts(asked, range)
  await breath()
  return costsOf(
    read,
    { ...USUAL, ...measures },
    (shift) => isHere(asked, shift) && isOfType(asked, shift) && isOfPeople(asked, shift),
  )
}
