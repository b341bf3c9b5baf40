import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesOf, daysOfEvent, shifted, spellOf, timesOf, wallOf } from './event-times.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the times of an event', () => {
  it('are read in the clock of the calendar, whatever they are written in', () => {
    expect(wallOf('2026-11-21')).toBe('2026-11-21T00:00')
    expect(wallOf('2026-11-21T09:30:00.000Z')).toBe('2026-11-21T09:30')
    expect(wallOf('2026-11-21T09:30')).toBe('2026-11-21T09:30')
    expect(wallOf('2026-11-21T09:30:00+02:00')).toBe('2026-11-21T07:30')
  })

  it('of whole days end with their last day in a form, and after it in the calls', () => {
    const event = { start: '2026-11-21', end: '2026-11-24', allDay: true }
    expect(datesOf(event)).toMatchObject({ firstDate: '2026-11-21', lastDate: '2026-11-23' })
    expect(spellOf(datesOf(event))).toEqual(event)
    expect(datesOf({ ...event, end: event.start })).toMatchObject({ firstDate: '2026-11-21', lastDate: '2026-11-21' })
  })

  it('come back from a form as they went in', () => {
    fc.assert(
      fc.property(day, fc.nat(400), fc.boolean(), (start, days, allDay) => {
        const end = shifted({ start, end: start, allDay: true }, days + 1).end
        const event = allDay
          ? { start, end, allDay }
          : { start: `${start}T07:15:00.000Z`, end: `${end}T06:00:00.000Z`, allDay }
        expect(spellOf(datesOf(event))).toEqual(event)
        expect(shifted({ ...shifted(event, days), allDay }, -days)).toEqual({ start: event.start, end: event.end })
      }),
    )
  })

  it('are the days that are in sight', () => {
    const event = { start: '2026-11-28', end: '2026-12-03', allDay: true }
    expect(daysOfEvent(event, '2026-11-01', '2026-11-30')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
    expect(daysOfEvent(event, '2026-12-02', '2026-12-31')).toEqual(['2026-12-02'])
    expect(daysOfEvent(event, '2026-12-03', '2026-12-31')).toEqual([])
  })

  it('have a length that can be seen', () => {
    const start = '2026-11-21T23:50:00.000Z'
    expect(timesOf({ start, end: start })).toEqual({ startsAt: '2026-11-21T23:50', endsAt: '2026-11-22T00:05' })
  })
})
