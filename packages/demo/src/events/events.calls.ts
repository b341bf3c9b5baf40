import { events, type CalendarEvent } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'

export const BASE = '/apps/calendar'
export const listed = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get(`${BASE}/events`, query), events.listEvents.answers[200])
export const added = async (api: CaseApi, event: object) =>
  (await read(api.post(`${BASE}/add-event`, { event }), events.addEvent.answers[201], 201)).event
export const updated = async (api: CaseApi, event: object) =>
  (await read(api.post(`${BASE}/update-event`, { event }), events.updateEvent.answers[200])).event

export const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
export const calendarOf = ({ extendedProps }: CalendarEvent) => extendedProps.calendar
