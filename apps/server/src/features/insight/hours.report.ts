import type { HourFigures, HoursBy, HoursInput, HoursShiftsInput, InsightHours } from '@onward/contract'
import { dayNumber } from '@onward/scheduling'
import { isNight, isOnHoliday, isOnWeekend, targetOf } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import type { Asked } from './asked.ts'
import { countedIn, specialtyOf } from './counted.ts'
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
const NOTHING: Readonly<HourFigures> = {
  shifts: 0,
  minutes: 0,
  drafts: 0,
  nights: 0,
  weekends: 0,
  holidays: 0,
  calls: 0,
  overtime: 0,
}
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

const contractOf = ({ providerId, date }: Worked, people: ReadonlyMap<string, Person>) => {
  const day = dayNumber(date)
  const own = people.get(providerId)?.contracts.find(({ from, to }) => from <= day && (to === null || day <= to))
  return own ? String(own.fte) : null
}

/** Of which row of the report a shift is. */
const keyOf = (shift: Worked, by: HoursBy, people: ReadonlyMap<string, Person>): string | null => {
  switch (by) {
    case 'person':
      return shift.providerId
    case 'facility':
      return shift.hospitalId
    case 'specialty':
      return specialtyOf(shift, people)
    case 'contract':
      return contractOf(shift, people)
    case 'shiftType':
      return shift.shiftTypeId
  }
}

/** Who is listed with nothing: people in use of what is asked for, so that it is seen who works less than agreed. */
const isAsked = ({ specialtyIds }: Person, specialtyId: string | undefined) =>
  specialtyId === undefined || specialtyIds[0] === specialtyId

/** How much was worked, or is planned. */
export const hoursReport = async (asked: Asked, { from, to, by, overtimeAfter }: Input): Promise<InsightHours> => {
  const range = { from, to }
  const { shifts, people, holidays, ground } = await countedIn(asked, range, overtimeAfter)
  const sums = new Map<string | null, HourFigures>()
  const span = { from: dayNumber(from), to: dayNumber(to) }
  if (by === 'person')
    for (const person of people.values())
      if (person.isActive && isAsked(person, asked.specialtyId)) sums.set(person.providerId, { ...NOTHING })
  const total = { ...NOTHING }
  for (const shift of shifts) {
    const key = keyOf(shift, by, people)
    const amounts = amountsOf(shift, holidays)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { ...NOTHING }))
    add(sum, amounts)
    add(total, amounts)
  }
  const nameOf = (key: string): string | null => {
    if (by === 'person') return people.get(key)?.providerName ?? null
    if (by === 'facility') return ground.facilities.get(key)?.facilityName ?? null
    if (by === 'specialty') return ground.specialties.get(key) ?? null
    return by === 'shiftType' ? (ground.types.get(key)?.shiftTypeName ?? null) : null
  }
  const rows = [...sums].map(([key, figures]) => {
    const person = by === 'person' && key !== null ? people.get(key) : undefined
    return {
      key,
      name: key === null ? null : nameOf(key),
      ...figures,
      target: person ? targetOf({ ...person, lastDay: null }, span) : null,
    }
  })
  const agreed = rows.flatMap(({ target, minutes }) => (target === null ? [] : { target, minutes }))
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    by,
    overtimeAfter,
    total,
    rows,
    against: {
      people: agreed.length,
      target: agreed.reduce((sum, { target }) => sum + target, 0),
      minutes: agreed.reduce((sum, { minutes }) => sum + minutes, 0),
    },
  }
}

/** What a number of hours counts: of each shift how much of it. */
export const hoursShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, by, overtimeAfter, figure, key } = input
  const { shifts, people, holidays, ground } = await countedIn(asked, { from, to }, overtimeAfter)
  const counted = shifts.flatMap((shift) => {
    const amount = amountsOf(shift, holidays)[figure]
    if (amount === 0 || (key !== undefined && (keyOf(shift, by, people) ?? 'none') !== key)) return []
    return { assignmentId: shift.assignmentId, state: null, amount, start: shift.start }
  })
  return { asked, known: ground, counted: counted.sort((a, b) => a.start - b.start || a.assignmentId - b.assignmentId) }
}
