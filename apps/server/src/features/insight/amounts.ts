import type { Burden, HourFigures } from '@onward/contract'
import { BURDEN_POINTS, isNight, isOnHoliday, isOnWeekend } from '@onward/scheduling/insight'
import { setImmediate as breath } from 'node:timers/promises'
import { isHere, type Asked } from './asked.ts'
import type { Counting } from './placed.ts'
import type { Range } from './insight.queries.ts'
import {
  holidaysAt,
  measuredIn,
  readHolidays,
  readShifts,
  USUAL,
  type Holidays,
  type Measures,
  type Reading,
  type Worked,
} from './worked.ts'

/** How much of everything shifts are that hours and fairness count. */
export type Amounts = HourFigures & { turnarounds: number }
export const AMOUNTS = [
  'shifts',
  'minutes',
  'drafts',
  'nights',
  'weekends',
  'holidays',
  'calls',
  'overtime',
  'turnarounds',
] as const satisfies (keyof Amounts)[]

/** How much of each figure a shift is: the one place that says it, for sums, for digests and for the rows behind them. */
export const amountsOf = (shift: Worked, holidays: Holidays): Amounts => ({
  shifts: 1,
  minutes: shift.end - shift.start,
  drafts: Number(shift.isDraft),
  nights: Number(isNight(shift)),
  weekends: Number(isOnWeekend(shift)),
  holidays: Number(isOnHoliday(shift, holidays)),
  calls: Number(shift.partOfDay === 'call'),
  overtime: shift.overtime,
  turnarounds: Number(shift.isShort),
})

/** What of that nobody likes, and what it is worth. */
export const burdensOf = ({ nights, weekends, holidays, turnarounds }: Amounts): Record<Burden, number> => ({
  nights,
  weekends,
  holidays,
  turnarounds,
  points:
    nights * BURDEN_POINTS.nights +
    weekends * BURDEN_POINTS.weekends +
    holidays * BURDEN_POINTS.holidays +
    turnarounds * BURDEN_POINTS.turnarounds,
})

/** What has to be read to count each shift that begins on these dates; of some people alone, or of all. */
export const readEach = async (asked: Reading, range: Range, providerIds?: readonly string[]) => ({
  range,
  shifts: await readShifts(asked, range, providerIds),
  holidays: await readHolidays(asked, range),
})
export type ReadEach = Awaited<ReturnType<typeof readEach>>

/** Each of those shifts, with how much of each figure it is. */
export const eachOf = ({ range, shifts, holidays }: ReadEach, measures: Measures): Counting<Amounts, Worked>[] => {
  const all = measuredIn(shifts, range, measures)
  const byPlace = holidaysAt(holidays, all)
  return all.map((shift) => ({ shift, figures: amountsOf(shift, byPlace) }))
}

/** Each shift that begins on these dates at those places, with how much of each figure it is. */
export const eachIn = async (asked: Asked, range: Range, measures: Partial<Measures>) => {
  const read = await readEach(asked, range)
  await breath()
  return eachOf(read, { ...USUAL, ...measures }).filter(({ shift }) => isHere(asked, shift))
}
