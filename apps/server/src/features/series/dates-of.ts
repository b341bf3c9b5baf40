import { datesFrom, daysBetween, startOfWeek, weekday } from '@onward/scheduling'

type Cycle = { from: string; until: string; everyWeeks: number; weekdays: readonly number[] }

/** The dates on which something comes round. Weeks are counted from the one of the first date, as the account's begin. */
export const datesOf = ({ from, until, everyWeeks, weekdays }: Cycle, weekStartsOn: number): string[] => {
  const first = startOfWeek(from, weekStartsOn)
  return datesFrom(from, Math.max(0, daysBetween(from, until) + 1)).filter(
    (date) => Math.floor(daysBetween(first, date) / 7) % everyWeeks === 0 && weekdays.includes(weekday(date)),
  )
}
