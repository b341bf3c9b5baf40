import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { BASE, calendarOf, ids, listed } from './events.calls.ts'
import { eventsSeed } from './events.seed.ts'

const all = ['Valley', 'Uassigned', 'Harbor View', 'Cedar Hollow', 'Training', 'Leave']
const inCalendars = (api: CaseApi, ...calendars: string[]) =>
  eventsSeed(api.now).filter((event) => calendars.includes(calendarOf(event)))

export const eventLists: DemoCase[] = [
  {
    proves: '7 Calendar demo events · 15.8 no list: all events',
    does: 'lists all forty events, around now, when no calendars are named',
    run: async (api) => {
      const found = await listed(api)
      expect(found).toEqual(eventsSeed(api.now))
      expect(found).toHaveLength(40)
      const starts = found.map(({ start }) => Date.parse(start) - api.now.getTime())
      const week = 7 * 86_400_000
      expect(starts.filter((ms) => ms < -week).length).toBeGreaterThan(5)
      expect(starts.filter((ms) => Math.abs(ms) <= week).length).toBeGreaterThan(10)
      expect(starts.filter((ms) => ms > week).length).toBeGreaterThan(5)
    },
  },
  {
    proves: '3 calendar events: fields, calendars Valley and Uassigned',
    does: 'hands out every field, and has the calendars Valley, Uassigned and four of our own',
    run: async (api) => {
      const found = await listed(api)
      expect(new Set(found.map(calendarOf))).toEqual(new Set(all))
      for (const event of found) {
        expect(Object.keys(event).toSorted().join(' ')).toBe('allDay end extendedProps id start title url')
        expect(event.start).toMatch(event.allDay ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
        expect(Date.parse(event.end)).toBeGreaterThan(Date.parse(event.start))
      }
      expect(found.filter(({ allDay }) => allDay).length).toBeGreaterThan(4)
    },
  },
  ...all.map((calendar) => ({
    proves: '7 Calendar demo events: calendar in the list',
    does: `lists the events of ${calendar}`,
    run: async (api: CaseApi) => {
      const found = await listed(api, { calendars: calendar })
      expect(found).toEqual(inCalendars(api, calendar))
      expect(found.length).toBeGreaterThan(3)
    },
  })),
  {
    proves: '15.0 lists in a query: repeated key, key[] and joined by commas',
    does: 'lists the events of several calendars, however the list is written',
    run: async (api) => {
      const wanted = inCalendars(api, 'Valley', 'Uassigned')
      for (const query of [
        { calendars: ['Valley', 'Uassigned'] },
        { 'calendars[]': ['Uassigned', 'Valley'] },
        { calendars: 'Valley,Uassigned' },
        { calendars: ['Valley', 'Uassigned,Valley'] },
      ]) {
        expect(await listed(api, query)).toEqual(wanted)
      }
      expect(await listed(api, { 'calendars[]': ['Leave'] })).toEqual(inCalendars(api, 'Leave'))
      expect(ids(await listed(api, { calendars: all }))).toEqual(ids(eventsSeed(api.now)))
    },
  },
  {
    proves: '15.8 empty list',
    does: 'lists nothing for an empty list',
    run: async (api) => expect(await listed(api, { calendars: '' })).toEqual([]),
  },
  {
    proves: '15.8 calendars that are not there',
    does: 'lists nothing for a calendar that it does not know, and takes names as they are',
    run: async (api) => {
      for (const calendars of ['Holiday', 'valley', 'Val', '__proto__']) {
        expect(await listed(api, { calendars })).toEqual([])
      }
      expect(await listed(api, { calendars: ['Holiday', 'Leave'] })).toEqual(inCalendars(api, 'Leave'))
    },
  },
  {
    proves: '15.21 events, wrong types',
    does: 'names the place in a list where no name stands',
    run: (api) => isRefused(api.get(`${BASE}/events`, { calendars: ['x'.repeat(101), 'Valley'] }), 'calendars.0'),
  },
]
