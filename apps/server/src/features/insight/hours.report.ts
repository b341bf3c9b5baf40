import type { HourFigures, HoursInput, HoursShiftsInput, InsightHours } from '@onward/contract'
import { dayNumber } from '@onward/scheduling'
import { isNight, isOnHoliday, isOnWeekend, targetOf } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { isOfPeople, type Asked } from './asked.ts'
import { byStart, countedIn, countedShift } from './counted.ts'
import { groupingBy, summedBy } from './grouped.ts'
import type { Listed } from './rows.ts'
import type { holidaysFor, Person, Worked } from './worked.ts'

type Input = InferOutput<typeof HoursInput>
type ShiftsInput = InferOutput<typeof HoursShiftsInput>
type Holidays = Awaited<ReturnType<typeof holidaysFor>>

/** How much of each figure a shift is: the one place that says it, for sums and for the rows behind them. */
const amountsOf = (shift: Worked, holidays: Holidays): HourFigures => ({
  shifts: 1,
  minutes: shift.end - shift.start,
  drafts: Number(shift.isDraft),
  nights: Number(isNight(shift)),
  weekends: Number(isOnWeekend(shift)),
  holidays: Number(isOnHoliday(shift, holidays)),
  calls: Number(shift.partOfDay === 'call'),
  overtime: shift.overtime,
})
const nothing = (): HourFigures => ({
  shifts: 0,
  minutes: 0,
  drafts: 0,
  nights: 0,
  weekends: 0,
  holidays: 0,
  calls: 0,
  overtime: 0,
})
const add = (to: HourFigures, more: HourFigures) => {
  to.shifts += more.shifts
  to.minutes += more.minutes
  to.drafts += more.drafts
  to.nights += more.nights
  to.weekends += more.weekends
  to.holidays += more.holidays
  to.calls += more.calls
  to.overtime += more.overtime
}

/** Who is listed with nothing: people in use of what is asked for, so that it is seen who works less than agreed. */
const isAsked = (person: Person, asked: Asked) =>
  isOfPeople(asked, person) && (asked.specialtyId === undefined || person.specialtyIds[0] === asked.specialtyId)

/** How much was worked, or is planned. */
export const hoursReport = async (asked: Asked, { from, to, by, and, overtimeAfter }: Input): Promise<InsightHours> => {
  const range = { from, to }
  const counted = await countedIn(asked, range, overtimeAfter)
  const { shifts, people, holidays } = counted
  const grouping = groupingBy(counted, by, and)
  const listed = by === 'person' ? [...people.values()].filter((one) => one.isActive && isAsked(one, asked)) : []
  const { total, rows, pairs } = summedBy(
    shifts.map((shift) => ({ shift, figures: amountsOf(shift, holidays) })),
    grouping,
    { nothing, add },
    listed.map(({ providerId }) => ({ key: providerId })),
  )
  const span = { from: dayNumber(from), to: dayNumber(to) }
  const targetIn = (key: string | null) => {
    // A contract does not say of which types its hours are: a part of them is nothing to compare with.
    const person = by === 'person' && key !== null && !asked.shiftTypeIds ? people.get(key) : undefined
    return person ? targetOf({ ...person, lastDay: null }, span) : null
  }
  const named = rows.map(({ key, figures }) => ({
    key,
    name: grouping.nameOf(key),
    ...figures,
    target: targetIn(key),
  }))
  const agreed = named.flatMap(({ target, minutes }) => (target === null ? [] : { target, minutes }))
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    by,
    and: and ?? null,
    overtimeAfter,
    total,
    rows: named,
    pairs: pairs.map(({ key, andKey, figures }) => ({
      key,
      andKey,
      andName: grouping.andNameOf(andKey),
      ...figures,
    })),
    against: {
      people: agreed.length,
      target: agreed.reduce((sum, { target }) => sum + target, 0),
      minutes: agreed.reduce((sum, { minutes }) => sum + minutes, 0),
    },
  }
}

/** What a number of hours counts: of each shift how much of it. */
export const hoursShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, by, and, overtimeAfter, figure, key, andKey } = input
  const counted = await countedIn(asked, { from, to }, overtimeAfter)
  const { isIn } = groupingBy(counted, by, and)
  const rows = counted.shifts.flatMap((shift) => {
    const amount = amountsOf(shift, counted.holidays)[figure]
    return amount === 0 || !isIn(shift, key, andKey) ? [] : countedShift(shift, amount)
  })
  return { asked, known: counted.ground, counted: rows.sort(byStart) }
}
