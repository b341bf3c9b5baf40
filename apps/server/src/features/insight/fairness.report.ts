import type { Burden, FairnessInput, FairnessShiftsInput, InsightFairness } from '@onward/contract'
import { dayNumber, monthOf } from '@onward/scheduling'
import { BURDEN_POINTS, fairShares, spreadOf, weightOf } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { burdensOf, eachIn, type Amounts } from './amounts.ts'
import { assertRange, isOfPeople, isOfType, type Asked } from './asked.ts'
import { groundOf } from './covered.ts'
import type { Counting, Placed } from './placed.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import { besideOf } from './period-before.ts'
import type { Listed } from './rows.ts'
import { sumsIn } from './worked-months.ts'
import { peopleIn, presentOf, type Person } from './worked.ts'

type Input = InferOutput<typeof FairnessInput>
type ShiftsInput = InferOutput<typeof FairnessShiftsInput>
type Burdens = Record<Burden, number>

const ALL = ['nights', 'weekends', 'holidays', 'turnarounds', 'points'] as const
const nothing = (): Burdens => ({ nights: 0, weekends: 0, holidays: 0, turnarounds: 0, points: 0 })

/** What people carried of some shifts that are theirs. */
const burdensIn = async <Shift extends Placed>(
  asked: Asked,
  range: Range,
  here: readonly Counting<Amounts, Shift>[],
) => {
  const { specialtyId } = asked
  const all = await peopleIn(
    asked,
    range,
    here.map(({ shift }) => shift),
  )
  const people = all.filter(
    (person) => isOfPeople(asked, person) && (specialtyId === undefined || person.specialtyIds.includes(specialtyId)),
  )
  const known = new Set(people.map(({ providerId }) => providerId))
  const counted = here.filter(({ shift }) => known.has(shift.providerId) && isOfType(asked, shift))
  return { people, of: counted.map(({ shift, figures }) => ({ shift, burdens: burdensOf(figures) })) }
}

/** The same shift by shift. */
export const readBurdens = async (asked: Asked, range: Range, restHours: number) => {
  assertRange(range)
  return burdensIn(asked, range, await eachIn(asked, range, { restHours }))
}

type Found = { people: Person[]; of: { shift: Placed; burdens: Burdens }[] }
/** What each carried, what all did, and how evenly. */
export const carriedIn = ({ people, of }: Found, range: Range) => {
  const span = { from: dayNumber(range.from), to: dayNumber(range.to) }
  const sums = new Map(people.map(({ providerId }) => [providerId, nothing()]))
  const total = nothing()
  for (const { shift, burdens } of of) {
    const own = sums.get(shift.providerId)
    for (const name of ALL) {
      total[name] += burdens[name]
      if (own) own[name] += burdens[name]
    }
  }
  const carried = people.map((person) => ({
    providerId: person.providerId,
    providerName: person.providerName,
    // Whoever is out of use and worked then is listed with that; nobody expects a share of them.
    ...(person.isActive ? weightOf(presentOf(person), span) : { weight: 0, isAssumed: false }),
    ...(sums.get(person.providerId) ?? nothing()),
  }))
  const spread = (name: Burden) => spreadOf(carried.map((one) => ({ weight: one.weight, count: one[name] })))
  return {
    total,
    people: carried,
    spread: {
      nights: spread('nights'),
      weekends: spread('weekends'),
      holidays: spread('holidays'),
      turnarounds: spread('turnarounds'),
      points: spread('points'),
    },
  }
}

/** The same of each month, where there is more than one: of the shifts that begin in it, and of who was there on its days. */
const monthsOf = ({ people, of }: Found, range: Range): InsightFairness['months'] => {
  const months = monthsIn(range)
  if (months.length < 2) return []
  const shifts = Map.groupBy(of, ({ shift }) => monthOf(shift.date))
  return months.map(({ month, ...days }) => {
    const { total, spread } = carriedIn({ people, of: shifts.get(month) ?? [] }, days)
    return { month, total, spread }
  })
}

/** What would have been the share of each, in their order. */
export const sharesOf = (total: Burdens, people: readonly { weight: number }[]): Burdens[] => {
  const weights = people.map(({ weight }) => weight)
  const shares = ALL.map((name) => ({ name, of: fairShares(total[name], weights) }))
  return people.map((_, at) => {
    const own = nothing()
    for (const { name, of } of shares) own[name] = of[at] ?? 0
    return own
  })
}

/** Who carried what, beside what would have been their share. */
export const fairnessReport = async (asked: Asked, input: Input): Promise<InsightFairness> => {
  const { from, to, restHours, compare } = input
  const range = { from, to }
  const foundIn = async (wanted: Range) => {
    assertRange(wanted)
    return burdensIn(asked, wanted, await sumsIn(asked, wanted, { restHours }, ['person', 'month']))
  }
  const carriedOn = async (wanted: Range) => carriedIn(await foundIn(wanted), wanted)
  const found = await foundIn(range)
  const { total, people, spread } = carriedIn(found, range)
  const shares = sharesOf(total, people)
  const { nights, weekends, holidays, turnarounds } = BURDEN_POINTS
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    restHours,
    worth: { nights, weekends, holidays, turnarounds },
    total,
    people: people.map((one, at) => ({ ...one, share: shares[at] ?? nothing() })),
    spread,
    months: monthsOf(found, range),
    before: await besideOf(range, compare, carriedOn),
  }
}

/** What a number of fairness counts: of each shift how much of it. */
export const fairnessShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, restHours, figure, providerId, month } = input
  const { of } = await readBurdens(asked, { from, to }, restHours)
  const counted = of
    .filter(
      ({ shift, burdens }) =>
        burdens[figure] > 0 &&
        (providerId ?? shift.providerId) === shift.providerId &&
        (month ?? monthOf(shift.date)) === monthOf(shift.date),
    )
    .sort((a, b) => a.shift.start - b.shift.start || a.shift.assignmentId - b.shift.assignmentId)
    .map(({ shift, burdens }) => ({ assignmentId: shift.assignmentId, state: null, amount: burdens[figure] }))
  return { asked, known: await groundOf(asked, { from, to }), counted }
}
