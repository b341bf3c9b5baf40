import { expect, test } from 'vitest'
import { packedCells, unpackedCells } from './packed-cells.ts'

const FIGURES = ['shifts', 'minutes', 'nights'] as const
const DATE = '2027-03-01'
const cell = (providerId: string, hospitalId: string, specialtyId: string | null, sums: [number, number, number]) => {
  const [shifts, minutes, nights] = sums
  return {
    shift: { providerId, hospitalId, shiftTypeId: 'day', specialtyId, date: DATE },
    figures: { shifts, minutes, nights },
  }
}
const CELLS = [
  cell('p2', 'north', null, [1, 720, 1]),
  cell('p1', 'south', 'icu', [1, 480, 0]),
  cell('p1', 'north', null, [1, 720, 0]),
  cell('p1', 'north', null, [2, 960, 0]),
]
const BY_ALL = ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'] as const

test('cells come back as they were packed, alike ones as their sum', () => {
  const packed = packedCells(CELLS, BY_ALL, FIGURES)
  expect(unpackedCells(packed, DATE, FIGURES)).toEqual([
    cell('p1', 'north', null, [3, 1680, 0]),
    cell('p1', 'south', 'icu', [1, 480, 0]),
    cell('p2', 'north', null, [1, 720, 1]),
  ])
})

test('cells are packed to the same text in whatever order they come', () => {
  const text = (cells: typeof CELLS) => JSON.stringify(packedCells(cells, BY_ALL, FIGURES))
  expect(text(CELLS.toReversed())).toBe(text(CELLS))
})

test('what cells are not told apart by is nothing', () => {
  const packed = packedCells(CELLS, ['hospitalId'], FIGURES)
  const shiftOf = (hospitalId: string) => ({
    providerId: '',
    hospitalId,
    shiftTypeId: '',
    specialtyId: null,
    date: DATE,
  })
  expect(unpackedCells(packed, DATE, FIGURES)).toEqual([
    { shift: shiftOf('north'), figures: { shifts: 4, minutes: 2400, nights: 1 } },
    { shift: shiftOf('south'), figures: { shifts: 1, minutes: 480, nights: 0 } },
  ])
})
