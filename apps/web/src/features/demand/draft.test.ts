import type { Demand } from '@onward/contract'
import { expect, it } from 'vitest'
import {
  changesOf,
  countOf,
  keyOf,
  linesOf,
  NO_CHANGES,
  onTopOf,
  sinceSent,
  withCells,
  withCopy,
  withLine,
  withoutLine,
} from './draft.ts'

const cell = (least: number, wished = least) => ({ least, wished })
const row = (shiftTypeId: string, more: Partial<Demand> = {}): Demand => ({
  demandId: shiftTypeId,
  hospitalId: 'h',
  shiftTypeId,
  specialtyId: null,
  from: '2026-01-01',
  to: null,
  days: [...Array.from({ length: 7 }, () => cell(2, 3)), null],
  version: 1,
  ...more,
})
const rows = [row('day'), row('night')]
const [day = '', night = ''] = rows.map(keyOf)
const period = { from: '2026-01-01', to: null }
const changes = (draft: typeof NO_CHANGES) => changesOf(rows, draft, 'h', period)

it('writes what was changed and nothing else', () => {
  expect(changes(NO_CHANGES)).toEqual({ create: [], change: [], delete: [] })
  const typed = withCells(rows, NO_CHANGES, [
    { key: day, column: 0, cell: cell(4) },
    { key: day, column: 7, cell: cell(1) },
  ])
  const days = rows[0]?.days.with(0, cell(4)).with(7, cell(1))
  expect(changes(typed)).toEqual({ create: [], change: [{ demandId: 'day', version: 1, days }], delete: [] })
  expect(countOf(rows, typed)).toBe(2)
})

it('has nothing to save where a cell is as it was again', () => {
  const there = withCells(rows, NO_CHANGES, [{ key: day, column: 0, cell: null }])
  expect(withCells(rows, there, [{ key: day, column: 0, cell: cell(2, 3) }])).toEqual(NO_CHANGES)
})

it('adds and removes lines; one that is removed and added again is as it was', () => {
  const icu = keyOf({ shiftTypeId: 'day', specialtyId: 'icu' })
  const added = withCells(rows, withLine(NO_CHANGES, icu), [{ key: icu, column: 1, cell: cell(1) }])
  expect(linesOf(rows, added).map(({ key }) => key)).toEqual([day, night, icu])
  expect(changes(added).create).toMatchObject([{ hospitalId: 'h', shiftTypeId: 'day', specialtyId: 'icu', ...period }])
  const removed = withoutLine(NO_CHANGES, { key: night, row: rows[1] })
  expect(changes(removed).delete).toEqual([{ demandId: 'night', version: 1 }])
  expect(changes(withLine(removed, night)).delete).toEqual([])
  expect(countOf(rows, withoutLine(added, { key: icu, row: undefined }))).toBe(0)
})

it('copies the cells of lines that are there, and adds the others', () => {
  const from = [row('day', { days: Array.from({ length: 8 }, () => cell(1)) }), row('call')]
  const copied = withCopy(rows, NO_CHANGES, from)
  expect(changes(copied).change).toMatchObject([{ demandId: 'day', days: from[0]?.days }])
  expect(changes(copied).create).toMatchObject([{ shiftTypeId: 'call', days: rows[0]?.days }])
})

it('goes on from newer rows, and says which cells were changed by both', () => {
  const typed = withCells(rows, NO_CHANGES, [
    { key: day, column: 0, cell: cell(4) },
    { key: day, column: 1, cell: cell(5) },
  ])
  const newer = row('day', { version: 2, days: row('day').days.with(0, cell(7)).with(6, null) })
  const { draft, met } = onTopOf(typed, [newer])
  expect(met).toEqual([{ key: day, column: 0, mine: cell(4), theirs: cell(7) }])
  expect(changes(draft).change).toEqual([
    { demandId: 'day', version: 2, days: newer.days.with(0, cell(4)).with(1, cell(5)) },
  ])
})

it('keeps what was typed after it was sent', () => {
  const sent = withLine(withCells(rows, NO_CHANGES, [{ key: day, column: 0, cell: cell(4) }]), 'new')
  expect(sinceSent(sent, sent)).toEqual(NO_CHANGES)
  const typed = withCells(rows, sent, [
    { key: day, column: 0, cell: cell(5) },
    { key: day, column: 1, cell: null },
    { key: night, column: 2, cell: cell(6) },
  ])
  expect(sinceSent(typed, sent)).toEqual({
    ...NO_CHANGES,
    cells: { [day]: { 0: cell(5), 1: null }, [night]: { 2: cell(6) } },
  })
  expect(sinceSent(withoutLine(typed, { key: night, row: rows[1] }), sent)).toMatchObject({
    removed: [night],
    added: [],
  })
})
