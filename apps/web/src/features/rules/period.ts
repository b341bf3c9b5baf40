import { MOST_JUDGED_DAYS } from '@onward/contract'
import { daysBetween, firstDay, lastDay, monthOf } from '@onward/scheduling'
import { textOf } from '#web/lib/text.ts'

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** From when to when an address asks; this month where it does not say so. */
export const periodIn = ({ from, to }: { from: string; to: string }, today: string) => {
  const month = monthOf(today)
  return { from: isDate(from) ? from : firstDay(month), to: isDate(to) ? to : lastDay(month) }
}

/** Why nothing can be judged from one day to another, in words. */
export const periodWrong = ({ from, to }: { from: string; to: string }) => {
  if (to < from) return textOf('violations.endsBefore')
  return daysBetween(from, to) >= MOST_JUDGED_DAYS
    ? textOf('violations.tooLong', { most: MOST_JUDGED_DAYS })
    : undefined
}
