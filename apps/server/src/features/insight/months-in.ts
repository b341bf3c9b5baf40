import { addMonths, firstDay, lastDay, monthOf } from '@onward/scheduling'
import type { Range } from './insight.queries.ts'

/** The months that a range touches, each with the days of it that lie in the range. */
export const monthsIn = ({ from, to }: Range): (Range & { month: string })[] => {
  const months = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    const [first, last] = [firstDay(month), lastDay(month)]
    months.push({ month, from: first < from ? from : first, to: last > to ? to : last })
  }
  return months
}
