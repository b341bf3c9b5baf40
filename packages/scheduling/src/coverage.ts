import { weekday } from './dates.ts'
import type { LocalDate } from './day-numbers.ts'

/** How many have to be there, and how many are wished for. */
export type Needed = { least: number; wished: number }
/** What is needed is somebody for a shift type, of a specialty or, where that is null, anybody. */
export type DemandLine = { shiftTypeId: string; specialtyId: string | null }
/** Every week alike, from a date to another one inclusive; `days` are Monday to Sunday and a holiday. */
export type WeeklyDemand = DemandLine & {
  from: LocalDate
  to: LocalDate | null
  days: readonly (Needed | null)[]
}
/** What counts on one date, whatever its weekday says. */
export type SingleDemand = DemandLine & Needed & { date: LocalDate }
/** What one facility needs. */
export type FacilityDemand = {
  patterns: readonly WeeklyDemand[]
  days: readonly SingleDemand[]
  holidays: ReadonlySet<LocalDate>
}

/** The place of the holiday among the cells of a pattern. */
const HOLIDAY = 7
const keyOf = ({ shiftTypeId, specialtyId }: DemandLine) => JSON.stringify([shiftTypeId, specialtyId])

/** Whether a pattern counts on a date. */
export const isInForce = ({ from, to }: Pick<WeeklyDemand, 'from' | 'to'>, date: LocalDate): boolean =>
  from <= date && (to === null || date <= to)

/** What a pattern needs on a date: the holiday's cell where there is one and the date is a holiday, else the weekday's. */
const patternOn = ({ days }: WeeklyDemand, date: LocalDate, isHoliday: boolean) =>
  (isHoliday ? days[HOLIDAY] : null) ?? days[(weekday(date) + 6) % 7] ?? null

/**
 * What a facility needs on a date, a line for each shift type and specialty: what is said of that very day, else of a holiday,
 * else of the weekday. Lines that need nobody are left out.
 */
export const neededOn = (date: LocalDate, { patterns, days, holidays }: FacilityDemand): (DemandLine & Needed)[] => {
  const lines = new Map<string, DemandLine & Needed>()
  const isHoliday = holidays.has(date)
  for (const pattern of patterns) {
    const needed = isInForce(pattern, date) ? patternOn(pattern, date, isHoliday) : null
    const { shiftTypeId, specialtyId } = pattern
    if (needed) lines.set(keyOf(pattern), { shiftTypeId, specialtyId, least: needed.least, wished: needed.wished })
  }
  for (const { shiftTypeId, specialtyId, date: on, least, wished } of days) {
    if (on === date) lines.set(keyOf({ shiftTypeId, specialtyId }), { shiftTypeId, specialtyId, least, wished })
  }
  return [...lines.values()].filter(({ wished }) => wished > 0)
}

/** A shift as coverage sees it: what it asks for, or else what whoever works it is trained for. */
export type CountedShift = { shiftTypeId: string; specialtyIds: readonly string[] }

const fits = (line: DemandLine, shift: CountedShift) =>
  line.shiftTypeId === shift.shiftTypeId && (line.specialtyId === null || shift.specialtyIds.includes(line.specialtyId))

/**
 * For which line of one facility and date each shift counts, by the line's place; undefined for one that fits none. A shift
 * counts once, for a line that it fits. Lines with a specialty take before those for anybody, first what each must have, then
 * what it wishes for; whoever is left counts for a line with their specialty, or else for anybody. Where somebody could stand on
 * two lines they stand where they are missing: a line is short only when nobody can be found for it without another one being
 * short. In which order the lines are given makes no difference to how many stand on each.
 */
export const placedOn = (
  lines: readonly (DemandLine & Needed)[],
  shifts: readonly CountedShift[],
): (number | undefined)[] => {
  const order = lines.map((_, at) => at).sort((a, b) => inTurn(lines[a], lines[b]))
  const counted = lines.map(() => 0)
  const fitting = lines.map((line) => shifts.flatMap((shift, at) => (fits(line, shift) ? [at] : [])))
  const holder: (number | undefined)[] = shifts.map(() => undefined)
  /** Finds a shift for the line; one that another line holds is taken when that one finds another. */
  const take = (line: number, asked: Set<number>): boolean => {
    const open = (fitting[line] ?? []).filter((shift) => !asked.has(shift))
    for (const shift of open.toSorted((a, b) => Number(holder[a] !== undefined) - Number(holder[b] !== undefined))) {
      if (asked.has(shift)) continue
      asked.add(shift)
      const other = holder[shift]
      if (other !== undefined && !take(other, asked)) continue
      holder[shift] = line
      return true
    }
    return false
  }
  for (const wanted of ['least', 'wished'] as const) {
    for (const line of order) {
      const most = lines[line]?.[wanted] ?? 0
      while ((counted[line] ?? 0) < most && take(line, new Set())) counted[line] = (counted[line] ?? 0) + 1
    }
  }
  return holder.map((line, shift) => line ?? order.find((one) => fitting[one]?.includes(shift)))
}

/** How many are on duty for each line of one facility and date, as `placedOn` has them. */
export const onDutyBy = (lines: readonly (DemandLine & Needed)[], shifts: readonly CountedShift[]): number[] => {
  const counted = lines.map(() => 0)
  for (const line of placedOn(lines, shifts)) if (line !== undefined) counted[line] = (counted[line] ?? 0) + 1
  return counted
}
/** Those with a specialty first, and of these always the same one. */
const inTurn = (one: DemandLine | undefined, other: DemandLine | undefined): number => {
  const [a, b] = [one?.specialtyId ?? null, other?.specialtyId ?? null]
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}

/** Of several lines how many must be there, and how many of those are: who is more on one line is not missing less on another. */
export const coveredOf = (lines: readonly (Pick<Needed, 'least'> & { onDuty: number })[]) => ({
  least: lines.reduce((sum, { least }) => sum + least, 0),
  covered: lines.reduce((sum, { least, onDuty }) => sum + Math.min(least, onDuty), 0),
})
