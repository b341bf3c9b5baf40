import type { Leave } from '@onward/contract'
import { daysOf } from '@onward/scheduling'
import { expect, it } from 'vitest'
import { piecesOf, stepFrom } from './leave-bars.ts'

const leave = (startDate: string, endDate: string): Leave => ({
  leaveId: 1,
  providerId: 'p',
  providerName: 'P',
  startDate,
  endDate,
  leaveDescription: 'Away',
  leaveKindId: 'other',
  leaveKindName: 'Other',
  status: 'approved',
  version: 1,
})
const dates = daysOf('2026-02')
const bars = (...all: Leave[]) =>
  piecesOf(all, dates)
    .filter((piece) => piece.leave)
    .map(({ from, to, isBefore, isAfter }) => [from, to, isBefore, isAfter])

it('a month is bars and single days, which are all of its days once', () => {
  const pieces = piecesOf([leave('2026-02-10', '2026-02-12'), leave('2026-01-30', '2026-02-02')], dates)
  expect(pieces.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))).toEqual(
    dates.map((_, at) => at),
  )
  expect(pieces).toHaveLength(28 - 1 - 2)
  expect(piecesOf([], dates)).toHaveLength(28)
})

it('a bar says whether it goes on beyond the month', () => {
  expect(bars(leave('2026-01-30', '2026-02-02'))).toEqual([[0, 1, true, false]])
  expect(bars(leave('2026-02-27', '2026-03-02'))).toEqual([[26, 27, false, true]])
  expect(bars(leave('2026-01-01', '2026-12-31'))).toEqual([[0, 27, true, true]])
  expect(bars(leave('2026-03-01', '2026-03-02'), leave('2026-01-01', '2026-01-31'))).toEqual([])
})

it('a step goes by bars, and nowhere beyond the edges', () => {
  const rows = [piecesOf([leave('2026-02-02', '2026-02-04')], dates), piecesOf([], dates)]
  const step = (key: string, row: number, day: number, isRTL = false) =>
    stepFrom(key, { row, day }, rows, { isRTL, isCall: false })
  expect(step('ArrowRight', 0, 0)).toEqual({ row: 0, day: 1 })
  expect(step('ArrowRight', 0, 2)).toEqual({ row: 0, day: 4 })
  expect(step('ArrowLeft', 0, 4)).toEqual({ row: 0, day: 1 })
  expect(step('ArrowLeft', 0, 4, true)).toEqual({ row: 0, day: 5 })
  expect(step('ArrowLeft', 0, 0)).toBeUndefined()
  expect(step('ArrowUp', 1, 3)).toEqual({ row: 0, day: 3 })
  expect([step('ArrowUp', 0, 3), step('ArrowDown', 1, 3)]).toEqual([undefined, undefined])
  expect(stepFrom('End', { row: 0, day: 0 }, rows, { isRTL: false, isCall: true })).toEqual({ row: 1, day: 27 })
})
