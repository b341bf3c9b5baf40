import { MAIL_TIME, type MailTurn } from '@onward/contract'
import { addDays, addMonths, firstDay, monthOf, startOfWeek } from '@onward/scheduling'
import { wallOf } from '@onward/scheduling/zoned'

const MONDAY = 1

/** The last date on which a mail was due, on the wall of a zone: a Monday, or the first of a month. */
export const lastDue = (every: MailTurn, now: Date, zone: string): string => {
  const wall = wallOf(now, zone)
  const [date = '', time = ''] = wall.split('T')
  const latest = every === 'week' ? startOfWeek(date, MONDAY) : firstDay(monthOf(date))
  return latest === date && time < MAIL_TIME ? turned(every, latest, -1) : latest
}

/** The next one. */
export const nextDue = (every: MailTurn, now: Date, zone: string): string => turned(every, lastDue(every, now, zone), 1)

const turned = (every: MailTurn, date: string, by: number) =>
  every === 'week' ? addDays(date, 7 * by) : firstDay(addMonths(monthOf(date), by))
