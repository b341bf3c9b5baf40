import { addDays, daysBetween } from '@onward/scheduling'

/** Dates, both of them part of it. */
export type Days = { from: string; to: string }

/** How many days some dates are, in whole weeks: so far apart copies keep their weekdays and do not meet what they are of. */
const weeksOf = ({ from, to }: Days) => 7 * Math.ceil((daysBetween(from, to) + 1) / 7)

/** The first date of as many weeks that follow. */
export const dateBehind = (days: Days): string => addDays(days.from, weeksOf(days))

/** As many dates some whole weeks before. */
export const daysBefore = (days: Days): Days => {
  const back = -weeksOf(days)
  return { from: addDays(days.from, back), to: addDays(days.to, back) }
}

/** The first of the dates, as many as may be copied at once. */
export const atMost = ({ from, to }: Days, most: number): Days => {
  const last = addDays(from, most - 1)
  return { from, to: to < last ? to : last }
}
