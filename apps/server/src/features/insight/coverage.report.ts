import {
  MOST_DAY_COLUMNS,
  type CoverageInput,
  type CoverageShiftsInput,
  type CoverFigures,
  type InsightCoverage,
  type InsightFacility,
} from '@onward/contract'
import { dayNumber, daysBetween, minutesOfWall, monthOf, wallAt, weekday } from '@onward/scheduling'
import { addFigures, NO_FIGURES } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { assertRange, type Asked } from './asked.ts'
import { countedIn, type Counted } from './covered-months.ts'
import { coveredOf, groundOf, unitsOf, type Ground, type Tally, type Unit } from './covered.ts'
import type { ShiftTypeOf } from './insight.queries.ts'
import { periodBefore } from './period-before.ts'
import { countedUnit, inOrder, shownRows, type Listed } from './rows.ts'

type Input = InferOutput<typeof CoverageInput>
type ShiftsInput = InferOutput<typeof CoverageShiftsInput>

/** So many gaps are shown beside the figures. */
const NEXT = 8
const HOUR = 60
const DAY = 24

/** Sums of tallies under a key, in the order of the keys that are given and then as they come. */
const summed = <One extends { figures: CoverFigures }, Key extends string | number | null>(
  tallies: readonly One[],
  keyOf: (tally: One) => Key,
  first: readonly Key[] = [],
): [Key, CoverFigures][] => {
  const sums = new Map<Key, CoverFigures>()
  const order = new Map(first.map((key, at) => [key, at]))
  for (const tally of tallies) {
    const key = keyOf(tally)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { ...NO_FIGURES }))
    addFigures(sum, tally.figures)
  }
  return [...sums].sort(([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity) || 0)
}

const partOf =
  ({ types }: Counted) =>
  ({ shiftTypeId }: Pick<Tally, 'shiftTypeId'>) =>
    types.get(shiftTypeId)?.partOfDay ?? 'custom'

const sumsOf = (counted: Counted) => {
  const { views, types, facilities, specialties } = counted
  const total: CoverFigures = { ...NO_FIGURES }
  for (const { figures } of views.places) addFigures(total, figures)
  return {
    total,
    byFacility: summed(views.places, ({ hospitalId }) => hospitalId, [...facilities.keys()]).map(
      ([hospitalId, figures]) => ({ hospitalId, ...figures }),
    ),
    bySpecialty: summed(views.specialties, ({ specialtyId }) => specialtyId, [...specialties.keys()]).map(
      ([specialtyId, figures]) => ({ specialtyId, ...figures }),
    ),
    byWeekday: summed(views.times, ({ date }) => weekday(date), [0, 1, 2, 3, 4, 5, 6]).map(([day, figures]) => ({
      weekday: day,
      ...figures,
    })),
    byMonth: summed(views.places, ({ date }) => monthOf(date))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, figures]) => ({ month, ...figures })),
    byPartOfDay: summed(views.times, partOf(counted), ['day', 'night', 'call', 'custom']).map(
      ([partOfDay, figures]) => ({
        partOfDay,
        ...figures,
      }),
    ),
    byShiftType: summed(views.times, ({ shiftTypeId }) => shiftTypeId, [...types.keys()]).map(
      ([shiftTypeId, figures]) => ({
        shiftTypeId,
        ...figures,
      }),
    ),
  }
}

const missingOf = ({ figures: { open, notPosted, unfilled } }: Pick<Tally, 'figures'>) => open + notPosted + unfilled

/** The hours of the wall that whoever is needed for a type on a date is needed in, with their weekday; none for any time. */
const hoursOf = ({ startsAt, endsAt, days }: ShiftTypeOf, date: string): { weekday: number; hour: number }[] => {
  if (startsAt === null || endsAt === null || days === null) return []
  const first = Math.floor(minutesOfWall(wallAt(date, startsAt)) / HOUR)
  const last = Math.ceil((minutesOfWall(wallAt(date, endsAt)) + days * DAY * HOUR) / HOUR)
  const begins = weekday(date)
  return Array.from({ length: last - first }, (_, at) => ({
    weekday: (begins + Math.floor((first + at) / DAY)) % 7,
    hour: (first + at) % DAY,
  }))
}

const missingByHour = ({ views, types }: Counted) => {
  const sums = new Map<number, number>()
  let untimed = 0
  for (const tally of views.times) {
    const missing = missingOf(tally)
    if (missing === 0) continue
    const type = types.get(tally.shiftTypeId)
    const hours = type ? hoursOf(type, tally.date) : []
    if (hours.length === 0) untimed += missing
    for (const { weekday: day, hour } of hours) sums.set(day * DAY + hour, (sums.get(day * DAY + hour) ?? 0) + missing)
  }
  const hours = [...sums].sort(([a], [b]) => a - b)
  return {
    hours: hours.map(([key, missing]) => ({ weekday: Math.floor(key / DAY), hour: key % DAY, missing })),
    untimed,
  }
}

/** Those in use or with a demand, by name. */
export const facilitiesShown = ({ facilities, said }: Pick<Ground, 'facilities' | 'said'>): InsightFacility[] =>
  [...facilities.values()]
    .filter((one) => ('isActive' in one ? one.isActive === true : true) || said.has(one.hospitalId))
    .map(({ hospitalId, facilityName, code, timeZone, tone, place }) => ({
      hospitalId,
      facilityName,
      code,
      timeZone,
      tone,
      place,
      saysDemand: said.has(hospitalId),
    }))

const isMissing = ({ state }: Unit) => state === 'open' || state === 'notPosted' || state === 'unfilled'
const isAhead = ({ state }: Unit) => state === 'open' || state === 'notPosted'

/** What was needed and what was there. */
export const coverageReport = async (asked: Asked, { from, to, compare }: Input): Promise<InsightCoverage> => {
  const range = { from, to }
  assertRange(range)
  const before = compare && periodBefore(range, compare)
  if (before) assertRange(before)
  const columns = daysBetween(from, to) < MOST_DAY_COLUMNS ? 'day' : 'month'
  const counted = await countedIn(asked, range, columns === 'day', NEXT)
  const { views, types, specialties, unasked, gaps } = counted
  const columnOf = (date: string) => (columns === 'day' ? date : firstOf(date, from))
  const cells = summed(views.places, ({ hospitalId, date }) => `${columnOf(date)} ${hospitalId}`)
    .map(([key, figures]) => ({ date: key.slice(0, 10), hospitalId: key.slice(11), ...figures }))
    .sort(byPlaceAndDate(counted))
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    facilities: facilitiesShown(counted),
    ...sumsOf(counted),
    columns,
    cells,
    ...missingByHour(counted),
    unasked,
    next: await nearest(asked, counted, nextDates(gaps)),
    before: before ? { ...before, ...sumsOf(await countedIn(asked, before, false, 0)) } : null,
    names: {
      shiftTypes: Object.fromEntries([...types.values()].map((one) => [one.shiftTypeId, one.shiftTypeName])),
      specialties: Object.fromEntries(specialties),
    },
  }
}

/** The first of the days of a month that are in the range. */
const firstOf = (date: string, from: string) => {
  const first = `${date.slice(0, 7)}-01`
  return first < from ? from : first
}
const byPlaceAndDate = ({ facilities }: Counted) => {
  const places = new Map([...facilities.keys()].map((id, at) => [id, at]))
  const placeOf = ({ hospitalId }: Pick<Tally, 'hospitalId'>) => places.get(hospitalId) ?? places.size
  type Cell = Pick<Tally, 'hospitalId' | 'date'>
  return (one: Cell, other: Cell) => placeOf(one) - placeOf(other) || dayNumber(one.date) - dayNumber(other.date)
}

/** The first dates on which somebody is missing, until enough are. */
const nextDates = (gaps: Counted['gaps']): string[] => {
  const dates = new Set<string>()
  let count = 0
  for (const { date, missing } of gaps.toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date))) {
    if (count >= NEXT) break
    dates.add(date)
    count += missing
  }
  return [...dates]
}
/** Which shifts are open is asked of these dates alone. */
const nearest = async (asked: Asked, ground: Ground, dates: readonly string[]) => {
  const units: Unit[] = []
  for (const date of dates) {
    const { entries } = await coveredOf(asked, { from: date, to: date }, true, ground)
    units.push(...entries.flatMap(unitsOf).filter(isAhead))
  }
  return shownRows(asked, ground, inOrder(units, ground).slice(0, NEXT).map(countedUnit))
}

const figureHas = (figure: ShiftsInput['figure']) => (unit: Unit) => {
  switch (figure) {
    case 'required':
      return unit.state === 'filled' || isMissing(unit)
    case 'missing':
      return isMissing(unit)
    case 'filledDrafts':
      return unit.state === 'filled' && unit.isDraft
    case 'openDrafts':
      return unit.state === 'open' && unit.isDraft
    case 'unasked':
      return false
    default:
      return unit.state === figure
  }
}

/** What a number of coverage counts. */
export const coverageShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, figure, at, specialty, shiftTypeId, partOfDay, weekday: day, hour } = input
  assertRange({ from, to })
  const date = input.date !== undefined && input.date > from ? input.date : from
  const until = input.until ?? (input.date === undefined ? to : input.date)
  // Who says nothing on any date of the range is asked of all of it, whichever dates are looked at.
  const ground = await groundOf(asked, { from, to })
  const dates = { from: date, to: until < to ? until : to }
  if (dates.to < dates.from) return { asked, known: ground, counted: [] }
  const covered = await coveredOf(asked, dates, true, ground)
  if (figure === 'unasked') {
    const ids = covered.unasked.ids.toSorted((a, b) => a - b)
    return {
      asked,
      known: ground,
      counted: ids.map((assignmentId) => ({ assignmentId, state: null, amount: 1 })),
    }
  }
  const wanted = covered.entries.filter((entry) => {
    const type = covered.types.get(entry.shiftTypeId)
    return (
      (at === undefined || entry.hospitalId === at) &&
      (specialty === undefined || (entry.specialtyId ?? 'none') === specialty) &&
      (shiftTypeId === undefined || entry.shiftTypeId === shiftTypeId) &&
      (day === undefined || hour !== undefined || weekday(entry.date) === day) &&
      (partOfDay === undefined || (type?.partOfDay ?? 'custom') === partOfDay) &&
      (hour === undefined ||
        (type && hoursOf(type, entry.date).some((one) => one.hour === hour && (day ?? one.weekday) === one.weekday)))
    )
  })
  const units = wanted.flatMap(unitsOf).filter(figureHas(figure))
  return { asked, known: ground, counted: inOrder(units, ground).map(countedUnit) }
}
