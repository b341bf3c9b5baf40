import { describe, expect, it } from 'vitest'
import { away, shift } from '#test/events.ts'
import { alsoOn, inView, positionOf, reachOf, restAround } from './around.ts'

const timed = (assignmentId: number, start: string, end: string) => ({
  assignmentId,
  start: `2026-11-${start}:00.000Z`,
  end: `2026-11-${end}:00.000Z`,
})
const night = timed(1, '04T19:00', '05T07:00')

describe('rest', () => {
  it('is counted from the nearest shift before, and to the nearest after', () => {
    const all = [
      timed(2, '01T07:00', '01T19:00'),
      timed(3, '03T07:00', '03T19:00'),
      night,
      timed(4, '05T17:30', '06T07:00'),
      timed(5, '09T07:00', '09T19:00'),
    ]
    const { before, after } = restAround(night, all.toReversed())
    expect([before?.shift.assignmentId, before?.minutes]).toEqual([3, 24 * 60])
    expect([after?.shift.assignmentId, after?.minutes]).toEqual([4, 10.5 * 60])
  })
  it('is none between shifts that touch', () => {
    const { before, after } = restAround(night, [timed(2, '04T07:00', '04T19:00'), timed(3, '05T07:00', '05T08:00')])
    expect([before?.minutes, after?.minutes]).toEqual([0, 0])
  })
  it('is not made up where there is no other shift', () => {
    expect(restAround(night, [night])).toEqual({ before: undefined, after: undefined })
  })
  it('is asked for in days enough, and not in more than the server lists', () => {
    expect(reachOf({ startsAt: '2026-11-04T19:00', endsAt: '2026-11-11T19:00' })).toEqual({
      from: '2026-09-25',
      to: '2026-12-21',
    })
  })
})

it('who is on too overlaps in time, and only touching is not overlapping', () => {
  const all = [
    night,
    timed(2, '04T07:00', '04T19:00'),
    timed(3, '04T07:00', '04T19:15'),
    timed(4, '05T06:45', '05T19:00'),
    timed(5, '05T07:00', '05T19:00'),
    timed(6, '03T00:00', '09T00:00'),
  ]
  expect(alsoOn(night, all).map(({ assignmentId }) => assignmentId)).toEqual([3, 4, 6])
})

describe('the shifts in view', () => {
  const at = (id: string, date: string, from: string, endsAt = `${date}T19:00`) => ({
    ...shift(id, date, id),
    startsAt: `${date}T${from}`,
    endsAt,
  })
  const events = [
    at('b', '2026-11-04', '19:00', '2026-11-05T07:00'),
    at('a', '2026-11-04', '07:00'),
    { ...away('l', '2026-11-04', 'Ada'), Leave: 'Away' },
    { ...at('c removed', '2026-11-04', '07:00'), look: 'cancelled' as const, told: 'removed' as const },
    at('c', '2026-11-05', '07:00'),
    at('late', '2026-11-09', '07:00'),
  ]
  it('stand by date and clock, without leave and where nobody is any more, with the night that goes on into it', () => {
    expect(inView(events, ['2026-11-04', '2026-11-05']).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(inView(events, ['2026-11-05']).map(({ id }) => id)).toEqual(['b', 'c'])
  })
  it('lead from one to the next over the end of a day, and no further than the view', () => {
    const shown = inView(events, ['2026-11-04', '2026-11-05'])
    expect(positionOf(shown, 'b')).toMatchObject({ at: 2, count: 2, before: { id: 'a' }, after: { id: 'c' } })
    expect(positionOf(shown, 'a')?.before).toBeUndefined()
    // What was called off is led to, and counts for nothing.
    const off = shown.map((event) => (event.id === 'a' ? { ...event, look: 'cancelled' as const } : event))
    expect(positionOf(off, 'a')).toMatchObject({ at: 0, after: { id: 'b' } })
    expect(positionOf(off, 'b')).toMatchObject({ at: 1, count: 1 })
    expect(positionOf(shown, 'late')).toBeUndefined()
  })
})
