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
import { coveredOf, groundOf, unitsOf, type Covered, type Entry, type Unit } from './covered.ts'
import type { Range, ShiftTypeOf } from './insight.queries.ts'
import { periodBefore } from './period-before.ts'
import { countedUnit, inOrder, shownRows, type Listed } from './rows.ts'

type Input = InferOutput<typeof CoverageInput>
type ShiftsInput = InferOutput<typeof CoverageShiftsInput>

/** So many gaps are shown beside the figures. */
const NEXT = 8
const HOUR = 60
const DAY = 24

/** Sums of entries under a key, in the order of the keys that are given and then as they come. */
const summed = <Key extends string | number | null>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
  first: readonly Key[] = [],
): [Key, CoverFigures][] => {
  const sums = new Map<Key, CoverFigures>()
  const order = new Map(first.map((key, at) => [key, at]))
  for (const entry of entries) {
    const key = keyOf(entry)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { ...NO_FIGURES }))
    addFigures(sum, entry.figures)
  }
  return [...sums].sort(([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity) || 0)
}

const partOf =
  ({ types }: Covered) =>
  (entry: Entry) =>
    types.get(entry.shiftTypeId)?.partOfDay ?? 'custom'

const sumsOf = (covered: Covered) => {
  const { entries, types, facilities, specialties } = covered
  const total: CoverFigures = { ...NO_FIGURES }
  for (const { figures } of entries) addFigures(total, figures)
  return {
    total,
    byFacility: summed(entries, ({ hospitalId }) => hospitalId, [...facilities.keys()]).map(
      ([hospitalId, figures]) => ({ hospitalId, ...figures }),
    ),
    bySpecialty: summed<string | null>(entries, ({ specialtyId }) => specialtyId, [...specialties.keys()]).map(
      ([specialtyId, figures]) => ({ specialtyId, ...figures }),
    ),
    byWeekday: summed(entries, ({ date }) => weekday(date), [0, 1, 2, 3, 4, 5, 6]).map(([day, figures]) => ({
      weekday: day,
      ...figures,
    })),
    byMonth: summed(entries, ({ date }) => monthOf(date))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, figures]) => ({ month, ...figures })),
    byPartOfDay: summed(entries, partOf(covered), ['day', 'night', 'call', 'custom']).map(([partOfDay, figures]) => ({
      partOfDay,
      ...figures,
    })),
    byShiftType: summed(entries, ({ shiftTypeId }) => shiftTypeId, [...types.keys()]).map(([shiftTypeId, figures]) => ({
      shiftTypeId,
      ...figures,
    })),
  }
}

const missingOf = ({ figures: { open, notPosted, unfilled } }: Entry) => open + notPosted + unfilled

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

const missingByHour = ({ entries, types }: Covered) => {
  const sums = new Map<number, number>()
  let untimed = 0
  for (const entry of entries) {
    const missing = missingOf(entry)
    if (missing === 0) continue
    const type = types.get(entry.shiftTypeId)
    const hours = type ? hoursOf(type, entry.date) : []
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
export const facilitiesShown = ({ facilities, said }: Pick<Covered, 'facilities' | 'said'>): InsightFacility[] =>
  [...facilities.values()]
    .filter((one) => ('isActive' in one ? one.isActive === true : true) || said.has(one.hospitalId))
    .map(({ hospitalId, facilityName, code, timeZone, tone }) => ({
      hospitalId,
      facilityName,
      code,
      timeZone,
      tone,
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
  const covered = await coveredOf(asked, range, false)
  const { entries, types, specialties, unasked } = covered
  const columns = daysBetween(from, to) < MOST_DAY_COLUMNS ? 'day' : 'month'
  const columnOf = (date: string) => (columns === 'day' ? date : firstOf(date, from))
  const cells = summed(entries, ({ hospitalId, date }) => `${columnOf(date)} ${hospitalId}`)
  const gaps = entries.filter(({ figures }) => figures.open + figures.notPosted > 0)
  const last = nextDates(gaps)
  const nearest = last === undefined ? [] : await gapsUntil(asked, { from, to: last }, covered)
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    facilities: facilitiesShown(covered),
    ...sumsOf(covered),
    columns,
    cells: cells.map(([key, figures]) => ({ date: key.slice(0, 10), hospitalId: key.slice(11), ...figures })),
    ...missingByHour(covered),
    unasked: unasked.count,
    next: await shownRows(asked, covered, nearest.slice(0, NEXT).map(countedUnit)),
    before: before ? { ...before, ...sumsOf(await coveredOf(asked, before, false)) } : null,
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
/** The date by which enough gaps are found; undefined where there is none. */
const nextDates = (gaps: readonly Entry[]): string | undefined => {
  let count = 0
  const byDate = gaps.toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date))
  for (const { date, figures } of byDate) if ((count += figures.open + figures.notPosted) >= NEXT) return date
  return byDate.at(-1)?.date
}
const gapsUntil = async (asked: Asked, range: Range, covered: Covered) => {
  // Which shifts are open is asked of these dates alone.
  const near = await coveredOf(asked, range, true, covered)
  return inOrder(near.entries.flatMap(unitsOf).filter(isAhead), covered)
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
