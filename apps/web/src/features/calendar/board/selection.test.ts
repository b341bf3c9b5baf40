import { expect, it } from 'vitest'
import { scrollTo, spotAt, type Geometry } from './geometry.ts'
import { datesOf, turned } from './period.ts'
import { at, held, isHeld, isIn, moved, placed, rangeOf, sizeOf } from './selection.ts'
import { edgesOf, inSight } from './use-window.ts'

const bounds = { rows: 10, columns: 7, page: 4, isRTL: false }
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})
const headAfter = (key: string, more: Partial<KeyboardEvent> = {}, isRTL = false) =>
  moved(at({ row: 5, column: 3 }), press(key, more), { ...bounds, isRTL })?.head

it.each([
  ['ArrowUp', {}, [4, 3]],
  ['ArrowDown', {}, [6, 3]],
  ['ArrowRight', {}, [5, 4]],
  ['ArrowLeft', {}, [5, 2]],
  ['ArrowRight', { ctrlKey: true }, [5, 6]],
  ['ArrowUp', { metaKey: true }, [0, 3]],
  ['Home', {}, [5, 0]],
  ['End', {}, [5, 6]],
  ['Home', { ctrlKey: true }, [0, 0]],
  ['End', { ctrlKey: true }, [9, 6]],
  ['PageUp', {}, [1, 3]],
  ['PageDown', {}, [9, 3]],
] as const)('%s %o leads on', (key, more, [row, column]) => {
  expect(headAfter(key, more)).toEqual({ row, column })
})

it('leads the other way along the line from right to left', () => {
  expect([headAfter('ArrowLeft', {}, true), headAfter('ArrowRight', {}, true)]).toEqual([
    { row: 5, column: 4 },
    { row: 5, column: 2 },
  ])
  expect(headAfter('ArrowLeft', { ctrlKey: true }, true)).toEqual({ row: 5, column: 6 })
})

it('leaves other keys to others, and ends at the edges', () => {
  expect([headAfter('d'), headAfter('ArrowUp', { altKey: true })]).toEqual([undefined, undefined])
  expect(moved(at({ row: 0, column: 6 }), press('ArrowRight'), bounds)?.head).toEqual({ row: 0, column: 6 })
})

it('grows with Shift from where it began, and is in order whichever way', () => {
  const grown = moved(at({ row: 5, column: 3 }), press('ArrowUp', { shiftKey: true }), bounds)
  const further = grown && moved(grown, press('ArrowLeft', { shiftKey: true }), bounds)
  if (!further) throw new Error('It has not grown')
  const range = rangeOf(further)
  expect([range, sizeOf(range)]).toEqual([
    { rows: [4, 5], columns: [2, 3] },
    { rows: 2, columns: 2 },
  ])
  expect([isIn(range, { row: 4, column: 3 }), isIn(range, { row: 3, column: 3 })]).toEqual([true, false])
})

const shownAs = (rows: string, dates: string) => ({
  rows: [...rows].map((key) => ({ key })),
  dates: [...dates],
})

it('stays with its rows and days when others come before them, or the order is another one', () => {
  const was = held({ anchor: { row: 0, column: 1 }, head: { row: 2, column: 2 } }, shownAs('abc', '123'))
  expect(placed(was, shownAs('xabc', '123'))).toEqual({ anchor: { row: 1, column: 1 }, head: { row: 3, column: 2 } })
  expect(placed(was, shownAs('cba', '0123'))).toEqual({ anchor: { row: 2, column: 2 }, head: { row: 0, column: 3 } })
  expect(isHeld(was, shownAs('cba', '0123'))).toBe(true)
})

it('is the active cell alone once rows stand between its ends that stood elsewhere', () => {
  const was = held({ anchor: { row: 0, column: 1 }, head: { row: 1, column: 1 } }, shownAs('abcdef', '123'))
  expect(placed(was, shownAs('acdbef', '123'))).toEqual(at({ row: 3, column: 1 }))
  // One that is new between them is part of it.
  expect(placed(was, shownAs('axbcdef', '123'))).toEqual({ anchor: { row: 0, column: 1 }, head: { row: 2, column: 1 } })
})

it('is the head of the group once its row is gone, and nobody else’s cell', () => {
  const rows = (keys: string) => ({
    rows: [...keys].map((key) => ({ key, kind: key < 'a' ? 'group' : 'person' })),
    dates: ['1'],
  })
  const was = held(at({ row: 4, column: 0 }), rows('AabBcd'))
  expect(placed(was, rows('AabBd'))).toEqual(at({ row: 3, column: 0 }))
})

it('stands in the same place where its row or day is not shown any more, inside of what is', () => {
  const was = held(at({ row: 9, column: 9 }), shownAs('abcdefghij', '0123456789'))
  expect(placed(was, shownAs('abc', '01'))).toEqual(at({ row: 2, column: 1 }))
  expect(placed(was, shownAs('', '01'))).toEqual(at({ row: 0, column: 1 }))
  expect(isHeld(was, shownAs('abc', '9'))).toBe(false)
})

it('knows what is in sight, and a little more', () => {
  const edges = edgesOf([26, ...Array.from({ length: 99 }, () => 28)])
  expect(edges.at(-1)).toBe(26 + 99 * 28)
  expect(inSight(edges, 0, 100)).toEqual([0, 7])
  expect(inSight(edges, 1_000, 1_280)).toEqual([31, 49])
  expect(inSight(edges, 10_000, 10_280)).toEqual([95, 99])
})

const geometry: Geometry = {
  edges: edgesOf([26, 28, 28]),
  day: 40,
  names: 320,
  head: 90,
  pinned: 0,
  fixed: 0,
  room: 'narrow',
}

it('finds the cell at a point', () => {
  const spot = (along: number, down: number) => spotAt({ along, down }, geometry, 7)
  expect([spot(320, 0), spot(399, 30), spot(320 + 279, 81)]).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 6 },
  ])
  expect([spot(319, 10), spot(320 + 280, 10), spot(400, 82)]).toEqual([undefined, undefined, undefined])
})

it('scrolls no further than a cell needs', () => {
  const sight = { top: 0, height: 90 + 40, start: 0, width: 320 + 100 }
  expect(scrollTo({ row: 0, column: 0 }, geometry, sight)).toEqual({ top: 0, start: 0 })
  expect(scrollTo({ row: 2, column: 6 }, geometry, sight)).toEqual({ top: 42, start: 180 })
  expect(scrollTo({ row: 0, column: 1 }, geometry, { ...sight, top: 42, start: 180 })).toEqual({ top: 0, start: 40 })
})

it('shows whole weeks and months, and turns by as much', () => {
  const first = (span: Parameters<typeof datesOf>[0]) => {
    const dates = datesOf(span, '2031-03-12', 1)
    return [dates[0], dates.length]
  }
  expect([first('day'), first('week'), first('twoWeeks'), first('fourWeeks'), first('month')]).toEqual([
    ['2031-03-12', 1],
    ['2031-03-10', 7],
    ['2031-03-10', 14],
    ['2031-03-10', 28],
    ['2031-03-01', 31],
  ])
  expect([
    turned('day', '2031-03-12', -1),
    turned('fourWeeks', '2031-03-10', 1),
    turned('month', '2031-03-31', 1),
  ]).toEqual(['2031-03-11', '2031-04-07', '2031-04-01'])
})
