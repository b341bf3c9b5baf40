import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { SATURDAY_AND_SUNDAY, weekendOf, type Weekend } from '../counted.ts'
import { startDays } from '../duties.ts'
import type { Finding, Kind } from '../kind.ts'
import type { Day, JudgedShift } from '../situation.ts'
import { both } from '../windows.ts'
import { several } from '../words.ts'

/**
 * A weekend is worked on all of its days or on none. A day is worked when a shift begins on it; a call from home is no work.
 * Which days are the weekend is a parameter: Saturday and Sunday, unless it says otherwise.
 */
export type CompleteWeekendsParameters = { weekend?: Weekend }
export type CompleteWeekendsFacts = { worked: readonly LocalDate[]; free: readonly LocalDate[] }

export const completeWeekends: Kind<CompleteWeekendsParameters, CompleteWeekendsFacts> = {
  find: ({ duty }, { weekend = SATURDAY_AND_SUNDAY }) => {
    const weekends = new Map<Day, { days: Set<Day>; shifts: JudgedShift[] }>()
    for (const [day, shifts] of startDays(duty)) {
      const first = weekendOf(day, weekend)
      if (first === undefined) continue
      const found = weekends.get(first) ?? { days: new Set(), shifts: [] }
      found.days.add(day)
      found.shifts.push(...shifts)
      weekends.set(first, found)
    }
    const found: Finding<CompleteWeekendsFacts>[] = []
    for (const [from, { days, shifts }] of weekends) {
      if (days.size === weekend.days) continue
      const all = Array.from({ length: weekend.days }, (_, at) => from + at)
      const [worked, free] = [true, false].map((is) => all.filter((day) => days.has(day) === is).map(dateOfDay))
      found.push({
        shifts,
        from,
        to: from + weekend.days - 1,
        amount: weekend.days - days.size,
        unit: 'days',
        facts: { worked: worked ?? [], free: free ?? [] },
      })
    }
    return found
  },
  reach: () => both(6),
  words: ({ worked, free }) =>
    `A weekend with a shift on ${worked.join(' and ')} and none on ${free.join(' and ')} ` +
    `(${several(free.length, 'day')}); it is worked as a whole or not at all.`,
}
