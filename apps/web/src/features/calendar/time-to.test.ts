import texts from 'texts:details,until'
import { describe, expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { spanWords, timeTo } from './time-to.ts'

addTexts(texts)

const shift = { start: '2026-11-04T19:00:00.000Z', end: '2026-11-05T07:00:00.000Z' }

describe('how long it is to a shift', () => {
  it.each([
    ['2026-11-04T14:20:00Z', 'in 4 h 40 min'],
    ['2026-11-04T18:59:30Z', 'in 1 min'],
    ['2026-11-01T18:00:00Z', 'in 3 days'],
    ['2026-11-01T20:00:00Z', 'in 3 days'],
    ['2026-11-04T19:00:00Z', 'under way, 12 h left'],
    ['2026-11-05T06:59:30Z', 'under way, 1 min left'],
    ['2026-11-05T07:00:00Z', 'ended 0 min ago'],
    ['2026-11-06T07:00:00Z', 'ended 24 h ago'],
    ['2026-11-09T07:00:00Z', 'ended 4 days ago'],
  ])('at %s is said: %s', (now, words) => {
    expect(timeTo(shift, Date.parse(now))).toBe(words)
  })
})

it('a span is said in hours, and of many in days', () => {
  expect([40, 90, 48 * 60, 49 * 60].map(spanWords)).toEqual(['40 min', '1 h 30 min', '48 h', '2 days'])
})
it('an instant is what the clocks show here', () => {
  const at = new Date(2026, 10, 4, 7, 5)
  expect(wallIn(Date.parse(at.toISOString()))).toBe('2026-11-04T07:05')
})
