import type { Demand, DemandDay } from '@onward/contract'
import {
  addDays,
  addMonths,
  datesFrom,
  daysBetween,
  firstDay,
  lastDay,
  monthOf,
  shiftTypes,
  weekday,
  type LocalDate,
} from '@onward/scheduling'
import { sampleFacilities } from './facilities.ts'
import { sampleClinicians } from './names.ts'
import type { SampleShift } from './roster.ts'

type Needed = Pick<Demand, 'hospitalId' | 'shiftTypeId' | 'from' | 'to' | 'days'> & {
  /** By its name; null: whoever it is. */
  specialty: string | null
}
type NeededOn = Pick<DemandDay, 'hospitalId' | 'shiftTypeId' | 'date' | 'least' | 'wished' | 'note'>
export type SampleHoliday = { hospitalId: string | null; date: LocalDate; holidayName: string }

/** On so many of a kind of weekday the roster has them: what is needed is mostly there, and sometimes not. */
const MOSTLY = 0.75

/** What each facility needs in the three months of its roster, by what the roster has on most Mondays, Tuesdays and so on. */
export const sampleDemand = (shifts: readonly SampleShift[], now: Date): { patterns: Needed[]; days: NeededOn[] } => {
  const month = monthOf(now.toISOString())
  const from = firstDay(addMonths(month, -1))
  const to = lastDay(addMonths(month, 1))
  const dates = datesFrom(from, daysBetween(from, to) + 1)
  const all = Map.groupBy(shifts, ({ hospitalId, shiftType }) => `${hospitalId} ${shiftType}`)
  const patterns = sampleFacilities.flatMap(({ hospitalId }) =>
    shiftTypes.flatMap((shiftTypeId): Needed[] => {
      const here = all.get(`${hospitalId} ${shiftTypeId}`) ?? []
      const week = weekOf(here, dates)
      if (!week.some(Boolean)) return []
      // Where it is always the same people's trade, that trade is needed.
      const specialty =
        trades.find((trade) => {
          const theirs = weekOf(
            here.filter(({ providerId }) => tradeOf.get(providerId) === trade),
            dates,
          )
          return JSON.stringify(theirs) === JSON.stringify(week)
        }) ?? null
      return [{ hospitalId, shiftTypeId, specialty, from, to, days: [...week, null] }]
    }),
  )
  const [harborlight] = sampleFacilities
  const days = harborlight
    ? [
        { date: addDays(firstDay(month), 13), least: 3, wished: 4, note: 'Harbor marathon' },
        { date: addDays(firstDay(addMonths(month, 1)), 8), least: 1, wished: 1, note: 'Emergency wing is painted' },
      ].map((day) => ({ ...day, hospitalId: harborlight.hospitalId, shiftTypeId: 'day' }))
    : []
  return { patterns, days }
}

const MONDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6, 0]
const tradeOf = new Map(sampleClinicians.map(({ providerId, specialty }) => [providerId, specialty]))
const trades = [...new Set(tradeOf.values())]

/** As many as there are on most weekdays of a kind, and wished is one more. */
const weekOf = (shifts: readonly SampleShift[], dates: readonly LocalDate[]) => {
  const counts = Map.groupBy(shifts, ({ scheduledDate }) => scheduledDate)
  return MONDAY_TO_SUNDAY.map((kind) => {
    const there = dates
      .filter((date) => weekday(date) === kind)
      .map((date) => counts.get(date)?.length ?? 0)
      .toSorted((one, other) => other - one)
    const least = there[Math.ceil(there.length * MOSTLY) - 1] ?? 0
    return least > 0 ? { least, wished: least + 1 } : null
  })
}

/** The date of the nth such weekday of a month, from its end where n is negative. */
const nth = (month: string, kind: number, n: number): LocalDate => {
  const days = datesFrom(firstDay(month), daysBetween(firstDay(month), lastDay(month)) + 1)
  return days.filter((date) => weekday(date) === kind).at(n > 0 ? n - 1 : n) ?? firstDay(month)
}

/** The holidays of the year of `now` and of the next: most are everywhere, those of England in London. */
export const sampleHolidays = (now: Date): SampleHoliday[] => {
  const year = now.getUTCFullYear()
  return [year, year + 1].flatMap((one) => [
    ...(
      [
        [`${one}-01-01`, 'New Year’s Day'],
        [nth(`${one}-01`, 1, 3), 'Martin Luther King Jr. Day'],
        [nth(`${one}-02`, 1, 3), 'Presidents’ Day'],
        [nth(`${one}-05`, 1, -1), 'Memorial Day'],
        [`${one}-06-19`, 'Juneteenth'],
        [`${one}-07-04`, 'Independence Day'],
        [nth(`${one}-09`, 1, 1), 'Labor Day'],
        [`${one}-11-11`, 'Veterans Day'],
        [nth(`${one}-11`, 4, 4), 'Thanksgiving Day'],
        [`${one}-12-25`, 'Christmas Day'],
      ] as const
    ).map(([date, holidayName]) => ({ hospitalId: null, date, holidayName })),
    ...(
      [
        [nth(`${one}-05`, 1, 1), 'Early May bank holiday'],
        [nth(`${one}-08`, 1, -1), 'Summer bank holiday'],
        [`${one}-12-26`, 'Boxing Day'],
      ] as const
    ).map(([date, holidayName]) => ({ hospitalId: LONDON, date, holidayName })),
  ])
}
const LONDON = 'H13'
