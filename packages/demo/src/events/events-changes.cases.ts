import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { added, BASE, calendarOf, ids, listed, updated } from './events.calls.ts'
import { eventsSeed } from './events.seed.ts'

const full = {
  url: 'https://cedarhollow.example/drill',
  title: 'Second fire drill',
  start: '2026-12-03T14:00:00.000Z',
  end: '2026-12-03T14:30:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Cedar Hollow', guests: ['Hana Okabe'], location: 'North gate', description: 'No lifts.' },
}

export const eventChanges: DemoCase[] = [
  {
    proves: '7 add-event · 15.21 201 · 9 new ids',
    does: 'adds an event with the next id',
    run: async (api) => {
      expect(await added(api, { ...full, id: 3 })).toEqual({ ...full, id: 41 })
      expect((await listed(api)).at(-1)).toEqual({ ...full, id: 41 })
      expect(ids(await listed(api, { calendars: 'Cedar Hollow' }))).toContain(41)
      expect((await added(api, full)).id).toBe(42)
    },
  },
  {
    proves: '15.8 add-event: missing fields',
    does: 'fills what a new event does not say: no address, a moment that ends at once, no calendar',
    run: async (api) => {
      expect(await added(api, { title: 'Call the printer', start: '2026-12-04' })).toEqual({
        id: 41,
        url: '',
        title: 'Call the printer',
        start: '2026-12-04',
        end: '2026-12-04',
        allDay: false,
        extendedProps: { calendar: 'Uassigned' },
      })
      expect((await added(api, { title: 'Again', start: '2026-12-04T09:30', end: null })).end).toBe('2026-12-04T09:30')
      expect((await added(api, { title: 'And again', start: '2026-12-05', end: '' })).end).toBe('2026-12-05')
    },
  },
  {
    proves: '6.4 title required, end not before start · 15.21 add-event, wrong types',
    does: 'names each wrong field, and adds nothing',
    run: async (api) => {
      const path = `${BASE}/add-event`
      await isRefused(api.post(path), 'event')
      await isRefused(api.post(path, { event: {} }), 'event.title', 'event.start')
      await isRefused(api.post(path, { event: { ...full, title: '  ' } }), 'event.title')
      const event = { ...full, start: '2026-02-30', end: 'tomorrow', allDay: 'yes', extendedProps: { guests: [7] } }
      await isRefused(
        api.post(path, { event }),
        'event.start',
        'event.end',
        'event.allDay',
        'event.extendedProps.guests.0',
      )
      await isRefused(api.post(path, { event: { ...full, extendedProps: 'Valley' } }), 'event.extendedProps')
      await isRefused(api.post(path, { event: { ...full, end: '2026-12-03T13:59:59Z' } }), 'event.end')
      expect(await listed(api)).toEqual(eventsSeed(api.now))
    },
  },
  {
    proves: '6.4 end not before start',
    does: 'compares moments in any zone, and takes a clock without one for UTC',
    run: async (api) => {
      const path = `${BASE}/add-event`
      const start = '2026-12-03T14:00'
      for (const end of ['2026-12-03T14:00:00Z', '2026-12-03T15:00:00+01:00', '2026-12-03T10:00-05:00']) {
        expect((await added(api, { title: 'In another zone', start, end })).end).toBe(end)
      }
      for (const end of ['2026-12-03T14:59:00+01:00', '2026-12-03T13:59', '2026-12-03']) {
        await isRefused(api.post(path, { event: { title: 'Too early', start, end } }), 'event.end')
      }
    },
  },
  {
    proves: '7 update-event · 15.8 merge, id to number',
    does: 'changes the given fields and keeps the others',
    run: async (api) => {
      const before = eventsSeed(api.now)
      const [first] = before
      expect(await updated(api, { id: '1', title: 'Day shift, ward nine' })).toEqual({
        ...first,
        title: 'Day shift, ward nine',
      })
      const drag = { start: '2026-12-01T07:00:00.000Z', end: '2026-12-01T19:00:00.000Z' }
      expect(await updated(api, { id: 1, ...drag })).toEqual({ ...first, title: 'Day shift, ward nine', ...drag })
      expect(await updated(api, { id: 1, ...full })).toEqual({ id: 1, ...full })
      expect(await listed(api)).toEqual([{ id: 1, ...full }, ...before.slice(1)])
    },
  },
  {
    proves: '15.8 extendedProps merge is shallow',
    does: 'replaces what an event says beside its fields as a whole',
    run: async (api) => {
      expect(eventsSeed(api.now)[0]?.extendedProps.guests).toBeDefined()
      const event = await updated(api, { id: 1, extendedProps: { calendar: 'Training' } })
      expect(event.extendedProps).toEqual({ calendar: 'Training' })
      expect(
        ids((await listed(api, { calendars: 'Valley' })).filter((one) => calendarOf(one) === 'Valley')),
      ).not.toContain(1)
    },
  },
  {
    proves: '6.4 drag: end taken away',
    does: 'ends an event where it starts when its end is taken away',
    run: async (api) => {
      const moved = await updated(api, { id: 2, start: '2026-12-01', end: null, allDay: true })
      expect(moved).toMatchObject({ start: '2026-12-01', end: '2026-12-01', allDay: true })
    },
  },
  {
    proves: '15.0 missing rows: update-event',
    does: 'answers 404 without a body for an event that is not there',
    run: (api) => isEmpty(api.post(`${BASE}/update-event`, { event: { id: 999_999, title: 'Nowhere' } }), 404),
  },
  {
    proves: '6.4 end not before start · 15.21 update-event, wrong types',
    does: 'names a missing id and each wrong field, and changes nothing',
    run: async (api) => {
      const path = `${BASE}/update-event`
      await isRefused(api.post(path, { event: { title: 'No id' } }), 'event.id')
      await isRefused(
        api.post(path, { event: { id: 'one', title: 7, start: 5 } }),
        'event.title',
        'event.start',
        'event.id',
      )
      await isRefused(api.post(path, { event: { id: 1, end: '2020-01-01' } }), 'event.end')
      expect(await listed(api)).toEqual(eventsSeed(api.now))
    },
  },
  {
    proves: '7 remove-event · 15.21 200',
    does: 'removes an event',
    run: async (api) => {
      const before = eventsSeed(api.now)
      await isEmpty(api.delete(`${BASE}/remove-event`, { id: 1 }))
      await isEmpty(api.delete(`${BASE}/remove-event`, { id: '40' }))
      await isEmpty(api.delete(`${BASE}/remove-event`, {}, { id: 2 }))
      expect(await listed(api)).toEqual(before.slice(2, -1))
    },
  },
  {
    proves: '15.0 missing-row deletes: remove-event',
    does: 'removes nothing when the event is not there',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/remove-event`, { id: 999_999 }))
      expect(await listed(api)).toEqual(eventsSeed(api.now))
    },
  },
  {
    proves: '15.21 remove-event, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      await isRefused(api.delete(`${BASE}/remove-event`), 'id')
      for (const id of ['', 'next', '-1', '1.5']) await isRefused(api.delete(`${BASE}/remove-event`, { id }), 'id')
      expect(await listed(api)).toHaveLength(40)
    },
  },
]
