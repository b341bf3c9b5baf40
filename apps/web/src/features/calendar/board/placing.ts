import type { BoardLeave } from '@onward/contract'
import { addDays, dateOfWall, dayNumber, daysBetween, startOfWeek, timeOfWall, weekday } from '@onward/scheduling'
import type { BoardShift } from './roster.ts'

type Times = Pick<BoardShift, 'startsAt' | 'endsAt'>
/** A shift in a cell: on the day it begins, or on one over which it goes on; and whether it goes on no further. */
export type Placed<Shift = BoardShift> = { shift: Shift; isOn: boolean; isEnd: boolean }
/** What stands in each cell of a row, by the date's place; nothing where it is empty. */
export type Cells<Shift = BoardShift> = readonly (readonly Placed<Shift>[] | undefined)[]

/** The row of a shift that is nobody's: that of its facility among the open ones. */
export const openKey = (hospitalId: string) => `open ${hospitalId}`
export const rowKeyOf = ({ providerId, hospitalId }: Pick<BoardShift, 'providerId' | 'hospitalId'>) =>
  providerId === null ? openKey(hospitalId) : providerId

/** How many days after the day it begins a shift is still shown: to the day it ends if it runs past noon, otherwise to the one before. */
const daysOn = ({ startsAt, endsAt }: Times): number => {
  const [start, end] = [dateOfWall(startsAt), dateOfWall(endsAt)]
  if (start === end) return 0
  return Math.max(0, daysBetween(start, end) - (timeOfWall(endsAt) > '12:00' ? 0 : 1))
}
/** The last date that a shift is shown on. */
export const lastDateOf = (shift: Times): string => addDays(dateOfWall(shift.startsAt), daysOn(shift))

/** The places of its first and its last date, counted from another day: they may lie before and after what is shown. */
const spanOf = (shift: Times, firstDay: number): [from: number, to: number] => {
  const from = dayNumber(dateOfWall(shift.startsAt)) - firstDay
  return [from, from + daysOn(shift)]
}

/**
 * The places of the dates that a shift is shown on: the day it begins, and each further one on which it runs past noon. So a
 * night and a call round the clock belong to the day they begin, and a weekend on call to two.
 */
export const placesOf = (shift: BoardShift, first: string, count: number): number[] => {
  const [from, to] = spanOf(shift, dayNumber(first))
  const shown = Math.max(0, from)
  return Array.from({ length: Math.max(0, Math.min(to, count - 1) - shown + 1) }, (_, at) => shown + at)
}

/** Whether a shift stands in a cell: a night that began the day before does not. */
export const isPlaced = (shift: BoardShift, dates: readonly string[]): boolean => {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const start = dateOfWall(shift.startsAt)
  return start <= last && (start >= first || lastDateOf(shift) >= first)
}

/** The cells of one row; within a day by start. */
export const cellsOf = <Shift extends Times>(shifts: readonly Shift[], dates: readonly string[]): Cells<Shift> => {
  const row: Placed<Shift>[][] = []
  const firstDay = dayNumber(dates[0] ?? '')
  for (const shift of shifts) {
    const [from, to] = spanOf(shift, firstDay)
    for (let at = Math.max(0, from); at <= to && at < dates.length; at += 1)
      (row[at] ??= []).push({ shift, isOn: at !== from, isEnd: at === to })
  }
  for (const cell of row) cell?.sort((one, other) => (one.shift.startsAt < other.shift.startsAt ? -1 : 1))
  return row
}

/** The cells of every row that has a shift on the dates, by its key. */
export type CellsByRow<Shift = BoardShift> = { get: (key: string) => Cells<Shift> | undefined }
/** They are made when they are asked for: most rows are out of sight. */
export const placed = <Shift = BoardShift>(
  byRow: ReadonlyMap<string, readonly Shift[]>,
  cells: (shifts: readonly Shift[]) => Cells<Shift>,
): CellsByRow<Shift> => ({
  get: (key) => {
    const shifts = byRow.get(key)
    const row = shifts && cells(shifts)
    return row && row.length > 0 ? row : undefined
  },
})

/** Leave in a row, from the place of one date to that of another. */
export type LeaveBar = { leave: BoardLeave; from: number; to: number; isBefore: boolean; isAfter: boolean }
export const leaveBars = (leave: readonly BoardLeave[], dates: readonly string[]): LeaveBar[] => {
  const [first = ''] = dates
  return leave.flatMap((one) => {
    const [from, to] = [daysBetween(first, one.startDate), daysBetween(first, one.endDate)]
    if (to < 0 || from >= dates.length) return []
    return [
      {
        leave: one,
        from: Math.max(0, from),
        to: Math.min(dates.length - 1, to),
        isBefore: from < 0,
        isAfter: to >= dates.length,
      },
    ]
  })
}
export const leaveOn = (leave: readonly BoardLeave[], date: string) =>
  leave.find(({ startDate, endDate }) => startDate <= date && date <= endDate)

/** The weeks that the dates are of: the place of the first date of each, and how many follow. */
export const weeksOf = (dates: readonly string[], weekStartsOn: number): { from: number; days: number }[] => {
  const weeks: { from: number; days: number }[] = []
  for (const [at, date] of dates.entries()) {
    const last = weeks.at(-1)
    if (!last || weekday(date) === weekStartsOn % 7) weeks.push({ from: at, days: 1 })
    else last.days += 1
  }
  return weeks
}

/** The number of the week that holds a date: that of its Thursday, as calendars on walls count. */
export const weekNumber = (date: string, weekStartsOn: number): number => {
  const first = startOfWeek(date, weekStartsOn)
  const thursday = addDays(first, (THURSDAY - weekday(first) + 7) % 7)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}
const THURSDAY = 4
