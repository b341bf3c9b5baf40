import { pages } from '@onward/contract'

/** The month of a date in the calendar, of somebody or of a facility alone. */
export const calendarOf = (date: string, of: { provider: string } | { facility: string }) =>
  `${pages.calendar.path}?${new URLSearchParams({ month: date.slice(0, 7), ...of })}`
