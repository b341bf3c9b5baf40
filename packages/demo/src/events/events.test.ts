import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { added, BASE, calendarOf, ids, listed } from './events.calls.ts'
import { eventsCases } from './events.cases.ts'
import { eventsSeed } from './events.seed.ts'

describe('the sample calendar', () => {
  it.each(eventsCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
  it('is the same at the same moment, and never the same object', () => {
    expect(eventsSeed(NOW)).toEqual(eventsSeed(NOW))
    expect(eventsSeed(NOW)[0]?.extendedProps).not.toBe(eventsSeed(NOW)[0]?.extendedProps)
  })
  it('moves with now', () => {
    const later = eventsSeed(new Date('2027-03-28T23:59:59Z'))
    expect(later.find(({ id }) => id === 18)?.start).toBe('2027-03-28T07:00:00.000Z')
    expect(later.find(({ id }) => id === 20)?.end).toBe('2027-03-29T07:00:00.000Z')
  })
})

const seed = 20261121
describe(`the sample calendar, by property (seed ${seed})`, () => {
  const calendar = fc.constantFrom('Valley', 'Uassigned', 'Harbor View', 'Cedar Hollow', 'Training', 'Leave', 'Other')

  it('a list of calendars shows exactly what each of them shows alone', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(calendar), async (calendars) => {
        const found = await listed(api, { calendars: calendars.length > 0 ? calendars : '' })
        const alone = new Set<number>()
        for (const one of calendars) for (const id of ids(await listed(api, { calendars: one }))) alone.add(id)
        expect(new Set(ids(found))).toEqual(alone)
        expect(found.every((event) => calendars.some((one) => one === calendarOf(event)))).toBe(true)
      }),
      { seed, numRuns: 60 },
    )
  })

  it('adding and removing leaves the other events as they were, and no id twice', async () => {
    const step = fc.oneof(fc.record({ add: calendar }), fc.record({ remove: fc.integer({ min: 1, max: 45 }) }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const api = nodeApi(freshDemo())
        let expected = eventsSeed(NOW)
        for (const one of steps) {
          if ('add' in one) {
            const event = { title: 'Added', start: '2026-12-01', extendedProps: { calendar: one.add } }
            expected = [...expected, await added(api, event)]
          } else {
            await api.delete(`${BASE}/remove-event`, { id: one.remove })
            expected = expected.filter(({ id }) => id !== one.remove)
          }
        }
        expect(await listed(api)).toEqual(expected)
        expect(new Set(ids(expected)).size).toBe(expected.length)
      }),
      { seed, numRuns: 60 },
    )
  })
})
