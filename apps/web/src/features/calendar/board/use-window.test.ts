import { expect, it } from 'vitest'
import { daysInSight } from './use-window.ts'

const [MONTH, DAY] = [31, 46]
/** What is drawn at each pixel of a scroll along a month. */
const drawnIn = (width: number) =>
  Array.from({ length: MONTH * DAY - width }, (_, from) => ({
    from,
    drawn: daysInSight(MONTH, DAY, from, from + width),
  }))

it.each([210, 600, 1_080])('draws each day that is in sight in %i pixels, and one beside it', (width) => {
  for (const { from, drawn } of drawnIn(width)) {
    expect(drawn[0]).toBeLessThanOrEqual(Math.max(0, Math.floor(from / DAY) - 1))
    expect(drawn[1]).toBeGreaterThanOrEqual(Math.min(MONTH - 1, Math.floor((from + width - 1) / DAY) + 1))
  }
})

it('seldom changes what is drawn while one scrolls along it', () => {
  const changes = new Set(drawnIn(1_080).map(({ drawn }) => drawn.join(',')))
  expect(changes.size).toBeLessThanOrEqual(4)
})

it('changes few rows at once while one scrolls along it, and each as seldom', () => {
  const rows = Array.from({ length: 30 }, (_, row) => row)
  const width = 600
  const drawn = (from: number) => rows.map((row) => daysInSight(MONTH, DAY, from, from + width, row).join(','))
  let last = drawn(0)
  const changes = rows.map(() => 0)
  for (let from = 1; from < MONTH * DAY - width; from += 1) {
    const now = drawn(from)
    const changed = rows.filter((row) => now[row] !== last[row])
    expect(changed.length).toBeLessThanOrEqual(14)
    for (const row of changed) changes[row] = (changes[row] ?? 0) + 1
    for (const row of rows) {
      const [first = 0, end = 0] = (now[row] ?? '').split(',').map(Number)
      expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(from / DAY) - 1))
      expect(end).toBeGreaterThanOrEqual(Math.min(MONTH - 1, Math.floor((from + width - 1) / DAY) + 1))
    }
    last = now
  }
  expect(Math.min(...changes)).toBeGreaterThan(0)
  expect(Math.max(...changes)).toBeLessThanOrEqual(10)
})

it('draws few days more than a telephone shows', () => {
  for (const { drawn } of drawnIn(210)) expect(drawn[1] - drawn[0] + 1).toBeLessThanOrEqual(10)
})

it('draws no day that the period does not have', () => {
  expect(daysInSight(1, 700, 0, 700)).toEqual([0, 0])
  expect(daysInSight(7, 100, 0, 2_000)).toEqual([0, 6])
})
