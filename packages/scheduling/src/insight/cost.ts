import { isNight, isOnHoliday, isOnWeekend, type HourShift } from './hours.ts'
import { byTheHour, plus, shareByTheHour, type Money } from './money.ts'

/** Whom and what a rate is for; null is anybody and anything. In the order in which they count. */
const NAMED = ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'] as const
type Named = Record<(typeof NAMED)[number], string | null>

/** What an hour costs, from a first to a last day, as day numbers. */
export type PayRate = Named & { from: number; to: number | null; perHour: Money }

/** What a premium is for. `overtime` is for the minutes beyond the week, the others for a shift as a whole. */
export const PREMIUM_KINDS = ['night', 'weekend', 'holiday', 'overtime', 'call'] as const
export type PremiumKind = (typeof PREMIUM_KINDS)[number]

/** What is paid on top of the rate: a share of it, in hundredths of a percent, or so much an hour. */
export type PayPremium = {
  kind: PremiumKind
  hospitalId: string | null
  from: number
  to: number | null
} & ({ basisPoints: number; perHour: null } | { basisPoints: null; perHour: Money })

/** A shift as its cost is found: who, where, as what, and on which day it begins. */
export type PaidShift = { [Name in keyof Named]: Name extends 'specialtyId' ? string | null : string } & { day: number }

const isInForce = ({ from, to }: { from: number; to: number | null }, day: number) =>
  from <= day && (to === null || day <= to)
const latestFirst = (one: { from: number }, other: { from: number }) => other.from - one.from

/** Which of the four a rate names, as bits: of two rates the one with the larger number names what counts first. */
const bitsOf = (rate: Named) => NAMED.reduce((bits, name) => bits * 2 + Number(rate[name] !== null), 0)
/** No id holds the character that stands between them: no text of a call may. */
const keyOf = (bits: number, named: Named) =>
  NAMED.reduce(
    (key, name, at) => ((bits >> (NAMED.length - 1 - at)) & 1 ? `${key}\u0000${named[name]}` : key),
    `${bits}`,
  )

/**
 * Which rate a shift has on the day on which it begins. A rate fits that names nothing else than what the shift is. Of those that
 * fit one that names the person comes before all that do not, then the facility, the shift type and the specialty in this
 * order; of those that name the same the one that begins later. Two that name the same from the same day are not written.
 */
export const rateFinder = <Rate extends PayRate>(rates: readonly Rate[]): ((shift: PaidShift) => Rate | undefined) => {
  const alike = Map.groupBy(rates, (rate) => keyOf(bitsOf(rate), rate))
  for (const [key, own] of alike) alike.set(key, own.toSorted(latestFirst))
  const wanted = [...new Set(rates.map(bitsOf))].sort((a, b) => b - a)
  return (shift) => {
    for (const bits of wanted) {
      const rate = alike.get(keyOf(bits, shift))?.find((one) => isInForce(one, shift.day))
      if (rate) return rate
    }
    return undefined
  }
}

/** The premium of each kind that a shift has: one of its facility comes before one of all, then the one that begins later. */
export const premiumFinder = (premiums: readonly PayPremium[]) => {
  const ordered = premiums.toSorted(
    (one, other) => Number(other.hospitalId !== null) - Number(one.hospitalId !== null) || latestFirst(one, other),
  )
  const byKind = Map.groupBy(ordered, ({ kind }) => kind)
  return (kind: PremiumKind, { hospitalId, day }: Pick<PaidShift, 'hospitalId' | 'day'>): PayPremium | undefined =>
    byKind.get(kind)?.find((one) => (one.hospitalId ?? hospitalId) === hospitalId && isInForce(one, day))
}

/** What a shift costs: the rate for all of its minutes, and each premium. They add up to the total. */
export type Cost = Record<'base' | PremiumKind | 'total', Money>

/**
 * How many minutes of a shift each premium is for. What is a night, on a weekend and on a holiday is as in every other report:
 * it is true of a shift as a whole.
 */
export const premiumMinutes = (
  shift: HourShift & { overtime: number },
  holidays: ReadonlyMap<string, ReadonlySet<number>>,
): Record<PremiumKind, number> => {
  const elapsed = shift.end - shift.start
  return {
    night: isNight(shift) ? elapsed : 0,
    weekend: isOnWeekend(shift) ? elapsed : 0,
    holiday: isOnHoliday(shift, holidays) ? elapsed : 0,
    overtime: shift.overtime,
    call: shift.partOfDay === 'call' ? elapsed : 0,
  }
}

/**
 * What some minutes cost. Premiums stand side by side, each on the rate alone: a night on a holiday has both. Each part is
 * rounded once, half up to the minor unit.
 */
export const costOf = (
  elapsed: number,
  perHour: Money,
  minutes: Readonly<Record<PremiumKind, number>>,
  premiumOf: (kind: PremiumKind) => PayPremium | undefined,
): Cost => {
  const cost: Cost = {
    base: byTheHour(elapsed, perHour),
    night: 0,
    weekend: 0,
    holiday: 0,
    overtime: 0,
    call: 0,
    total: 0,
  }
  cost.total = cost.base
  for (const kind of PREMIUM_KINDS) {
    if (minutes[kind] === 0) continue
    const premium = premiumOf(kind)
    if (!premium) continue
    cost[kind] =
      premium.basisPoints === null
        ? byTheHour(minutes[kind], premium.perHour)
        : shareByTheHour(minutes[kind], perHour, premium.basisPoints)
    cost.total = plus(cost.total, cost[kind])
  }
  return cost
}
