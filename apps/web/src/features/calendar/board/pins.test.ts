import { expect, it } from 'vitest'
import { boardOf } from '#test/board.ts'
import { downOf, geometryOf, scrollTo } from './geometry.ts'
import { pinnedOf, pinsAfter, pinsAs, pinsIn, withPinned, type Pinnable } from './pins.ts'
import { rosterOf } from './roster.ts'
import { rowsOf, unfolded } from './rows.ts'

const roster = rosterOf(boardOf([[null, 0, '2031-03-10T07:00', '2031-03-10T19:00', 'day']]), '')
const totals = () => ({ minutes: 0, target: null, nights: 0, weekends: 0 })
const all = rowsOf(roster, roster.shifts, { grouping: 'specialty', sort: 'name', totals, isFree: () => true })
const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)
const person = (at: number): Pinnable => ({
  kind: 'person',
  key: `p${at}`,
  person: { ...roster.people[0]!, providerId: `p${at}` }, // there are three
  group: undefined,
})

it('reads what an address says, whoever has written it', () => {
  const keys = ['open ny', 'a,b', '50%']
  expect(pinsIn(pinsAs(keys))).toEqual(keys)
  expect(pinsIn('ada,,ada,%zz,ben')).toEqual(['ada', 'ben'])
  // Who has left takes up nobody's room.
  const many = [...Array.from({ length: 12 }, (_, at) => `gone${at}`), 'p0', 'p1']
  expect(withPinned([person(0), person(1)], [person(0), person(1)], pinsIn(many.join(','))).pinned).toBe(2)
  const all = Array.from({ length: 12 }, (_, at) => person(at))
  expect(
    withPinned(
      all,
      all,
      all.map(({ key }) => key),
    ).pinned,
  ).toBe(10)
})

it('has what is pinned at the top, in its order, once, though its group is folded', () => {
  const pins = ['ben', 'gone', 'open ny']
  const { rows, pinned } = withPinned(all, all, pins)
  expect(keysOf(rows).slice(0, 2)).toEqual(['ben', 'open ny'])
  expect([pinned, rows.length, new Set(keysOf(rows)).size]).toEqual([2, all.length, all.length])
  const group = all.find((row) => row.kind === 'group' && row.group.of === 'specialty' && row.group.id === 'nursing')
  const folded = withPinned(unfolded(all, new Set([group?.key ?? ''])), all, pins)
  expect(keysOf(folded.rows)[0]).toBe('ben')
  expect([pinnedOf(rows, pinned, group?.key ?? ''), group?.kind === 'group' && group.count]).toEqual([1, 1])
})

it('pins what is pressed, and lets go of it where all of it is pinned', () => {
  expect(pinsAfter(['p1'], [person(1), person(2)], [])).toEqual({ pins: ['p1', 'p2'], isOff: false })
  expect(pinsAfter(['p1', 'p2', 'p3'], [person(1), person(2)], [])).toEqual({ pins: ['p3'], isOff: true })
})

it('has ten at most; those that nobody sees make room', () => {
  const ten = Array.from({ length: 10 }, (_, at) => person(at))
  const shown = [...ten, person(10)]
  expect(pinsAfter(keysOf(ten), [person(10)], shown)).toBeUndefined()
  expect(pinsAfter(keysOf(ten), [person(10)], shown.slice(1))?.pins).toEqual(keysOf(shown.slice(1)))
})

it('knows what stays when one scrolls, unless it would leave no room', () => {
  const sight = { top: 100, height: 493, start: 0, width: 1000 }
  const screen = { isCoarse: false, isNarrow: false }
  const rows = Array.from({ length: 40 }, (_, at) => person(at))
  const geometry = geometryOf(rows, 7, 'middle', sight, screen, undefined, 2)
  expect([geometry.pinned, geometry.fixed]).toEqual([2, 56])
  expect([downOf(10, 100, geometry), downOf(60, 100, geometry)]).toEqual([10, 160])
  expect(scrollTo({ row: 1, column: 0 }, geometry, sight).top).toBe(100)
  // Not below what is pinned.
  expect(scrollTo({ row: 4, column: 0 }, geometry, sight).top).toBe(4 * 28 - 56)
  expect(geometryOf(rows, 7, 'middle', { ...sight, height: 193 }, screen, undefined, 2)).toMatchObject({
    pinned: 0,
    fixed: 0,
  })
})
