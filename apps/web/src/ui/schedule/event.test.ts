import { describe, expect, it } from 'vitest'
import { away, shift } from '#test/events.ts'
import { byDate, mostTelling, sentence } from './event.ts'

describe('events by date', () => {
  it('stand on their date in the order in which they came', () => {
    const days = byDate([
      shift('2', '2026-03-07', 'Maya'),
      away('l1', '2026-03-05', 'Tom'),
      shift('1', '2026-03-07', 'Ada'),
    ])
    expect([...days].map(([date, events]) => [date, events.map(({ id }) => id)])).toEqual([
      ['2026-03-07', ['2', '1']],
      ['2026-03-05', ['l1']],
    ])
  })

  it('there are none without events', () => {
    expect(byDate([]).size).toBe(0)
  })
})

it('where not all have room those come first that somebody has to see, each where it stands', () => {
  const plain = ['1', '2', '3'].map((id) => shift(id, '2026-03-07', `Person ${id}`))
  const open = shift('open', '2026-03-07', 'Open', { look: 'open' })
  const changed = shift('changed', '2026-03-07', 'Tom', { told: 'changed' })
  const day = [away('l1', '2026-03-07', 'Ada'), ...plain, changed, open]
  expect(mostTelling(day, 4).map(({ id }) => id)).toEqual(['l1', '1', 'changed', 'open'])
  expect(mostTelling(day, 2).map(({ id }) => id)).toEqual(['l1', 'open'])
  expect(mostTelling(day, 9)).toEqual(day)
  // A draft and one that was cancelled wait their turn.
  const others = [
    shift('draft', '2026-03-07', 'Tom', { told: 'draft' }),
    shift('gone', '2026-03-07', 'Tom', { look: 'cancelled' }),
  ]
  expect(mostTelling([...plain, ...others, open], 2).map(({ id }) => id)).toEqual(['1', 'open'])
})

it('an event is one sentence, without what it does not have', () => {
  expect(sentence(shift('1', '2026-03-07', 'Maya', { when: 'March 7' }))).toBe('Maya, Harbor General, March 7')
  expect(sentence(away('l1', '2026-03-07', 'Tom', { when: 'March 7' }))).toBe('Tom, March 7')
})
