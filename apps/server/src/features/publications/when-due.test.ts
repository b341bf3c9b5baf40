import { describe, expect, it } from 'vitest'
import { isDue, isSoon, type Waiting } from './when-due.ts'

const at = (time: string) => new Date(`2031-03-10T${time}:00Z`)
/** Ten in the morning in New York. */
const NOW = at('14:00')
const waiting = (more: Partial<Waiting>): Waiting => ({
  notedAt: at('13:00'),
  changedAt: at('13:00'),
  next: new Date('2031-03-20T12:00:00Z'),
  timeZone: 'America/New_York',
  ...more,
})

describe('what waits to be told', () => {
  it.each<[string, Partial<Waiting>, boolean]>([
    ['has been still for half an hour', { changedAt: at('13:30') }, true],
    ['goes on', { changedAt: at('13:31') }, false],
    ['goes on, and has for six hours', { notedAt: at('08:00'), changedAt: at('13:59') }, true],
    ['is soon, and still for two minutes', { next: new Date('2031-03-12T14:00:00Z'), changedAt: at('13:58') }, true],
    ['begins in a quarter of an hour', { next: at('14:15'), notedAt: at('13:59'), changedAt: at('13:59') }, true],
    ['begins a minute after that', { next: at('14:16'), notedAt: at('13:59'), changedAt: at('13:59') }, false],
    ['has begun', { next: at('13:00'), notedAt: at('13:59'), changedAt: at('13:59') }, true],
    ['is soon, and goes on', { next: at('20:00'), notedAt: at('13:51'), changedAt: at('13:59') }, false],
    [
      'is soon, and goes on, and has for ten minutes',
      { next: at('20:00'), notedAt: at('13:50'), changedAt: at('13:59') },
      true,
    ],
    ['is a minute less than soon', { next: new Date('2031-03-12T14:01:00Z'), changedAt: at('13:58') }, false],
    ['lies behind', { next: null, timeZone: null, changedAt: at('13:59') }, true],
  ])('that %s', (_, more, is) => {
    expect(isDue(waiting(more), NOW)).toBe(is)
  })

  it.each([
    // Nine in the evening and seven in the morning in New York, which is four hours behind from the 9th of March on.
    ['00:59', true],
    ['01:00', false],
    ['10:59', false],
    ['11:00', true],
  ])('is not told by night, unless it is soon: %s', (time, is) => {
    const long = { notedAt: new Date('2031-03-09T12:00:00Z'), changedAt: new Date('2031-03-09T12:00:00Z') }
    expect(isDue(waiting(long), at(time))).toBe(is)
    expect(isDue(waiting({ ...long, next: new Date('2031-03-11T12:00:00Z') }), at(time))).toBe(true)
  })
})

it('a start is soon while it lies at most two days ahead, or behind', () => {
  expect(
    ['2031-03-10T14:00', '2031-03-10T14:01', '2031-03-12T14:00', '2031-03-12T14:01'].map((time) =>
      isSoon(new Date(`${time}:00Z`), NOW),
    ),
  ).toEqual([true, true, true, false])
})
