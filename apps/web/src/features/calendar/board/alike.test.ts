import { expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { alike } from './alike.ts'
import { rosterOf, type BoardShift } from './roster.ts'

const DATE = '2031-03-10'
const open = day(null, DATE)
const night: Sampled = [null, 0, `${DATE}T19:00`, '2031-03-11T07:00', 'night']
const inCell = (change: (shift: BoardShift, at: number) => BoardShift = (shift) => shift) =>
  rosterOf(boardOf([open, night, open, night, open]), '').shifts.map((shift, at) => ({
    shift: change(shift, at),
    isOn: false,
    isEnd: true,
  }))
const said = (cell: ReturnType<typeof inCell>, isApart: (shift: BoardShift) => boolean = () => false) =>
  alike(cell, isApart).map(({ placed, count }) => [placed.shift.assignmentId, count])

it('says each kind once, and how many there are of it', () => {
  expect(said(inCell())).toEqual([
    [1, 3],
    [2, 2],
  ])
  expect(said([])).toEqual([])
})

it('tells apart what has other times, another specialty, or is a draft', () => {
  const other = (change: Partial<BoardShift>) =>
    said(inCell((shift, at) => (at === 2 ? { ...shift, ...change } : shift)))
  const apart = [
    [1, 2],
    [2, 2],
    [3, 1],
  ]
  expect(other({ endsAt: `${DATE}T18:00` })).toEqual(apart)
  expect(other({ specialtyId: 'surgery' })).toEqual(apart)
  expect(other({ flags: ['draft'] })).toEqual(apart)
})

it('leaves alone what is to be looked at, what is not saved, and what is carried', () => {
  const all = (change: Partial<BoardShift>) => said(inCell((shift) => ({ ...shift, ...change })))
  const each = [1, 2, 3, 4, 5].map((id) => [id, 1])
  expect(all({ flags: ['note'] })).toEqual(each)
  expect(all({ isUnsaved: true })).toEqual(each)
  expect(all({ flags: ['draft'] })).toHaveLength(2)
  expect(said(inCell(), ({ assignmentId }) => assignmentId === 1)).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ])
})
