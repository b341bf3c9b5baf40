import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onDates, shift } from '#test/events.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { axisOf, shareOf } from './axis.ts'
import { barsOf, onDutyAt, onDutyOf, placesOf } from './day-rows.ts'

const was = process.env.TZ
const here = (zone: string) => {
  process.env.TZ = zone
}
beforeEach(() => here('America/New_York'))
afterEach(() => {
  if (was === undefined) delete process.env.TZ
  else process.env.TZ = was
})

const DATE = '2026-11-04'
const at = (instant: string) => Date.parse(instant)

it('people have a row each, and so has each shift that nobody works yet', () => {
  here('America/New_York')
  const open = (id: string) => shift(id, DATE, 'Open shift', { look: 'open' })
  const events = onDates(shift('1', DATE, 'Ada'), shift('2', DATE, 'Ada'), open('3'), open('4'))
  const bars = barsOf(events, axisOf(DATE))
  expect(placesOf(bars).map(({ people }) => people.map((one) => [one.name, one.bars.length]))).toEqual([
    [
      ['Ada', 2],
      ['Open shift', 1],
      ['Open shift', 1],
    ],
  ])
  expect(onDutyAt(bars, Date.parse(`${DATE}T14:00:00Z`))).toBe(2)
})

describe('the hours of a day', () => {
  it.each([
    ['2026-11-04', 24, '2026-11-04T23:00'],
    ['2026-11-01', 25, '2026-11-01T23:00'],
    ['2026-03-08', 23, '2026-03-08T23:00'],
  ])('are as many on %s as the clock shows: %d', (date, count, last) => {
    const { hours } = axisOf(date)
    expect(hours).toHaveLength(count)
    expect([hours[0]?.wall, hours.at(-1)?.wall]).toEqual([`${date}T00:00`, last])
  })

  it('show an hour twice in the night when it is twice', () => {
    const shown = axisOf('2026-11-01').hours.map(({ wall }) => wall.slice(11))
    expect(shown.slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00'])
  })

  it('are those of the reader, wherever a place is', () => {
    const axis = axisOf(DATE)
    expect(shareOf(axis, at('2026-11-04T15:00:00Z'))).toBeCloseTo(10 / 24)
    expect(wallIn(at('2026-11-04T15:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-04T07:00')
  })
})

const west = {
  detail: 'Kestrel Ridge',
  place: { id: 'k', name: 'Kestrel Ridge', timeZone: 'America/Los_Angeles' },
  from: at('2026-11-04T15:00:00Z'),
  to: at('2026-11-05T03:00:00Z'),
}
const night = shift('2', '2026-11-03', 'Tom', { startsAt: '2026-11-03T19:00', endsAt: '2026-11-04T07:00' })
const day = shift('1', DATE, 'Maya')
const away = shift('3', DATE, 'Ada', west)
const next = shift('4', '2026-11-05', 'Zoe')
const barsOn = (...events: Parameters<typeof onDates>) => barsOf(onDates(...events), axisOf(DATE))

describe('what is under way on a day', () => {
  it('is what the reader’s clock says, last night’s first', () => {
    expect(
      barsOn(day, next, night, away).map(({ event: { title }, ...bar }) => [title, bar.isBefore, bar.isAfter]),
    ).toEqual([
      ['Tom', true, false],
      ['Maya', false, false],
      ['Ada', false, false],
    ])
  })

  it('takes in a shift of tomorrow’s date that begins today by the reader’s clock, and no leave', () => {
    const east = { ...west, from: at('2026-11-05T02:00:00Z'), to: at('2026-11-05T10:00:00Z') }
    const { startsAt: _, endsAt: __, ...leave } = day
    const bars = barsOn(shift('5', '2026-11-05', 'Kai', east), leave)
    expect(bars.map(({ event, isAfter }) => [event.title, isAfter])).toEqual([['Kai', true]])
  })

  it('stands by place and person, a row for all that one person does there', () => {
    const late = shift('6', DATE, 'Tom', { startsAt: `${DATE}T19:00`, endsAt: '2026-11-05T07:00' })
    const places = placesOf(barsOn(away, day, night, late))
    expect(places.map(({ name, people }) => [name, ...people.map((one) => `${one.name} ${one.bars.length}`)])).toEqual([
      ['Harbor General', 'Tom 2', 'Maya 1'],
      ['Kestrel Ridge', 'Ada 1'],
    ])
  })

  it('is counted by hour', () => {
    const bars = barsOn(day, night, away)
    const counts = onDutyOf(bars, axisOf(DATE))
    expect([6, 7, 9, 10, 14, 15, 21, 22].map((hour) => counts[hour])).toEqual([1, 1, 1, 2, 2, 1, 1, 0])
    const cancelled = shift('9', DATE, 'Kai', { look: 'cancelled' })
    expect(onDutyOf(barsOn(day, cancelled), axisOf(DATE))[9]).toBe(1)
    expect(onDutyAt(bars, at('2026-11-04T19:30:00Z'))).toBe(2)
  })
})
