import { wrongField, type CostBy, type HoursBy } from '@onward/contract'
import { dayNumber, monthOf, weekday } from '@onward/scheduling'
import { specialtyOf } from './counted.ts'
import type { Ground } from './covered.ts'
import type { Counting, Placed } from './placed.ts'
import type { Person } from './worked.ts'

type Dimension = HoursBy | CostBy
type Key = string | null
type Known = { people: ReadonlyMap<string, Person>; ground: Ground }

const contractOf = ({ providerId, date }: Placed, people: Known['people']) => {
  const day = dayNumber(date)
  const own = people.get(providerId)?.contracts.find(({ from, to }) => from <= day && (to === null || day <= to))
  return own ? String(own.fte) : null
}

/** Of what a shift is, of one thing. */
const keyIn = (shift: Placed, by: Dimension, people: Known['people']): Key => {
  switch (by) {
    case 'person':
      return shift.providerId
    case 'facility':
      return shift.hospitalId
    case 'specialty':
      return specialtyOf(shift, people)
    case 'contract':
      return contractOf(shift, people)
    case 'shiftType':
      return shift.shiftTypeId
    case 'month':
      return monthOf(shift.date)
    case 'weekday':
      return String(weekday(shift.date))
  }
}

/** How it is called, where it has a name of the account's. */
const nameIn = (key: Key, by: Dimension, { people, ground }: Known): string | null => {
  if (key === null) return null
  switch (by) {
    case 'person':
      return people.get(key)?.providerName ?? null
    case 'facility':
      return ground.facilities.get(key)?.facilityName ?? null
    case 'specialty':
      return ground.specialties.get(key) ?? null
    case 'shiftType':
      return ground.types.get(key)?.shiftTypeName ?? null
    default:
      return null
  }
}

/** Rows stand as the account lists what they are of, or by time; what has no name of the account's comes last. */
const orderIn = (by: Dimension, { people, ground }: Known): ((one: Key, other: Key) => number) => {
  const listed: Partial<Record<Dimension, ReadonlyMap<string, unknown>>> = {
    person: people,
    facility: ground.facilities,
    specialty: ground.specialties,
    shiftType: ground.types,
  }
  const places = new Map([...(listed[by]?.keys() ?? [])].map((key, at) => [key, at]))
  const placeOf = (key: Key) => (key === null ? Infinity : (places.get(key) ?? places.size))
  return (one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? compare(one ?? '', other ?? '') : a - b
  }
}
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** In which row a shift is, and in which part of it: the one place that says it, for sums and for the rows behind them. */
export const groupingBy = (known: Known, by: Dimension, and: Dimension | undefined) => {
  if (and === by) throw wrongField('and', 'must be another one than by')
  const keyOf = (shift: Placed) => keyIn(shift, by, known.people)
  const andKeyOf = (shift: Placed) => (and === undefined ? null : keyIn(shift, and, known.people))
  return {
    isDivided: and !== undefined,
    keyOf,
    andKeyOf,
    nameOf: (key: Key) => nameIn(key, by, known),
    andNameOf: (key: Key) => (and === undefined ? null : nameIn(key, and, known)),
    inOrder: orderIn(by, known),
    andInOrder: orderIn(and ?? by, known),
    /** Whether a shift is in a row and a part that are named, `none` for those without one. */
    isIn: (shift: Placed, key: string | undefined, andKey: string | undefined) =>
      (key === undefined || (keyOf(shift) ?? 'none') === key) &&
      (andKey === undefined || (andKeyOf(shift) ?? 'none') === andKey),
  }
}
export type Grouping = ReturnType<typeof groupingBy>

type Adding<Figures> = { nothing: () => Figures; add: (to: Figures, more: Figures) => void }
/** Of a row and its part, none of which need to have a shift. */
export type Place = { key: Key; andKey?: Key | undefined }

const sumAt = <Figures>(sums: Map<Key, Figures>, key: Key, nothing: () => Figures): Figures => {
  const known = sums.get(key)
  if (known) return known
  const sum = nothing()
  sums.set(key, sum)
  return sum
}

/**
 * What shifts come to: in all, by row and, where rows are divided, by part.
 * @param places which are there whether a shift is in them or not
 */
export const summedBy = <Figures extends object>(
  of: readonly Counting<Figures>[],
  { isDivided, keyOf, andKeyOf, nameOf, andNameOf, inOrder, andInOrder }: Grouping,
  { nothing, add }: Adding<Figures>,
  places: readonly Place[] = [],
) => {
  const total = nothing()
  const rows = new Map<Key, Figures>()
  const parts = new Map<Key, Map<Key, Figures>>()
  const partAt = (key: Key, andKey: Key) =>
    sumAt(
      sumAt(parts, key, () => new Map<Key, Figures>()),
      andKey,
      nothing,
    )
  for (const { key, andKey } of places) {
    sumAt(rows, key, nothing)
    if (andKey !== undefined) partAt(key, andKey)
  }
  for (const { shift, figures } of of) {
    const key = keyOf(shift)
    add(total, figures)
    add(sumAt(rows, key, nothing), figures)
    if (isDivided) add(partAt(key, andKeyOf(shift)), figures)
  }
  const keys = [...rows.keys()].sort(inOrder)
  const pairs = keys.flatMap((key) =>
    [...(parts.get(key) ?? [])]
      .sort(([one], [other]) => andInOrder(one, other))
      .map(([andKey, figures]) => ({ key, andKey, andName: andNameOf(andKey), ...figures })),
  )
  return { total, rows: keys.map((key) => ({ key, name: nameOf(key), ...sumAt(rows, key, nothing) })), pairs }
}
