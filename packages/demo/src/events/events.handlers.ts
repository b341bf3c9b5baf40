import { reply, wrongField, type Handlers } from '@onward/contract'
import { type CalendarEvent, type events } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { nextId } from '../rows.ts'

/** @param store the events in the order in which they were added; changed here only */
export const eventsHandlers = (store: { rows: CalendarEvent[] }): Handlers<typeof events, DemoContext> => ({
  listEvents: ({ calendars }) =>
    store.rows.filter(({ extendedProps }) => calendars === undefined || calendars.includes(extendedProps.calendar)),

  addEvent: ({ event: { url = '', allDay = false, end, ...given } }) => {
    const event = checked({ id: nextId(store.rows), url, allDay, ...given, end: end || given.start })
    store.rows.push(event)
    return { event }
  },

  updateEvent: ({ event: { id, end, ...given } }) => {
    const at = store.rows.findIndex((event) => event.id === id)
    const stored = store.rows[at]
    if (!stored) return reply(404)
    const event = Object.assign({ ...stored }, given)
    if (end !== undefined) event.end = end || event.start
    checked(event)
    store.rows[at] = event
    return { event }
  },

  removeEvent: ({ id }) => {
    store.rows = store.rows.filter((event) => event.id !== id)
  },
})

/** A time without a zone would mean another moment on every machine. */
const instantOf = (text: string) => Date.parse(/T[^Z+-]*$/.test(text) ? `${text}Z` : text)

const checked = (event: CalendarEvent) => {
  if (instantOf(event.end) < instantOf(event.start)) throw wrongField('event.end', 'must not be before the start')
  return event
}
