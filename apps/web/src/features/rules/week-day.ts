import { dateOfWeekday } from '#web/lib/formats/date-of-weekday.ts'
import { wholeWeekday } from '#web/lib/formats/formats.ts'

/** Monday first, as the account begins; 0 is Sunday. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** `Monday` of 1. */
export const weekDayWord = (day: number) => wholeWeekday(dateOfWeekday(day))
