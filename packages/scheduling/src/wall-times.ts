import { addDays } from './dates.ts'
import { dateOfDay, pad, readDay, type LocalDate } from './day-numbers.ts'

/** What the clock on the facility's wall shows, 'YYYY-MM-DDTHH:MM', hours 00 to 23. As text it sorts by the clock. */
export type WallTime = string

// 'T00:00' to 'T23:59'; the minutes of any other text are NaN.
const readTime = (wall: WallTime) => (/T(?:[01]\d|2[0-3]):[0-5]\d$/.test(wall) ? minutesOfWall(wall) : Number.NaN)

/** Whether the text is a wall time whose date exists. A clock change may still skip it: see `resolveWall`. */
export const isWallTime = (text: string): boolean =>
  text.length === 16 && !Number.isNaN(readDay(text)) && !Number.isNaN(readTime(text))

/** The wall time at a date and a time 'HH:MM'. */
export const wallAt = (date: LocalDate, time: string): WallTime => `${date}T${time}`

/** The date of a wall time. */
export const dateOfWall = (wall: WallTime): LocalDate => wall.slice(0, 10)

/** The time of a wall time, 'HH:MM'. */
export const timeOfWall = (wall: WallTime): string => wall.slice(11)

/** Minutes since midnight, 0 to 1439. The text is taken as it is: check foreign text with `isWallTime` first. */
export const minutesOfWall = (wall: WallTime): number =>
  wall.charCodeAt(11) * 600 + wall.charCodeAt(12) * 60 + wall.charCodeAt(14) * 10 + wall.charCodeAt(15) - 48 * 671

/** The same time of day so many days later, or earlier when negative. Throws a RangeError when either date is none. */
export const addDaysToWall = (wall: WallTime, days: number): WallTime =>
  wallAt(addDays(dateOfWall(wall), days), timeOfWall(wall))

/** Minutes since 1970-01-01T00:00 on the same wall. Throws a RangeError when the text is no wall time. */
export const wallMinutes = (wall: WallTime): number => {
  const minutes = wall.length === 16 ? readDay(wall) * 1440 + readTime(wall) : Number.NaN
  if (Number.isNaN(minutes)) throw new RangeError(`Not a wall time: ${wall}`)
  return minutes
}

/**
 * Minutes that the wall clock shows between two wall times; negative when the second is the earlier.
 * Over a clock change they differ from the minutes that pass: those are `resolveShift`'s `elapsedMinutes`.
 * Throws as `wallMinutes`.
 */
export const clockMinutes = (startsAt: WallTime, endsAt: WallTime): number =>
  wallMinutes(endsAt) - wallMinutes(startsAt)

/**
 * The wall time so many minutes of the clock later, or earlier when negative; a clock change in between is not counted.
 * Throws a RangeError when the text is no wall time.
 */
export const addMinutesToWall = (wall: WallTime, minutes: number): WallTime => {
  const sum = wallMinutes(wall) + minutes
  const day = Math.floor(sum / 1440)
  const rest = sum - day * 1440
  return wallAt(dateOfDay(day), `${pad(Math.floor(rest / 60), 2)}:${pad(rest % 60, 2)}`)
}
