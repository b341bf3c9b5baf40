import { localeOf } from '#web/lib/text.ts'

/** Monday first, as the account begins; 0 is Sunday. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** `Monday` of 1: 2000-01-02 was a Sunday. */
export const weekDayWord = (day: number) =>
  new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2000, 0, 2 + day))
