import type { BoardLeave, BoardPerson, BoardShiftType } from '@onward/contract'
import { addDays, dateOfWall, touchesNight, weekday } from '@onward/scheduling'
import { leaveOn } from './placing.ts'
import type { BoardShift } from './roster.ts'

/** What somebody works of what is agreed, over the dates. */
export type Totals = {
  minutes: number
  /** What the contract comes to on these dates without days of leave; null where it names no hours. */
  target: number | null
  /** As the rules and insight count them: by the type, and by the hours. */
  nights: number
  /** Weekends with a shift on one of their days. */
  weekends: number
}

const SATURDAY = 6
const SUNDAY = 0
const HOUR = 60

/** Each day counts for a seventh of the week's hours of the contract in force on it; days of leave do not count, nor those after the last. */
export const targetOf = (
  { contracts, lastDay }: Pick<BoardPerson, 'contracts' | 'lastDay'>,
  leave: readonly BoardLeave[],
  dates: readonly string[],
): number | null => {
  // Sevenths are summed before they are divided: 40 hours a week are 40 hours, and not a little less.
  let sevenths = 0
  let days = 0
  for (const date of dates) {
    const contract = contracts.find(
      ({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo),
    )
    if (!contract || contract.targetHours === null || (lastDay !== null && date > lastDay)) continue
    days += 1
    if (!leaveOn(leave, date)) sevenths += contract.targetHours * HOUR
  }
  return days === 0 ? null : sevenths / 7
}

/** The Saturday of a weekend's day. */
const weekendOf = (date: string) => {
  const day = weekday(date)
  if (day === SATURDAY) return date
  return day === SUNDAY ? addDays(date, -1) : undefined
}

/** What the shifts of somebody come to that begin on the dates. */
export const totalsOf = (
  person: Pick<BoardPerson, 'contracts' | 'lastDay'>,
  shifts: readonly BoardShift[],
  leave: readonly BoardLeave[],
  dates: readonly string[],
  types: ReadonlyMap<string, Pick<BoardShiftType, 'partOfDay'>>,
): Totals => {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const own = shifts.filter(({ startsAt }) => dateOfWall(startsAt) >= first && dateOfWall(startsAt) <= last)
  const weekends = new Set(own.flatMap(({ startsAt }) => weekendOf(dateOfWall(startsAt)) ?? []))
  return {
    minutes: own.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0),
    target: targetOf(person, leave, dates),
    nights: own.filter((shift) => touchesNight(shift) || types.get(shift.shiftTypeId)?.partOfDay === 'night').length,
    weekends: weekends.size,
  }
}

/** What is agreed with somebody on the first of the dates on which anything is. */
export const contractIn = ({ contracts }: Pick<BoardPerson, 'contracts'>) => contracts[0]
