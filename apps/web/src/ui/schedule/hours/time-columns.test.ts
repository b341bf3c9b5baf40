import { describe, expect, it } from 'vitest'
import { away, onDates, shift } from '#test/events.ts'
import { allDayOf, columnsOf, MORE, place } from './time-columns.ts'

const at = (id: string, date: string, from: string, to: string, end = date) =>
  shift(id, date, id, { startsAt: `${date}T${from}`, endsAt: `${end}T${to}` })
const night = at('night', '2026-03-07', '19:00', '07:00', '2026-03-08')
const shown = (dates: string[], ...events: Parameters<typeof onDates>) =>
  columnsOf(dates, onDates(...events)).map(({ date, placed, overflow }) => ({
    date,
    pieces: placed.map(({ event, lane, laneCount }) => [event.event.id, event.start, event.end, lane, laneCount]),
    more: overflow.map(({ start, end, events: hidden }) => [start, end, hidden.length]),
  }))

describe('the hours of a day', () => {
  it('hold what is on it, from minute to minute', () => {
    expect(shown(['2026-03-07'], at('day', '2026-03-07', '07:00', '15:30'))).toEqual([
      { date: '2026-03-07', pieces: [['day', 420, 930, 0, 1]], more: [] },
    ])
  })

  it('set side by side what meets, and not what only follows', () => {
    const [day] = shown(
      ['2026-03-07'],
      at('early', '2026-03-07', '06:00', '14:00'),
      at('middle', '2026-03-07', '09:00', '17:00'),
      at('evening', '2026-03-07', '17:00', '22:00'),
    )
    expect(day?.pieces).toEqual([
      ['early', 360, 840, 0, 2],
      ['middle', 540, 1020, 1, 2],
      ['evening', 1020, 1320, 0, 1],
    ])
  })

  it('of a week count those that have no room beside the others', () => {
    const crowd = Array.from({ length: 7 }, (_, index) => at(`s${index}`, '2026-03-07', '08:00', '16:00'))
    const week = ['2026-03-06', '2026-03-07']
    const [, day] = shown(week, ...crowd)
    expect([day?.pieces.length, day?.more]).toEqual([4, [[480, 960, 3]]])
    // One date alone has room for all of them.
    expect(shown(['2026-03-07'], ...crowd)[0]).toMatchObject({ more: [], pieces: { length: 7 } })
  })
})

describe('a shift over midnight', () => {
  it('is one event with a piece on each of its dates', () => {
    const [first, second] = columnsOf(['2026-03-07', '2026-03-08'], onDates(night))
    expect(first?.placed[0]?.event).toMatchObject({
      start: 1140,
      end: 1440,
      continuesBefore: false,
      continuesAfter: true,
    })
    expect(second?.placed[0]?.event).toMatchObject({ start: 0, end: 420, continuesBefore: true, continuesAfter: false })
    expect(first?.placed[0]?.event.event).toBe(second?.placed[0]?.event.event)
  })

  it('that began before the first date still runs on it', () => {
    expect(shown(['2026-03-08'], night)[0]?.pieces).toEqual([['night', 0, 420, 0, 1]])
    const long = at('long', '2026-03-01', '19:00', '07:00', '2026-03-08')
    expect(shown(['2026-03-08'], long)[0]?.pieces).toEqual([['long', 0, 420, 0, 1]])
  })

  it('that ends at midnight has nothing on the next date', () => {
    const evening = at('evening', '2026-03-07', '16:00', '00:00', '2026-03-08')
    expect(shown(['2026-03-07', '2026-03-08'], evening).map(({ pieces }) => pieces.length)).toEqual([1, 0])
  })
})

it('what has no time of day stands above the hours of the dates that are shown, and nothing else does', () => {
  const events = onDates(away('l1', '2026-03-07', 'Maya'), night, away('l2', '2026-03-09', 'Tom'))
  const above = allDayOf(['2026-03-07', '2026-03-08'], events)
  expect([...above].map(([date, day]) => [date, day.map(({ id }) => id)])).toEqual([['2026-03-07', ['l1']]])
  expect(shown(['2026-03-07'], away('l1', '2026-03-07', 'Maya'))[0]?.pieces).toEqual([])
})

it.each([
  [
    'the whole breadth',
    [{ start: 0, end: 1440 }],
    { insetBlockStart: '0%', height: '100%', width: 'calc((100% - 0px) / 1)' },
  ],
  [
    'the second of three lanes',
    [{ start: 720, end: 1080 }, 1, 3],
    { insetBlockStart: '50%', height: '25%', insetInlineStart: 'calc((100% - 0px) / 3 * 1)' },
  ],
  ['what is left of "+N"', [{ start: 0, end: 60 }, 0, 2, true], { width: `calc((100% - ${MORE}) / 2)` }],
] as const)('a piece takes %s', (_, [times, lane, laneCount, hasMore], style) => {
  expect(place(times, lane, laneCount, hasMore)).toMatchObject(style)
})
