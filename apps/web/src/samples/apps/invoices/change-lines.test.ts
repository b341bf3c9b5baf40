import { expect, it } from 'vitest'
import { added, changed, keyed, numberOf, removed } from './change-lines.ts'
import { blankLine } from './lines.ts'

const three = keyed([blankLine(), blankLine(), blankLine()])

it('adds a line with a key of its own, after removals too', () => {
  expect(added([]).map(({ key }) => key)).toEqual([0])
  expect(added(removed(three, 1)).map(({ key }) => key)).toEqual([0, 2, 3])
})

it('changes one line and leaves the others', () => {
  const after = changed(three, 1, { hours: 7 })
  expect(after.map(({ hours }) => hours)).toEqual([1, 7, 1])
  expect(three.map(({ hours }) => hours)).toEqual([1, 1, 1])
})

it.each([
  ['12.5', 12.5],
  ['', 0],
  ['-3', 0],
  ['many', 0],
  ['1e400', 0],
  ['9999999', 1_000_000],
])('reads %j as %d', (text, number) => {
  expect(numberOf(text)).toBe(number)
})

it('stops at a hundred per cent', () => {
  expect(numberOf('150', 100)).toBe(100)
})
