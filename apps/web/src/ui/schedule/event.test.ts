import { describe, expect, it } from 'vitest'
import { away, shift } from '#test/events.ts'
import { byDate, sentence } from './event.ts'

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

it('an event is one sentence, without what it does not have', () => {
  expect(sentence(shift('1', '2026-03-07', 'Maya', { when: 'March 7' }))).toBe('Maya, Harbor General, March 7')
  expect(sentence(away('l1', '2026-03-07', 'Tom', { when: 'March 7' }))).toBe('Tom, March 7')
})
