import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { LocalDate } from '../date-fields.ts'
import { Name, Plain } from '../fields.ts'
import { List, RowId } from '../row-fields.ts'

/** A day, `2026-11-21`, or a moment of it, `2026-11-21T09:30:00.000Z`; without a zone the clock says UTC. */
const Moment = v.pipe(
  Plain,
  v.regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/,
    'must be a date or a date with a time such as 2026-11-21T09:30:00.000Z',
  ),
  v.check(
    (text) => v.is(LocalDate, text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'must be a date that exists',
  ),
)
const Short = v.pipe(Plain, v.maxLength(2000, 'must have at most 2000 characters'))

const ExtendedProps = v.object({
  /** The name of the calendar that the event belongs to. */
  calendar: v.string(),
  guests: v.optional(v.array(v.string())),
  location: v.optional(v.string()),
  description: v.optional(v.string()),
})

export const CalendarEvent = v.object({
  id: v.number(),
  /** Empty: leads nowhere. */
  url: v.string(),
  title: v.string(),
  /** ISO text, of a day or of a moment. */
  start: v.string(),
  /** ISO text, not before the start. */
  end: v.string(),
  allDay: v.boolean(),
  extendedProps: ExtendedProps,
})
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>

/** The calendar of what nobody put in one. */
export const NO_CALENDAR = 'Uassigned'

const written = {
  url: v.optional(Short),
  title: Name,
  start: Moment,
  /** Null or empty: it ends when it starts. */
  end: v.optional(v.nullable(v.union([Moment, v.literal('')], 'must be a date or a date with a time, or empty'))),
  allDay: v.optional(v.boolean()),
  /** Replaced as a whole. */
  extendedProps: v.object({
    calendar: v.optional(Name, NO_CALENDAR),
    guests: v.optional(v.array(Name)),
    location: v.optional(Short),
    description: v.optional(v.pipe(Plain, v.maxLength(10_000, 'must have at most 10000 characters'))),
  }),
}
const NewEvent = v.object({ ...written, extendedProps: v.optional(written.extendedProps, {}) })
const EventChange = v.object({
  ...written,
  id: RowId,
  title: v.optional(written.title),
  start: v.optional(written.start),
  extendedProps: v.optional(written.extendedProps),
})

/** The events of the sample calendar. */
export const events = endpoints({
  listEvents: {
    method: 'GET',
    path: '/apps/calendar/events',
    /** No key: every calendar; an empty one: none. */
    input: v.object({ calendars: v.optional(List) }),
    answers: { 200: v.array(CalendarEvent) },
  },
  addEvent: {
    method: 'POST',
    path: '/apps/calendar/add-event',
    input: v.object({ event: NewEvent }),
    answers: { 201: v.object({ event: CalendarEvent }) },
  },
  updateEvent: {
    method: 'POST',
    path: '/apps/calendar/update-event',
    input: v.object({ event: EventChange }),
    answers: { 200: v.object({ event: CalendarEvent }), 404: nothing },
  },
  removeEvent: {
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    input: v.object({ id: RowId }),
    answers: { 200: nothing },
  },
})
