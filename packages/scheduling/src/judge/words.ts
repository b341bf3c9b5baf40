import type { LocalDate } from '../day-numbers.ts'
import type { Names, ShiftFacts } from './kind.ts'
import type { Window } from './windows.ts'

/** A length in words: '9 h 59 min', '45 min', '10 h'. */
export const duration = (minutes: number): string => {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** So many of something: '1 day', '3 days'. */
export const several = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** A wall time as people write it: '2026-11-21 19:00'. */
export const clock = (wall: string): string => wall.replace('T', ' ')

/** A shift in words: 'the Night shift at St. Mary from 2026-11-21 19:00 to 2026-11-22 07:00'. */
export const theShift = ({ shiftTypeId, hospitalId, startsAt, endsAt }: ShiftFacts, names: Names): string =>
  `the ${names.shiftType(shiftTypeId)} shift at ${names.facility(hospitalId)} from ${clock(startsAt)} to ${clock(endsAt)}`

/** Over which days something was counted. */
export const inWindow = ({ per }: Window, from: LocalDate, to: LocalDate): string => {
  if (per === 'day') return `on ${from}`
  if (per === 'week') return `in the week of ${from}`
  if (per === 'month') return `in the month ${from.slice(0, 7)}`
  if (per === 'year') return `in the year ${from.slice(0, 4)}`
  return `from ${from} to ${to}`
}
