import type { CalendarEvent } from '@onward/contract/samples'
import { addDays, dateOfWall } from '@onward/scheduling'
import { longDate, timeSpan } from '#web/lib/formats/formats.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { Calendar } from './calendars.ts'
import { daysOfEvent, timesOf } from './event-times.ts'

/** The events as the grids paint them between two dates: those of whole days first, and one for each of their days. */
export const shown = (
  events: readonly CalendarEvent[],
  calendars: readonly Calendar[],
  first: string,
  last: string,
): GridEvent[] => {
  const tones = new Map(calendars.map(({ name, tone }) => [name, tone]))
  const common = ({ id, title, extendedProps: { calendar } }: CalendarEvent) =>
    ({ id: String(id), title, tone: tones.get(calendar) ?? 0, canCarry: true }) as const
  const whole = events
    .filter(({ allDay }) => allDay)
    .toSorted((one, other) => one.start.localeCompare(other.start) || other.end.localeCompare(one.end))
    .flatMap((event) =>
      daysOfEvent(event, first, last).map((date) => ({
        ...common(event),
        date,
        detail: '',
        when: longDate(date),
        isBefore: date > event.start,
        isAfter: addDays(date, 1) < event.end,
      })),
    )
  const timed = events
    .filter(({ allDay }) => !allDay)
    .map((event) => {
      const times = timesOf(event)
      const date = dateOfWall(times.startsAt)
      const span = timeSpan(times.startsAt, times.endsAt)
      return { ...common(event), ...times, date, detail: span, when: longDate(date) }
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  return [...whole, ...timed]
}
