import { addMonths, monthOf } from '@onward/scheduling'
import { monthTitle, today } from '#web/lib/formats/formats.ts'

const BEFORE = 12
const AHEAD = 24

/** The months that a budget is said for, and any other that one has by now, the next ones first in reach. */
export const monthChoices = (has: string) => {
  const now = monthOf(today())
  const near = Array.from({ length: BEFORE + AHEAD + 1 }, (_, at) => addMonths(now, at - BEFORE))
  return [...new Set([...near, ...(has === '' ? [] : [has])])]
    .sort()
    .map((value) => ({ value, label: monthTitle(value) }))
}
