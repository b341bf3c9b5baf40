import type { Slot } from '@onward/contract'
import { firstDay, monthOf, startOfWeek, type LocalDate } from '@onward/scheduling'
import type { SampleShift } from './roster.ts'

/** Where it is about, and what it is called. */
const PLACE = 'H01'
const NAME = 'Two weeks at Harborlight'
const MONDAY = 1

/** The weekdays of each of two weeks on which somebody works, in turn; 0 is Sunday. */
const TURNS: readonly { shiftTypeId: 'day' | 'night'; days: readonly [readonly number[], readonly number[]] }[] = [
  { shiftTypeId: 'day', days: [[1, 2, 3], [4, 5]] },
  { shiftTypeId: 'day', days: [[4, 5], [1, 2, 3]] },
  { shiftTypeId: 'night', days: [[1, 2], [5, 6, 0]] },
  { shiftTypeId: 'night', days: [[5, 6, 0], [1, 2]] },
] // prettier-ignore

const of = (shiftTypeId: string, providerId: string | null) => (week: number, weekday: number) => ({
  week,
  weekday,
  hospitalId: PLACE,
  shiftTypeId,
  startsAt: null,
  endsAt: null,
  days: null,
  specialtyId: null,
  providerId,
})

/** A pattern of two weeks at a facility: people of its roster in turn, and weekends and nights for whom somebody is found. */
export const sampleTemplate = (shifts: readonly SampleShift[], now: Date) => {
  const here = [...new Set(shifts.filter(({ hospitalId }) => hospitalId === PLACE).map((one) => one.providerId))].sort()
  const people = TURNS.flatMap(({ shiftTypeId, days }, at): Slot[] => {
    const slot = of(shiftTypeId, here[at] ?? null)
    return days.flatMap((some, week) => some.map((weekday) => slot(week + 1, weekday)))
  })
  const open = [1, 2].flatMap((week): Slot[] => [
    ...[6, 0].map((weekday) => of('day', null)(week, weekday)),
    ...[3, 4].map((weekday) => of('night', null)(week, weekday)),
  ])
  const anchor: LocalDate = startOfWeek(firstDay(monthOf(now.toISOString())), MONDAY)
  return { templateName: NAME, weeks: 2, anchor, holidays: 'sunday' as const, slots: [...people, ...open] }
}
